import { BASE_CURRENCY, isCurrency, toCents } from '../../../contract/money';
import type { FieldError } from '../../platform/admin/field-errors';
import { EURO_PRICES, type PriceList, amountIn, findRateError } from '../../domain/price-list';

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What is wrong with a price list as a merchant saves it. */
export function validatePriceList({ currency, rate }: Record<string, unknown>): FieldError[] {
  if (!isCurrency(currency) || currency === BASE_CURRENCY)
    return [{ path: ['currency'], message: 'Currency: one of the list' }];
  const error = findRateError(currency, rate);
  return error === null ? [] : [{ path: ['rate'], message: error }];
}

/** Amounts that an entry has of its own, one row per currency (and kind). */
export function validateOwnAmounts(
  field: string,
  rows: unknown,
  { amounts, keyOf = () => '' }: { amounts: Record<string, boolean>; keyOf?: (row: Record<string, unknown>) => string },
): FieldError[] {
  const list = (Array.isArray(rows) ? rows : []) as Record<string, unknown>[];
  const keys = list.map((row) => `${String(row.currency)} ${keyOf(row)}`.trim());
  return list.flatMap((row, index) => [
    ...(keys.indexOf(keys[index] ?? '') < index
      ? [{ path: [field, index, 'currency'], message: `There are two entries for ${keys[index]}: keep one` }]
      : []),
    // An own amount of 0 would give away what costs something in euro.
    ...Object.entries(amounts).flatMap(([name, mayBeFree]) =>
      isEmpty(row[name]) || Number(row[name]) > 0 || (mayBeFree && Number(row[name]) === 0)
        ? []
        : [{ path: [field, index, name], message: 'More than 0, or empty to follow the price list' }],
    ),
  ]);
}

/** Own prices of a variant: as `validateOwnAmounts`, and a sale price must be lower than the price in its currency. */
export function validateOwnPrices(rows: unknown, euro: unknown, lists: PriceList[]): FieldError[] {
  const found = validateOwnAmounts('ownPrices', rows, { amounts: { price: Number(euro) === 0, salePrice: false } });
  if (found.length > 0) return found;
  const list = (Array.isArray(rows) ? rows : []) as Record<string, unknown>[];
  return list.flatMap(({ currency, price, salePrice }, index) => {
    if (isEmpty(salePrice)) return [];
    const prices = lists.find((one) => one.currency === currency) ?? EURO_PRICES;
    const own = isEmpty(price) ? null : toCents(Number(price));
    if (own === null && prices === EURO_PRICES) return [];
    return toCents(Number(salePrice)) < (own ?? amountIn(prices, toCents(Number(euro))))
      ? []
      : [{ path: ['ownPrices', index, 'salePrice'], message: 'The sale price must be lower than the price' }];
  });
}
