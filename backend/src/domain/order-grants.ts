import { isPackable } from './order-status';
import { type OrderStatus } from '../../contract/order-states';

/** What a grant opens: one lesson, a level including lessons added later, or everything. */
export type GrantScope = 'lesson' | 'level' | 'all';

/** `target` is the document id of the lesson or level, null for `all`. */
export interface GrantTarget {
  scope: GrantScope;
  target: string | null;
}

/** What an order line opens, fixed when the order is placed. */
export interface OpenedByLine extends GrantTarget {
  /** `gift`: bought for somebody else, whom the order names. */
  source: 'purchase' | 'bonus' | 'gift';
}

/** The same, bought for somebody else. What comes free with an article stays with its buyer. */
export const asGift = (opens: OpenedByLine[]): OpenedByLine[] =>
  opens.map((one) => (one.source === 'purchase' ? { ...one, source: 'gift' } : one));

/**
 * What a grant takes off a larger purchase of its owner: the money they paid for it, or its share if the shop gave it. A gift that
 * another customer bought takes off nothing: its money is the giver's, who has no lesson for it (docs/decisions/0090).
 */
export function lowersBy(source: OpenedByLine['source'] | 'admin'): 'money' | 'share' | null {
  if (source === 'gift') return null;
  return source === 'purchase' ? 'money' : 'share';
}

interface GrantingLine {
  id: number;
  quantity: number;
  /** Pieces refunded, or being refunded. */
  refundedQuantity: number;
  /** Cents paid for the line and not refunded. */
  worth: number;
  opens: OpenedByLine[];
}

export interface GrantingOrder {
  status: OrderStatus;
  /** The order was replaced or canceled, or nothing of it could be delivered. */
  withdrawn: boolean;
  /** Cents of this order's payments that the shop still holds. */
  left: number;
  /** Cents of shipping paid and not refunded. */
  shipping: number;
  lines: GrantingLine[];
}

/** Why a line no longer opens anything. */
type EndReason = 'refunded' | 'charged-back' | 'canceled' | 'unpaid';

/** Target state of one grant. */
export interface OrderGrant extends OpenedByLine {
  lineId: number;
  /** Null while the grant is active. */
  ended: EndReason | null;
  /** Cents paid for it; 0 for a bonus. */
  paid: number;
}

function endReasonOf(order: GrantingOrder, line: GrantingLine): EndReason | null {
  if (order.withdrawn) return 'canceled';
  if (order.status === 'charged_back') return 'charged-back';
  if (line.refundedQuantity >= line.quantity) return 'refunded';
  // A line fully covered by credit was paid with another order, so this order's refund does not end it.
  if (order.status === 'refunded') return line.worth > 0 ? 'refunded' : null;
  return isPackable(order.status) ? null : 'unpaid';
}

/**
 * The grants an order's lines give right now. Depends on the order only, so payment updates may arrive repeatedly and in
 * any sequence. A line stays open while at least one of its pieces is paid for, whatever happens to other lines. `paid` is
 * the line's price after discounts, in cents; refunds that name no line are spread over all lines, rounded down, so that
 * the sum never exceeds what the shop still holds.
 */
export function computeOrderGrants(order: GrantingOrder): OrderGrant[] {
  const all = order.shipping + order.lines.reduce((sum, line) => sum + line.worth, 0);
  const left = Math.max(0, Math.min(order.left, all));
  return order.lines.flatMap((line) => {
    const ended = endReasonOf(order, line);
    const paid = all > 0 ? Math.floor((line.worth * left) / all) : 0;
    return line.opens.map((opened) => ({
      ...opened,
      lineId: line.id,
      ended,
      paid: opened.source !== 'bonus' && ended === null ? paid : 0,
    }));
  });
}

export const isSameTarget = (a: GrantTarget, b: GrantTarget): boolean => a.scope === b.scope && a.target === b.target;

/** Whether the grant opens this lesson. */
export function opensLesson({ scope, target }: GrantTarget, lesson: { id: string; levels: string[] }): boolean {
  if (scope === 'all') return true;
  return target !== null && (scope === 'lesson' ? target === lesson.id : lesson.levels.includes(target));
}
