import type { OrderStatus } from './order-status';
import { isPackable } from './order-status';

/** What is opened: one lesson, a level with all its lessons (later ones too), or everything. */
export type GrantScope = 'lesson' | 'level' | 'all';

/** `target` is the document id of the lesson or level, null for `all`. */
export interface GrantTarget {
  scope: GrantScope;
  target: string | null;
}

/** What a line opens, as the order keeps it from the moment it is placed. */
export interface OpenedByLine extends GrantTarget {
  source: 'purchase' | 'bonus';
}

export interface GrantingLine {
  id: number;
  quantity: number;
  /** Pieces whose price was sent back or is on its way. */
  refundedQuantity: number;
  /** Cents that were paid for the line and not sent back. */
  worth: number;
  opens: OpenedByLine[];
}

export interface GrantingOrder {
  status: OrderStatus;
  /** Replaced, canceled, or nothing of it could be delivered. */
  withdrawn: boolean;
  /** Cents that the shop still has of this order's payments. */
  left: number;
  /** Cents of shipping that were paid and not sent back. */
  shipping: number;
  lines: GrantingLine[];
}

/** Why a line opens nothing: its own money went back, or the order as a whole delivers nothing. */
export type EndReason = 'refunded' | 'charged-back' | 'canceled' | 'unpaid';

/** What the ledger must say of one thing that a line opens. */
export interface DueGrant extends OpenedByLine {
  lineId: number;
  /** Null: it is open. */
  ended: EndReason | null;
  /** Cents that were really paid for it; 0 for a bonus. */
  paid: number;
}

function endOf(order: GrantingOrder, line: GrantingLine): EndReason | null {
  if (order.withdrawn) return 'canceled';
  if (order.status === 'charged_back') return 'charged-back';
  if (line.refundedQuantity >= line.quantity) return 'refunded';
  // A price that credit took to nothing was paid with another order: it is not this one's money that went back.
  if (order.status === 'refunded') return line.worth > 0 ? 'refunded' : null;
  return isPackable(order.status) ? null : 'unpaid';
}

/**
 * What an order's lines open right now: a function of the order alone, so that it does not matter in which order or how
 * often its news arrive. A line stays open while one of its pieces is paid for; other lines do not matter to it. `paid`
 * is its price after discounts, in cents; where money went back that no line was named for, every line bears its part,
 * rounded down: never more than the shop still has. Source: issue 6 (entitlements), notes on the academy, section 4.
 */
export function dueGrants(order: GrantingOrder): DueGrant[] {
  const all = order.shipping + order.lines.reduce((sum, line) => sum + line.worth, 0);
  const left = Math.max(0, Math.min(order.left, all));
  return order.lines.flatMap((line) => {
    const ended = endOf(order, line);
    const paid = all > 0 ? Math.floor((line.worth * left) / all) : 0;
    return line.opens.map((opened) => ({
      ...opened,
      lineId: line.id,
      ended,
      paid: opened.source === 'purchase' && ended === null ? paid : 0,
    }));
  });
}

export const isSameTarget = (a: GrantTarget, b: GrantTarget): boolean => a.scope === b.scope && a.target === b.target;

/** Whether what is opened contains this lesson. */
export function opensLesson({ scope, target }: GrantTarget, lesson: { id: string; levels: string[] }): boolean {
  if (scope === 'all') return true;
  return target !== null && (scope === 'lesson' ? target === lesson.id : lesson.levels.includes(target));
}
