interface SeedPriceList {
  currency: 'SEK';
  active: boolean;
  rate: number;
  rounding: 'nines' | 'whole' | 'exact';
}

/** The Swedish domain sells in kronor. */
export const priceLists: SeedPriceList[] = [{ currency: 'SEK', active: true, rate: 11.2, rounding: 'nines' }];
