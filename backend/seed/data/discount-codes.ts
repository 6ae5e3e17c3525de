import type { SeedDiscountCode } from '../types';

/** One code to try the checkout with; no page names it. */
export const discountCodes: SeedDiscountCode[] = [
  {
    code: 'WELKOM10',
    kind: 'percent',
    percent: 10,
    note: 'Demo: switch it off or delete it before the shop opens.',
  },
];
