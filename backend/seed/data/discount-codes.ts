import type { SeedDiscountCode } from '../types';

/** A code for trying the checkout; no page mentions it. */
export const discountCodes: SeedDiscountCode[] = [
  {
    code: 'WELKOM10',
    kind: 'percent',
    percent: 10,
    note: 'Demo: switch it off or delete it before the shop opens.',
  },
];
