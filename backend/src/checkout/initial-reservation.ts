import { startReservation } from '../payments/settlement/extend-reservation';
import type { PricedCart } from './price-cart';

/** End of the reservation of stock and credit of a new order; null when it has neither. */
export function firstReservation({ variants, academy, settings }: PricedCart, now: Date): Date | null {
  const holdsCredit = academy.some((price) => price !== null && price.creditedFrom.length > 0);
  const holdsStock = variants.some((variant) => variant?.type === 'physical');
  return holdsStock || holdsCredit ? startReservation(settings, now) : null;
}
