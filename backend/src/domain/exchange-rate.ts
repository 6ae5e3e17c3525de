import type { TaxTotal } from './invoice-amounts';
import { BASE_CURRENCY } from '../../contract/money';

/** A reference rate: units of a currency for one euro, and the day (`YYYY-MM-DD`) it is of. */
export interface DayRate {
  rate: number;
  on: string;
}

const MILLION = 1_000_000;

/** The same for plus and minus, so that a credit note reverses its invoice. */
const roundHalfAway = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) || 0;

function micros({ rate }: DayRate): number {
  const scaled = Math.round(rate * MILLION);
  if (!Number.isSafeInteger(scaled) || scaled <= 0) throw new RangeError('A rate of exchange is more than 0');
  return scaled;
}

/** Minor units of the rate's currency -> euro cents. */
export const toEuro = (minor: number, rate: DayRate): number => roundHalfAway((minor * MILLION) / micros(rate));

/** Euro cents -> minor units of the rate's currency. */
export const fromEuro = (cents: number, rate: DayRate): number => roundHalfAway((cents * micros(rate)) / MILLION);

const isSameGroup = (a: TaxTotal, b: TaxTotal): boolean => a.rate === b.rate && a.supply === b.supply;

/**
 * Totals of an invoice or credit note in euro. A sale is converted at the rate of the day on which its VAT became chargeable
 * (VAT Directive 2006/112/EC art. 91(2)), and what corrects it at the same rate, whatever the rate has become since: the
 * correction reduces that taxable amount (art. 90). `before` are the earlier corrections of the same invoice: each one is the
 * difference between two converted sums, so that corrections of the whole add up to minus the invoice, to the cent.
 */
export function totalsInEuro(totals: TaxTotal[], before: TaxTotal[], rate: DayRate): TaxTotal[] {
  return totals.map((total) => {
    const earlier = before.filter((one) => isSameGroup(one, total));
    const share = (key: 'net' | 'vat'): number => {
      const sum = earlier.reduce((amount, one) => amount + one[key], 0);
      return toEuro(sum + total[key], rate) - toEuro(sum, rate);
    };
    const [net, vat] = [share('net'), share('vat')];
    return { supply: total.supply, rate: total.rate, net, vat, gross: net + vat };
  });
}

/** Member States with money of their own; all others have the euro. */
const NATIONAL: Record<string, string> = {
  cz: 'CZK',
  dk: 'DKK',
  hu: 'HUF',
  pl: 'PLN',
  ro: 'RON',
  se: 'SEK',
};

/**
 * In which currency an invoice must state its VAT besides its own, or null. VAT is stated in the currency of the Member State
 * where it is due (VAT Directive 2006/112/EC art. 230), which for consumers is where the goods go or the buyer lives: an
 * invoice in kronor to Sweden needs nothing more, one to the Netherlands states its VAT in euro, one in euro to Sweden in kronor.
 */
export function secondVatCurrency({ country, currency }: { country: string; currency: string }): string | null {
  const national = NATIONAL[country] ?? BASE_CURRENCY;
  return national === currency ? null : national;
}
