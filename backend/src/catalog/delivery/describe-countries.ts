import type { Core } from '@strapi/strapi';
import { parseLocale } from '../../platform/http/parse-locale';
import { readLocalePrices } from '../../platform/settings/price-lists';
import { readServedCountries } from '../../platform/settings/served-countries';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { BASE_CURRENCY, toCents } from '../../../contract/money';
import { amountIn } from '../../domain/price-list';

/** A country as the content API gives it; fields that were not asked for are missing. */
export interface Country {
  iso?: string;
  shippingCost?: number;
  freeFrom?: number | null;
  methods?: { kind: string; price: number }[] | null;
}

/** Countries with their amounts, as decimals, in the currency of the domain of a language, which is named. */
export async function describeCountries(strapi: Core.Strapi, countries: Country[], asked: unknown): Promise<object[]> {
  const db = strapi.db.connection;
  const list = await readLocalePrices(db, parseLocale(asked) ?? DEFAULT_LOCALE);
  if (list.currency === BASE_CURRENCY) return countries.map((country) => ({ ...country, currency: list.currency }));
  const served = new Map((await readServedCountries(db, list)).map((country) => [country.iso, country]));
  return countries.flatMap((country) => {
    const own = served.get(country.iso ?? '');
    // Without its code the amounts can not be told, and those of another currency must not stand in for them.
    if (!own) return [];
    // A method that is switched off is not among the options.
    const costOf = (kind: string, euro: number): number =>
      (own.options.find(({ method }) => method === kind)?.cost ?? amountIn(list, toCents(Number(euro)))) / 100;
    const { shippingCost, freeFrom, methods } = country;
    return [
      {
        ...country,
        currency: own.currency,
        ...(shippingCost === undefined ? {} : { shippingCost: costOf('home', shippingCost) }),
        ...(freeFrom === undefined ? {} : { freeFrom: own.freeFrom === null ? null : own.freeFrom / 100 }),
        ...(methods
          ? { methods: methods.map((method) => ({ ...method, price: costOf(method.kind, method.price) })) }
          : {}),
      },
    ];
  });
}
