import type { SeedVatRate } from '../types';

interface SeedMethod {
  kind: 'letterbox' | 'pickup';
  enabled: boolean;
  price: number;
  minDays: number;
  maxDays: number;
  carrierService: number;
  carrierCode?: string;
}

interface SeedCountry {
  iso: string;
  shippingCost: number;
  /** Working days; euros of goods from which delivery is free. */
  minDays: number;
  maxDays: number;
  freeFrom: number;
  addressFormat?: 'number_street';
  carrierService: number;
  /** Round amounts instead of those that the price list derives. */
  ownPrices: { currency: 'SEK'; kind: 'home' | 'letterbox' | 'pickup' | 'free_from'; amount: number }[];
  methods?: SeedMethod[];
}

/** Sendcloud's unstamped letter, which costs nothing: a shop enters the services of its own contracts. */
const SERVICE = 8;

const letterbox = {
  kind: 'letterbox',
  enabled: true,
  price: 2.95,
  minDays: 1,
  maxDays: 2,
  carrierService: SERVICE,
} as const;
const pickup = { ...letterbox, kind: 'pickup' } as const;

const kronor = (
  home: number,
  freeFrom: number,
  ways: Partial<Record<SeedMethod['kind'], number>> = {},
): SeedCountry['ownPrices'] => [
  { currency: 'SEK', kind: 'home', amount: home },
  { currency: 'SEK', kind: 'free_from', amount: freeFrom },
  ...(['letterbox', 'pickup'] as const).flatMap((kind) => {
    const amount = ways[kind];
    return amount === undefined ? [] : { currency: 'SEK' as const, kind, amount };
  }),
];

/** In the order of the shop's choices. The texts promise 1 to 3 working days, wherever the parcel goes. */
export const countries: SeedCountry[] = [
  {
    iso: 'nl',
    shippingCost: 3.95,
    minDays: 1,
    maxDays: 2,
    freeFrom: 125,
    carrierService: SERVICE,
    methods: [letterbox, { ...pickup, price: 3.45, carrierCode: 'postnl' }],
    ownPrices: kronor(49, 1399, { letterbox: 35, pickup: 39 }),
  },
  {
    iso: 'be',
    shippingCost: 4.95,
    minDays: 1,
    maxDays: 2,
    freeFrom: 125,
    carrierService: SERVICE,
    methods: [
      { ...letterbox, price: 3.45 },
      { ...pickup, price: 3.95, carrierCode: 'bpost' },
    ],
    ownPrices: kronor(59, 1399, { letterbox: 39, pickup: 45 }),
  },
  {
    iso: 'de',
    shippingCost: 5.95,
    minDays: 1,
    maxDays: 3,
    freeFrom: 125,
    carrierService: SERVICE,
    ownPrices: kronor(69, 1399),
  },
  {
    iso: 'fr',
    shippingCost: 6.95,
    minDays: 2,
    maxDays: 3,
    freeFrom: 150,
    carrierService: SERVICE,
    addressFormat: 'number_street',
    ownPrices: kronor(79, 1699),
  },
  {
    iso: 'es',
    shippingCost: 7.95,
    minDays: 2,
    maxDays: 3,
    freeFrom: 150,
    carrierService: SERVICE,
    ownPrices: kronor(89, 1699),
  },
  {
    iso: 'se',
    shippingCost: 8.95,
    minDays: 2,
    maxDays: 3,
    freeFrom: 150,
    carrierService: SERVICE,
    ownPrices: kronor(99, 1699),
  },
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
