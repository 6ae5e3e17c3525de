import type { GrantTarget } from './order-grants';

/** A lesson that must be bought; free previews are not included. */
export interface LockedLesson {
  id: string;
  level: string | null;
  /** Price in cents when sold separately; null when it is only sold as part of a level or bundle. */
  price: number | null;
}

/** A grant the customer already holds. */
export interface OwnedTarget extends GrantTarget {
  id: number;
  /** Minor units of `currency` paid for it that no other order counts on; 0 for gifts. */
  creditLeft: number;
  /** What it was paid in; null for what was never paid. */
  currency: string | null;
  /** It came for free, with a suit or from the shop, and no other order counts on it. */
  gift: boolean;
}

export interface UpgradePrice {
  /** The customer already has everything in it, so it can not be bought. */
  owned: boolean;
  /** Cents this customer pays. */
  price: number;
  /** Cents off the full price for what the customer already owns; `price + credit` is the full price. */
  credit: number;
  /** Ids of the grants that lower the price; an order holds them, so that they lower no other one. */
  creditedFrom: number[];
}

/** Whether the grant opens this lesson. */
const opens = ({ scope, target }: GrantTarget, lesson: LockedLesson): boolean =>
  scope === 'all' || (scope === 'level' ? lesson.level !== null && lesson.level === target : lesson.id === target);

/** Whether `outer` opens everything `inner` opens, now and when lessons are added later. */
export function includes(outer: GrantTarget, inner: GrantTarget, lessons: LockedLesson[]): boolean {
  if (outer.scope === 'all') return true;
  if (outer.scope === inner.scope) return outer.target === inner.target;
  if (outer.scope !== 'level' || inner.scope !== 'lesson') return false;
  return lessons.some((lesson) => lesson.id === inner.target && opens(outer, lesson));
}

/** Weight of each lesson in the price of a whole: its own price, or the average price when it is not sold separately. */
function weightsOf(lessons: LockedLesson[]): Map<string, number> {
  const prices = lessons.flatMap(({ price }) => (price !== null && price > 0 ? [price] : []));
  const mean = prices.length > 0 ? prices.reduce((sum, price) => sum + price, 0) / prices.length : 1;
  return new Map(lessons.map(({ id, price }) => [id, price !== null && price > 0 ? price : mean]));
}

/**
 * Price in cents of a lesson, level or bundle for a customer who may already own part of it. The lower of:
 * - the full price minus what was actually paid for the owned part
 * - the full price times the share of lessons that were not a gift, weighted by their own prices
 *
 * Never below 0 or above the full price. What was bought counts by its money alone, so with what was paid before, a whole
 * never costs less than its price, unless something in it was a gift. Money and gifts that another order counts on do not
 * count here (docs/decisions/0033). Money of another currency does not count either: converted at any rate but that of its
 * own day, it could buy a whole for less than its price (docs/decisions/0054).
 */
export function upgradePrice(
  offer: GrantTarget & { price: number; currency: string },
  locked: LockedLesson[],
  owned: OwnedTarget[],
): UpgradePrice {
  const inside = locked.filter((lesson) => opens(offer, lesson));
  const isComplete = inside.length > 0 && inside.every((lesson) => owned.some((entry) => opens(entry, lesson)));
  if (isComplete || owned.some((entry) => includes(entry, offer, locked)))
    return { owned: true, price: offer.price, credit: 0, creditedFrom: [] };

  const paid = owned.filter(
    (entry) => entry.creditLeft > 0 && entry.currency === offer.currency && includes(offer, entry, locked),
  );
  const byMoney = offer.price - paid.reduce((sum, { creditLeft }) => sum + creditLeft, 0);
  const gifts = owned.filter((entry) => entry.gift && inside.some((lesson) => opens(entry, lesson)));
  const byGifts = priceOfMissingShare(
    offer.price,
    inside,
    inside.filter((lesson) => !gifts.some((entry) => opens(entry, lesson))),
  );
  const price = Math.max(0, Math.min(byMoney, byGifts));
  const counted = byGifts < byMoney ? gifts : paid;
  return { owned: false, price, credit: offer.price - price, creditedFrom: counted.map(({ id }) => id) };
}

function priceOfMissingShare(price: number, inside: LockedLesson[], missing: LockedLesson[]): number {
  if (missing.length === inside.length) return price;
  const weights = weightsOf(inside);
  const sum = (lessons: LockedLesson[]): number => lessons.reduce((total, { id }) => total + (weights.get(id) ?? 0), 0);
  return Math.round((price * sum(missing)) / sum(inside));
}

/** Indexes of cart lines whose target is already opened by another line: the smaller of two, or the later of equals. */
export function findRedundantLines(targets: (GrantTarget | null)[], locked: LockedLesson[]): Set<number> {
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
