import type { SeedPriceList } from '../types';

/** The Swedish domain sells in kronor. */
export const priceLists: SeedPriceList[] = [{ currency: 'SEK', active: true, rate: 11.2, rounding: 'nines' }];
