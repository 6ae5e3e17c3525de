/** Pieces of one article that were sent to a customer with one parcel. */
interface Piece<Options> {
  variantId: string;
  options: Options;
  /** Empty: not noted. */
  lots: readonly string[];
  sentAt: Date;
}

/** An order line as it is now. */
export interface SentLine<Options> extends Piece<Options> {
  quantity: number;
}

/** One piece of a line that was to be exchanged for another size. */
export interface PieceExchange<Options> {
  /** The return by which the old piece comes back. */
  returnId: number;
  variantId: string;
  oldVariantId: string;
  /** What the line said of the old piece; null as long as it still does, or where it was not kept. */
  old: Pick<Piece<Options>, 'options' | 'lots'> | null;
  /** Null until the new piece is sent. */
  sentAt: Date | null;
}

/** Pieces that are not with the customer. */
export interface GonePieces {
  quantity: number;
  at: Date;
  /** The return by which they came back; null for other ways. */
  returnId: number | null;
}

export interface HeldPieces<Options> extends Piece<Options> {
  quantity: number;
  gone: number;
}

/** The pieces that a customer got for a line: those it was sent with, and the new one of each exchange that was sent. */
function listSent<Options>(
  line: SentLine<Options>,
  exchanges: readonly PieceExchange<Options>[],
  none: Options,
): HeldPieces<Options>[] {
  const sent = (variantId: string, quantity: number, sentAt: Date, later: readonly PieceExchange<Options>[]) => {
    const current = line.variantId === variantId ? line : null;
    const { options, lots } = later.find(({ old }) => old !== null)?.old ?? current ?? { options: none, lots: [] };
    return { variantId, options, lots, sentAt, quantity, gone: 0 };
  };
  const first = sent(exchanges[0]?.oldVariantId ?? line.variantId, line.quantity, line.sentAt, exchanges);
  const others = exchanges.flatMap(({ variantId, sentAt }, index) =>
    sentAt === null ? [] : [sent(variantId, 1, sentAt, exchanges.slice(index + 1))],
  );
  return [first, ...others];
}

/**
 * What a customer got for a line, article by article, and how much of each is surely gone. A line that was exchanged is about
 * the new piece, while the old one may still be with the customer, or the new one not yet.
 * @param exchanges of this line, oldest first
 * @param none options of an article of which they were not kept
 */
export function sentPieces<Options>(
  line: SentLine<Options>,
  exchanges: readonly PieceExchange<Options>[],
  gone: readonly GonePieces[],
  none: Options,
): HeldPieces<Options>[] {
  const pieces = listSent(line, exchanges, none);
  for (const { quantity, at, returnId } of gone) {
    const index = exchanges.findIndex((exchange) => exchange.returnId === returnId);
    // The old piece was sent before the new one; any other that came back is of the newest that had been sent by then.
    const isOlder = ({ sentAt }: PieceExchange<Options>): boolean => sentAt !== null && sentAt <= at;
    const before = index === -1 ? exchanges.filter(isOlder) : exchanges.slice(0, index).filter(({ sentAt }) => sentAt);
    let left = quantity;
    for (const piece of pieces.slice(0, before.length + 1).reverse()) {
      const taken = Math.min(left, piece.quantity - piece.gone);
      piece.gone += taken;
      left -= taken;
    }
  }
  return pieces;
}
