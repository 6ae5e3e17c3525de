import type { SeedVatRate } from '../types';

interface SeedCountry {
  iso: string;
  shippingCost: number;
  /** Working days; euros of goods from which delivery is free. */
  minDays: number;
  maxDays: number;
  freeFrom: number;
  addressFormat?: 'number_street';
  methods?: { kind: 'letterbox'; enabled: boolean; price: number; minDays: number; maxDays: number }[];
}

const letterbox = { kind: 'letterbox', enabled: true, price: 2.95, minDays: 1, maxDays: 2 } as const;

/** In the order of the shop's choices. The texts promise 1 to 3 working days, wherever the parcel goes. */
export const countries: SeedCountry[] = [
  { iso: 'nl', shippingCost: 3.95, minDays: 1, maxDays: 2, freeFrom: 125, methods: [letterbox] },
  { iso: 'be', shippingCost: 4.95, minDays: 1, maxDays: 2, freeFrom: 125, methods: [{ ...letterbox, price: 3.45 }] },
  { iso: 'de', shippingCost: 5.95, minDays: 1, maxDays: 3, freeFrom: 125 },
  { iso: 'fr', shippingCost: 6.95, minDays: 2, maxDays: 3, freeFrom: 150, addressFormat: 'number_street' },
  { iso: 'es', shippingCost: 7.95, minDays: 2, maxDays: 3, freeFrom: 150 },
  { iso: 'se', shippingCost: 8.95, minDays: 2, maxDays: 3, freeFrom: 150 },
];

/** The one-stop-shop rules have applied since July 2021: the rate is that of the buyer's country. */
export const vatRates: SeedVatRate[] = [
  { country: 'nl', rate: 21, validFrom: '2021-07-01' },
  { country: 'be', rate: 21, validFrom: '2021-07-01' },
  { country: 'de', rate: 19, validFrom: '2021-07-01' },
  { country: 'fr', rate: 20, validFrom: '2021-07-01' },
  { country: 'es', rate: 21, validFrom: '2021-07-01' },
  { country: 'se', rate: 25, validFrom: '2021-07-01' },
];
