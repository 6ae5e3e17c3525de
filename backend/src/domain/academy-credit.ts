import type { GrantTarget } from './grants';

/** A lesson that has to be paid for; previews are none. */
export interface LockedLesson {
  id: string;
  level: string | null;
  /** Cents that it costs alone; null when it is not sold alone. */
  price: number | null;
}

/** Something the customer can open already. */
export interface OwnedTarget extends GrantTarget {
  id: number;
  /** Cents that were really paid for it and that no other purchase has taken off its price; 0 for gifts. */
  creditLeft: number;
}

export interface YourPrice {
  /** Nothing in it is missing: it is not for sale. */
  owned: boolean;
  /** Cents this customer pays. */
  price: number;
  /** Cents off the usual price because of what the customer has; `price + credit` is the usual price. */
  credit: number;
  /** Ids of what was paid for and now counts towards it. */
  creditedFrom: number[];
}

/** Whether who has the one has this lesson too. */
const opens = ({ scope, target }: GrantTarget, lesson: LockedLesson): boolean =>
  scope === 'all' || (scope === 'level' ? lesson.level !== null && lesson.level === target : lesson.id === target);

/** Whether the one opens all of the other, now and when lessons are added. */
export function includes(outer: GrantTarget, inner: GrantTarget, lessons: LockedLesson[]): boolean {
  if (outer.scope === 'all') return true;
  if (outer.scope === inner.scope) return outer.target === inner.target;
  if (outer.scope !== 'level' || inner.scope !== 'lesson') return false;
  return lessons.some((lesson) => lesson.id === inner.target && opens(outer, lesson));
}

/** What a lesson counts in a whole: its price; one that is not sold alone counts like the others on average. */
function weightsOf(lessons: LockedLesson[]): Map<string, number> {
  const prices = lessons.flatMap(({ price }) => (price !== null && price > 0 ? [price] : []));
  const mean = prices.length > 0 ? prices.reduce((sum, price) => sum + price, 0) / prices.length : 1;
  return new Map(lessons.map(({ id, price }) => [id, price !== null && price > 0 ? price : mean]));
}

/**
 * What a lesson, level or bundle costs a customer who has part of it already, in cents: the smaller of its usual price
 * less what was really paid for that part, and of its usual price by the share of lessons that are missing (each counts
 * what it costs alone). Never below 0, never above the usual price. What was free, a gift or a bonus lowers only the
 * share. Money that another purchase has taken off its own price already counts as paid for that purchase.
 *
 * Source: issue 6 ("the bundle's price is lowered by what this customer really paid inside it"), notes on the academy,
 * section 4 (upgrade price).
 */
export function yourPrice(
  offer: GrantTarget & { price: number },
  locked: LockedLesson[],
  owned: OwnedTarget[],
): YourPrice {
  const inside = locked.filter((lesson) => opens(offer, lesson));
  const missing = inside.filter((lesson) => !owned.some((entry) => opens(entry, lesson)));
  const isOwned = owned.some((entry) => includes(entry, offer, locked)) || (inside.length > 0 && missing.length === 0);
  if (isOwned) return { owned: true, price: offer.price, credit: 0, creditedFrom: [] };

  const paid = owned.filter((entry) => entry.creditLeft > 0 && includes(offer, entry, locked));
  const paidBefore = paid.reduce((sum, { creditLeft }) => sum + creditLeft, 0);
  const price = Math.max(0, Math.min(offer.price - paidBefore, priceOfShare(offer.price, inside, missing)));
  return { owned: false, price, credit: offer.price - price, creditedFrom: paid.map(({ id }) => id) };
}

function priceOfShare(price: number, inside: LockedLesson[], missing: LockedLesson[]): number {
  if (missing.length === inside.length) return price;
  const weights = weightsOf(inside);
  const sum = (lessons: LockedLesson[]): number => lessons.reduce((total, { id }) => total + (weights.get(id) ?? 0), 0);
  return Math.round((price * sum(missing)) / sum(inside));
}

/** Lines of a cart that open nothing that another line of it does not open: the smaller of two, and the later of equals. */
export function findCovered(targets: (GrantTarget | null)[], locked: LockedLesson[]): Set<number> {
  const covered = new Set<number>();
  for (const [index, target] of targets.entries()) {
    const isCovered = targets.some((other, place) => {
      if (!target || !other || place === index || !includes(other, target, locked)) return false;
      return !includes(target, other, locked) || place < index;
    });
    if (isCovered) covered.add(index);
  }
  return covered;
}
