/** Amounts of two currencies met where one sum is made. Always a bug: nothing of it may be stored or charged. */
export class MixedCurrencies extends Error {
  override readonly name = 'MixedCurrencies';
}

interface InCurrency {
  currency: string | null;
}

/** Throws unless all of these are amounts of `currency`. Every function that adds amounts of several rows calls it first. */
export function requireOneCurrency(currency: string, ...lists: (readonly InCurrency[])[]): void {
  for (const list of lists)
    for (const entry of list)
      if (entry.currency !== currency) throw new MixedCurrencies(`An amount in ${entry.currency} among ${currency}`);
}
