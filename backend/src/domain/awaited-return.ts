import { type ReturnState } from '../../contract/order-states';
import { type ComputedRefund, type Refundable, fitRefund, priceOfPieces } from './refund-amounts';
import { ShopError } from './shop-error';

/** Pieces of an order line. */
export interface Pieces {
  lineId: number;
  quantity: number;
}

/** What came back of one line. */
export interface ArrivedLine {
  lineId: number;
  /** Pieces that can be sold as new. */
  asNew: number;
  /** Pieces that are worn or damaged. */
  worn: number;
  /** Cents not refunded because the worn pieces lost value by more than trying them (Directive 2011/83/EU art. 14(2)). */
  withheld: number;
}

/** Goods that the customer sends back; they may come in several parcels. */
export interface AwaitedReturn {
  lines: Pieces[];
  arrivals: { lines: ArrivedLine[] }[];
  /** The outbound shipping cost goes back with the last piece. */
  shipping: boolean;
  /** What had not come was refunded before it came. */
  isRefundedAhead: boolean;
  /** Nothing more is awaited: all of it came, or the shop waits no longer. */
  hasEnded: boolean;
}

export const countArrived = ({ asNew, worn }: Pick<ArrivedLine, 'asNew' | 'worn'>): number => asNew + worn;

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Pieces that did not come yet, also of a return that ended without them. */
export function missingPieces({ lines, arrivals }: Pick<AwaitedReturn, 'lines' | 'arrivals'>): Pieces[] {
  const came = arrivals.flatMap((arrival) => arrival.lines);
  return lines
    .map(({ lineId, quantity }) => ({
      lineId,
      quantity: quantity - sum(came.filter((line) => line.lineId === lineId).map(countArrived)),
    }))
    .filter(({ quantity }) => quantity > 0);
}

export function returnState(given: Pick<AwaitedReturn, 'lines' | 'arrivals' | 'hasEnded'>): ReturnState {
  if (missingPieces(given).length === 0) return 'arrived';
  if (given.hasEnded) return 'closed';
  return given.arrivals.length > 0 ? 'partly' : 'awaited';
}

/** Adds up pieces of the same line. */
export function mergePieces(pieces: Pieces[]): Pieces[] {
  const quantities = new Map<number, number>();
  for (const { lineId, quantity } of pieces) quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  return [...quantities].map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** Throws `NotReturnable` for pieces that are not awaited, or were given twice. */
function requireAwaited(missing: Pieces[], arrived: ArrivedLine[]): void {
  const isAwaited = (line: ArrivedLine): boolean =>
    countArrived(line) >= 1 &&
    countArrived(line) <= (missing.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0);
  const lines = new Set(arrived.map(({ lineId }) => lineId));
  if (arrived.length === 0 || lines.size < arrived.length || !arrived.every(isAwaited))
    throw new ShopError('NotReturnable', 'More pieces than are awaited, or none');
}

/**
 * Refund for pieces of a return: as many as were not refunded in another way, and no more money than is left after refunds
 * by amount and chargebacks. Null when there is nothing to book. Throws `NotRefundable` when more is withheld than they cost.
 */
export function refundOfReturn(
  refundable: Refundable,
  pieces: (Pieces & { withheld?: number })[],
  shipping: boolean,
): ComputedRefund | null {
  const lines = pieces.flatMap(({ lineId, quantity: came, withheld = 0 }) => {
    const line = refundable.lines.find(({ id }) => id === lineId);
    const quantity = line ? Math.min(came, line.quantity - line.refundedQuantity) : 0;
    const price = line && quantity > 0 ? priceOfPieces(line, quantity) : 0;
    if (withheld > price)
      throw new ShopError('NotRefundable', 'More is withheld than is refunded for these pieces', { lineId, price });
    return quantity > 0 ? [{ lineId, quantity, amount: price - withheld, ...(withheld > 0 ? { withheld } : {}) }] : [];
  });
  const refund = fitRefund({ lines, shipping: shipping ? refundable.shipping : 0 }, refundable.left);
  return lines.length > 0 || refund.amount > 0 ? refund : null;
}

export interface ArrivalPlan {
  refund: ComputedRefund | null;
  /** Pieces that go back to the shelf. */
  shelf: Pieces[];
  /** Nothing is missing any more. */
  isComplete: boolean;
}

/** What the arrival of these pieces leads to. Throws `NotReturnable` and `NotRefundable`. */
export function planArrival(awaited: AwaitedReturn, arrived: ArrivedLine[], refundable: Refundable): ArrivalPlan {
  requireAwaited(awaited.hasEnded ? [] : missingPieces(awaited), arrived);
  if (arrived.some(({ worn, withheld }) => withheld > 0 && (worn === 0 || awaited.isRefundedAhead)))
    throw new ShopError('NotRefundable', 'Money is withheld for worn pieces only, and before they are refunded');
  const isComplete = missingPieces({ ...awaited, arrivals: [...awaited.arrivals, { lines: arrived }] }).length === 0;
  const pieces = arrived.map((line) => ({ ...line, quantity: countArrived(line) }));
  return {
    refund: awaited.isRefundedAhead ? null : refundOfReturn(refundable, pieces, awaited.shipping && isComplete),
    shelf: arrived.flatMap(({ lineId, asNew }) => (asNew > 0 ? [{ lineId, quantity: asNew }] : [])),
    isComplete,
  };
}
