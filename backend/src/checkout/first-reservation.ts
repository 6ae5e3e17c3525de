import { startReservation } from '../payments/settlement/reservations';
import type { PricedCart } from './quote';

/** Until when a new order keeps its pieces; null for an order without physical products. */
export const firstReservation = ({ facts, settings }: PricedCart, now: Date): Date | null =>
  facts.some((fact) => fact?.type === 'physical') ? startReservation(settings, now) : null;
