import { ShopError } from './shop-error';

/** A line of an order as far as its money can go back. */
export interface RefundableLine {
  id: number;
  /** Pieces ordered. */
  quantity: number;
  /** Pieces whose price was sent back or is on its way. */
  refundedQuantity: number;
  /** Cents: unit price times quantity. */
  total: number;
  /** Cents of the order's discount that fall to this line. */
  discount: number;
  /** Cents sent back for this line, or on their way. */
  refunded: number;
}

export interface Refundable {
  lines: RefundableLine[];
  /** Cents of the outbound shipping cost that were not sent back yet. */
  shipping: number;
  /** Cents that were paid and neither sent back, nor on their way back, nor taken back by a bank. */
  left: number;
}

export interface AskedRefund {
  lines: { lineId: number; quantity: number }[];
  shipping: boolean;
  /** Instead of lines and shipping. */
  amount?: number | undefined;
}

export interface RefundedLine {
  lineId: number;
  quantity: number;
  /** Cents. */
  amount: number;
}

/** A refund in cents; `amount` can be more than its parts, when it is not about goods. */
export interface ComputedRefund {
  amount: number;
  lines: RefundedLine[];
  shipping: number;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** What the first `pieces` of a line cost together: price less its share of the order's discount. */
const worthOf = (line: RefundableLine, pieces: number): number =>
  Math.round(((line.total - line.discount) * pieces) / line.quantity);

/**
 * Cents to send back for `quantity` more pieces of a line. Counted from what went back before, so the parts of any
 * split add up to exactly what the line cost.
 */
export function priceOfPieces(line: RefundableLine, quantity: number): number {
  return Math.max(0, worthOf(line, line.refundedQuantity + quantity) - line.refunded);
}

function readLines(refundable: Refundable, asked: AskedRefund['lines']): RefundedLine[] {
  const quantities = new Map<number, number>();
  for (const { lineId, quantity } of asked) quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  return [...quantities].map(([lineId, quantity]) => {
    const line = refundable.lines.find(({ id }) => id === lineId);
    const left = line ? line.quantity - line.refundedQuantity : 0;
    if (!line || !Number.isSafeInteger(quantity) || quantity < 1 || quantity > left)
      throw new ShopError('NotRefundable', 'So many pieces are not left to refund', { lineId, left });
    return { lineId, quantity, amount: priceOfPieces(line, quantity) };
  });
}

/**
 * What a refund comes to, in cents. Throws `NotRefundable` when more is asked for than is left of a line or of the
 * money that was paid. Shipping goes back once. Zero only when the pieces themselves cost nothing.
 */
export function computeRefund(refundable: Refundable, asked: AskedRefund): ComputedRefund {
  const lines = readLines(refundable, asked.lines);
  const shipping = asked.shipping ? refundable.shipping : 0;
  const free = asked.amount;
  if (free !== undefined && (lines.length > 0 || asked.shipping || !Number.isSafeInteger(free) || free < 1))
    throw new ShopError('NotRefundable', 'Refund an amount of at least a cent, or lines and shipping');
  const amount = free ?? sum(lines.map((line) => line.amount)) + shipping;
  if (lines.length === 0 && amount === 0) throw new ShopError('NotRefundable', 'There is nothing to refund');
  if (amount > refundable.left)
    throw new ShopError('NotRefundable', 'More than what is left of the payment', { amount, left: refundable.left });
  return { amount, lines, shipping };
}

/**
 * Everything that is left: all pieces, shipping, and what was paid beyond the order. Where less is left than that, by
 * a free amount sent back before, shipping and then the last lines get less.
 */
export function computeWholeRefund(refundable: Refundable): ComputedRefund {
  let rest = refundable.left;
  const take = (amount: number): number => {
    const part = Math.min(amount, rest);
    rest -= part;
    return part;
  };
  const lines = refundable.lines
    .map((line) => ({ line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ lineId: line.id, quantity, amount: take(priceOfPieces(line, quantity)) }));
  return { amount: refundable.left, lines, shipping: take(refundable.shipping) };
}

export interface RefundPart extends ComputedRefund {
  paymentId: number;
}

/**
 * Shares a refund among the payments that the money came with: from one alone where that is possible, else from
 * several. Pieces of a line are counted in the first part that names it.
 */
export function splitOverPayments(refund: ComputedRefund, payments: { id: number; left: number }[]): RefundPart[] {
  const alone = payments.find((payment) => payment.left >= refund.amount);
  const sources = alone ? [alone] : [...payments].sort((a, b) => b.left - a.left);
  const lines = refund.lines.map((line) => ({ ...line }));
  let { amount: rest, shipping } = refund;
  const parts: RefundPart[] = [];
  for (const { id, left } of sources) {
    const amount = Math.min(left, rest);
    if (amount <= 0 && parts.length > 0) continue;
    rest -= amount;
    const part: RefundPart = { paymentId: id, amount, lines: [], shipping: 0 };
    let room = amount;
    while (lines[0] && (room > 0 || lines[0].amount === 0)) {
      const line = lines[0];
      const share = Math.min(room, line.amount);
      room -= share;
      part.lines.push({ ...line, amount: share });
      if (share === line.amount) lines.shift();
      else lines[0] = { lineId: line.lineId, quantity: 0, amount: line.amount - share };
    }
    part.shipping = Math.min(room, shipping);
    shipping -= part.shipping;
    parts.push(part);
  }
  return parts;
}
