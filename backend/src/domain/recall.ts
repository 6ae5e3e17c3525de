/** Which sold pieces a recall is about. */
export interface RecallScope {
  variantIds: readonly string[];
  /** As `parseLots` writes them; empty: every lot. */
  lots: readonly string[];
  /** Also pieces whose lot was not noted: nobody can say that they are safe. */
  withUnknownLots: boolean;
  /** Days (`YYYY-MM-DD`) of the shop on which they were shipped, both included; null: without a limit. */
  shippedFrom: string | null;
  shippedUntil: string | null;
}

/** A line of an order that was shipped. */
export interface ShippedLine {
  variantId: string;
  quantity: number;
  refunded: number;
  /** Pieces that were refunded before they came back and never came. */
  refundedButKept: number;
  lots: readonly string[];
  /** Day of the shop (`YYYY-MM-DD`). */
  shippedOn: string;
}

const MOST_LOTS = 10;
const LOT = /^[\p{L}\p{N}][\p{L}\p{N} ./_-]{0,39}$/u;

/** Lot numbers from text, separated by commas or lines: upper case, each once. Null if one is unreadable or they are too many. */
export function parseLots(text: string, most = MOST_LOTS): string[] | null {
  const parts = text.split(/[,;\n]/).map((part) => part.trim().replace(/\s+/g, ' ').toUpperCase());
  const lots = [...new Set(parts.filter((part) => part !== ''))];
  return lots.length <= most && lots.every((lot) => LOT.test(lot)) ? lots : null;
}

const isOfLot = ({ lots, withUnknownLots }: RecallScope, line: ShippedLine): boolean =>
  lots.length === 0 || (line.lots.length === 0 ? withUnknownLots : line.lots.some((lot) => lots.includes(lot)));

/**
 * Pieces of a line that its customer must be told of: at most those that are still with the customer. Of a line with several
 * lots every piece counts, because nobody knows which of them came back.
 */
export function affectedPieces(scope: RecallScope, line: ShippedLine): number {
  const { shippedFrom, shippedUntil } = scope;
  const isMeant =
    scope.variantIds.includes(line.variantId) &&
    isOfLot(scope, line) &&
    (shippedFrom === null || line.shippedOn >= shippedFrom) &&
    (shippedUntil === null || line.shippedOn <= shippedUntil);
  if (!isMeant) return 0;
  return Math.max(0, Math.min(line.quantity, line.quantity - line.refunded + line.refundedButKept));
}
