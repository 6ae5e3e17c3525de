/** How many pieces buyers may reserve without having paid (site settings). */
export interface UnpaidLimits {
  /** Pieces of all unpaid orders with one email address. */
  customerPieces: number;
  /** Pieces of all unpaid orders from one IP address. */
  networkPieces: number;
  /** Pieces of one article that a buyer may reserve however few there are … */
  articlePieces: number;
  /** … or this share of its stock, if that is more. */
  articlePercent: number;
}

export interface Pieces {
  variantId: string;
  quantity: number;
}

/** What is reserved for unpaid orders already, without the order in question. */
export interface UnpaidPieces {
  customer: Pieces[];
  network: Pieces[];
}

export type UnpaidDecision =
  | { kind: 'accepted' }
  /** Accepted, but reserved for a short time only, even if the customer chooses a bank transfer. */
  | { kind: 'brief' }
  /** `allowed`: pieces that can be ordered now; null when only the number of single articles is too high. */
  | { kind: 'refused'; allowed: number | null; lines: { variantId: string; allowed: number }[] };

/**
 * An order of so few pieces is never refused. Others may use the same email address (anybody can type it) or the same IP
 * address (a mobile network, a school) and have used up its pieces: a limit must not shut out a real buyer.
 */
const ALWAYS_ACCEPTED = 2;

export const sumPieces = (pieces: Pieces[]): number => pieces.reduce((total, { quantity }) => total + quantity, 0);
const sumOf = (pieces: Pieces[], id: string): number => sumPieces(pieces.filter(({ variantId }) => variantId === id));

/** Pieces of an article that one buyer may hold unpaid; `shelf` is what is in stock plus what the buyer holds. */
const articleLimit = (shelf: number, { articlePieces, articlePercent }: UnpaidLimits): number =>
  Math.max(articlePieces, Math.floor((shelf * articlePercent) / 100));

/**
 * Decides whether an order may reserve its pieces before it is paid. `stockLeft`: pieces in stock by variant id, after those
 * of this order were taken.
 */
export function decideUnpaidOrder(
  order: Pieces[],
  reserved: UnpaidPieces,
  stockLeft: ReadonlyMap<string, number>,
  limits: UnpaidLimits,
): UnpaidDecision {
  const ordered = sumPieces(order);
  const allowed = Math.min(
    limits.customerPieces - sumPieces(reserved.customer),
    limits.networkPieces - sumPieces(reserved.network),
  );
  const lines = [...new Set(order.map(({ variantId }) => variantId))].flatMap((variantId) => {
    const own = sumOf(order, variantId);
    const before = Math.max(sumOf(reserved.customer, variantId), sumOf(reserved.network, variantId));
    const most = articleLimit((stockLeft.get(variantId) ?? 0) + own + before, limits) - before;
    return own > most ? [{ variantId, allowed: Math.max(0, most) }] : [];
  });
  if (ordered <= allowed && lines.length === 0) return { kind: 'accepted' };
  if (ordered <= ALWAYS_ACCEPTED) return { kind: 'brief' };
  return { kind: 'refused', allowed: ordered > allowed ? Math.max(ALWAYS_ACCEPTED, allowed) : null, lines };
}
