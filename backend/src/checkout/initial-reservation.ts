import { startReservation } from '../payments/settlement/extend-reservation';
import type { PricedCart } from './price-cart';

/** End of the stock reservation of a new order; null without physical products. */
export const firstReservation = ({ variants, settings }: PricedCart, now: Date): Date | null =>
  variants.some((variant) => variant?.type === 'physical') ? startReservation(settings, now) : null;
