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
  /** Pieces that its customer surely does not have: see `readGonePieces`. */
  gone: number;
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

/** A lot as it is compared: one person types "L2409-A", another "L2409 A". */
export const lotKey = (lot: string): string => lot.replace(/[ ./_-]/g, '').toUpperCase();

function isOfLot({ lots, withUnknownLots }: RecallScope, line: ShippedLine): boolean {
  if (lots.length === 0) return true;
  if (line.lots.length === 0) return withUnknownLots;
  const meant = new Set(lots.map(lotKey));
  return line.lots.some((lot) => meant.has(lotKey(lot)));
}

/**
 * Pieces of a line that its customer must be told of: all affected consumers (Regulation (EU) 2023/988 art. 35(1)), so a refund
 * alone takes none away, because whoever got money back may still have the piece. Of a line with several lots every piece
 * that is left counts, because nobody knows which of them came back.
 */
export function affectedPieces(scope: RecallScope, line: ShippedLine): number {
  const { shippedFrom, shippedUntil } = scope;
  const isMeant =
    scope.variantIds.includes(line.variantId) &&
    isOfLot(scope, line) &&
    (shippedFrom === null || line.shippedOn >= shippedFrom) &&
    (shippedUntil === null || line.shippedOn <= shippedUntil);
  if (!isMeant) return 0;
  return Math.max(0, line.quantity - line.gone);
}
