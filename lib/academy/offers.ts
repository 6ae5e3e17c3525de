import type { Academy, Offer } from './types';
import { type Money } from '@/backend/contract/money';

export const findOffer = (
  { offers }: Academy,
  scope: Offer['scope'],
  target: string | null = null,
): Offer | undefined => offers.find((offer) => offer.scope === scope && offer.target === target);

const isSold = (offer: Offer | undefined): offer is Offer => offer !== undefined;

/** The lowest price of the lessons or levels; null if none is for sale. */
export function lowestPrice({ offers }: Academy, scope: Offer['scope']): Money | null {
  const [lowest] = offers.filter((offer) => offer.scope === scope).toSorted((a, b) => a.price.amount - b.price.amount);
  return lowest?.price ?? null;
}

/**
 * Total price of the lessons of a level, or the levels of the academy. Null if it is not higher than the offer, or if a
 * part cannot be bought.
 */
export function priceOfParts(academy: Academy, offer: Offer): Money | null {
  const { levels } = academy;
  const level = levels.find(({ id }) => id === offer.target);
  const paid = level?.lessons.filter(({ preview }) => !preview) ?? [];
  const parts =
    offer.scope === 'all'
      ? levels.map(({ id }) => findOffer(academy, 'level', id))
      : paid.map(({ id }) => findOffer(academy, 'lesson', id));
  if (parts.length === 0 || !parts.every(isSold)) return null;
  const amount = parts.reduce((sum, { price }) => sum + price.amount, 0);
  return amount > offer.price.amount ? { amount, currency: offer.price.currency } : null;
}
