import { ShopError } from './shop-error';

/** Refundable state of an order line. */
export interface RefundableLine {
  id: number;
  /** Pieces ordered. */
  quantity: number;
  /** Pieces refunded, or being refunded. */
  refundedQuantity: number;
  /** Cents: unit price times quantity. */
  total: number;
  /** Cents of the order's discount that apply to this line. */
  discount: number;
  /** Cents refunded for this line, being refunded, or withheld from a refund of it for good. */
  refunded: number;
}

export interface Refundable {
  lines: RefundableLine[];
  /** Cents of the outbound shipping cost not refunded yet. */
  shipping: number;
  /** Cents paid and neither refunded, nor being refunded, nor charged back. */
  left: number;
}

export interface RequestedRefund {
  lines: { lineId: number; quantity: number }[];
  shipping: boolean;
  /** Free amount in cents, instead of lines and shipping. */
  amount?: number | undefined;
}

export interface RefundedLine {
  lineId: number;
  quantity: number;
  /** Cents. */
  amount: number;
  /** Cents that were not refunded because the pieces had lost value; missing when nothing was withheld. */
  withheld?: number;
}

/** A refund in cents; `amount` can exceed its parts when it is not for goods. */
export interface ComputedRefund {
  amount: number;
  lines: RefundedLine[];
  shipping: number;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Cost of the first `pieces` of a line: their price less the share of the order's discount. */
const costOfPieces = (line: RefundableLine, pieces: number): number =>
  Math.round(((line.total - line.discount) * pieces) / line.quantity);

/**
 * Cents to refund for `quantity` more pieces of a line. Calculated from earlier refunds, so that any split adds up to
 * exactly what the line cost.
 */
export function priceOfPieces(line: RefundableLine, quantity: number): number {
  return Math.max(0, costOfPieces(line, line.refundedQuantity + quantity) - line.refunded);
}

function computeLines(refundable: Refundable, requested: RequestedRefund['lines']): RefundedLine[] {
  const quantities = new Map<number, number>();
  for (const { lineId, quantity } of requested) quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  return [...quantities].map(([lineId, quantity]) => {
    const line = refundable.lines.find(({ id }) => id === lineId);
    const left = line ? line.quantity - line.refundedQuantity : 0;
    if (!line || !Number.isSafeInteger(quantity) || quantity < 1 || quantity > left)
      throw new ShopError('NotRefundable', 'More pieces than are left to refund', { lineId, left });
    return { lineId, quantity, amount: priceOfPieces(line, quantity) };
  });
}

/**
 * Calculates a refund in cents. Throws `NotRefundable` when it exceeds what is left of a line or of the payments. Shipping
 * is refunded once. The amount is 0 only for pieces that were free.
 */
export function computeRefund(refundable: Refundable, requested: RequestedRefund): ComputedRefund {
  const lines = computeLines(refundable, requested.lines);
  const shipping = requested.shipping ? refundable.shipping : 0;
  const free = requested.amount;
  if (free !== undefined && (lines.length > 0 || requested.shipping || !Number.isSafeInteger(free) || free < 1))
    throw new ShopError('NotRefundable', 'Refund either an amount of at least one cent, or lines and shipping');
  const amount = free ?? sum(lines.map((line) => line.amount)) + shipping;
  if (lines.length === 0 && amount === 0) throw new ShopError('NotRefundable', 'There is nothing to refund');
  if (amount > refundable.left)
    throw new ShopError('NotRefundable', 'The amount exceeds what is left of the payment', {
      amount,
      left: refundable.left,
    });
  return { amount, lines, shipping };
}

/** Lowers a refund to `left` cents: shipping and then the last lines get less. */
export function fitRefund({ lines, shipping }: Omit<ComputedRefund, 'amount'>, left: number): ComputedRefund {
  let rest = left;
  const allocate = (amount: number): number => {
    const part = Math.min(amount, rest);
    rest -= part;
    return part;
  };
  const fitted = lines.map((line) => ({ ...line, amount: allocate(line.amount) }));
  const parcel = allocate(shipping);
  return { amount: left - rest, lines: fitted, shipping: parcel };
}

/** Refunds everything that is left: all pieces, shipping and overpayments, even if an earlier free amount left less. */
export function computeWholeRefund(refundable: Refundable): ComputedRefund {
  const lines = refundable.lines
    .map((line) => ({ line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ lineId: line.id, quantity, amount: priceOfPieces(line, quantity) }));
  return { ...fitRefund({ lines, shipping: refundable.shipping }, refundable.left), amount: refundable.left };
}

export interface RefundPart extends ComputedRefund {
  paymentId: number;
}

interface RefundSource {
  id: number;
  left: number;
  isGiftCard?: boolean;
}

/**
 * Splits a refund over the order's payments: a single one if it holds enough, otherwise several in the given order. Money goes back
 * before a gift card gets anything (decision 0066). Pieces of a line are counted in the first part that includes it.
 */
export function splitOverPayments(refund: ComputedRefund, payments: RefundSource[]): RefundPart[] {
  const money = payments.filter(({ isGiftCard }) => !isGiftCard);
  const alone = money.find((payment) => payment.left >= refund.amount);
  const sources = alone ? [alone] : [...money, ...payments.filter(({ isGiftCard }) => isGiftCard)];
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
