import type { Fulfilment, OrderStatus } from '../../contract/order-states';
import { canBeReturned } from './fulfilment';
import { DAY_MS } from './time';

/** Parcels that are sent on the last day need some days to arrive. */
const GRACE_DAYS = 7;

/** Exchanges of one order, whatever became of them: each keeps a piece from others. */
export const MAX_EXCHANGES = 4;

/** Until when the new piece is kept, given the last instant to send the old one. */
export const heldUntil = (sendBackBy: Date): Date => new Date(sendBackBy.getTime() + GRACE_DAYS * DAY_MS);

/** The order keeps money for the piece. */
const isPaidFor = (status: OrderStatus): boolean => status === 'paid' || status === 'partially_refunded';

interface ExchangeablePiece {
  type: string;
  /** Pieces of the line that were not refunded and are not on their way back. */
  kept: number;
  fulfilment: Fulfilment;
  status: OrderStatus;
  /** Its customer may still withdraw from it. */
  isInPeriod: boolean;
  /** Earlier exchanges of the order. */
  made: number;
}

/**
 * Whether customers may exchange a piece for another size by themselves: once it was sent and as long as they could
 * withdraw. Only a line with one piece left: what is kept of a line and what is exchanged could otherwise not be told apart.
 */
export const mayExchange = ({ type, kept, fulfilment, status, isInPeriod, made }: ExchangeablePiece): boolean =>
  type === 'physical' &&
  kept === 1 &&
  isInPeriod &&
  made < MAX_EXCHANGES &&
  canBeReturned(fulfilment) &&
  isPaidFor(status);

/**
 * Whether the new piece is sent now that the old one has come. Not when money is withheld for it, when it was refunded in
 * another way, or when the bank took the money back: the return is then booked as usual.
 */
export const goesOn = (arrived: { withheld: number; kept: number; status: OrderStatus }): boolean =>
  arrived.withheld === 0 && arrived.kept > 0 && isPaidFor(arrived.status);
