import type { SeedCountry, SeedVatRate } from '../types';

export const countries: SeedCountry[] = [
  { iso: 'nl', shippingCost: 3.95 },
  { iso: 'de', shippingCost: 5.95 },
  { iso: 'fr', shippingCost: 6.95 },
  { iso: 'es', shippingCost: 7.95 },
  { iso: 'se', shippingCost: 8.95 },
];

/** The one-stop-shop rules have applied since July 2021: the rate is that of the buyer's country. */
export const vatRates: SeedVatRate[] = [
  { country: 'nl', rate: 21, validFrom: '2021-07-01' },
  { country: 'de', rate: 19, validFrom: '2021-07-01' },
  { country: 'fr', rate: 20, validFrom: '2021-07-01' },
  { country: 'es', rate: 21, validFrom: '2021-07-01' },
  { country: 'se', rate: 25, validFrom: '2021-07-01' },
];
