import { CUTOFF, MAX_DELIVERY_DAYS } from '../../../contract/delivery';
import type { FieldError } from '../../platform/admin/field-errors';
import { isKnownPostalCountry, isPostalMask } from '../../../contract/postal-codes';

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isAmount = (value: unknown): boolean => Number(value) >= 0 && Number(value) <= 100_000;
const isDays = (value: unknown): boolean =>
  Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= MAX_DELIVERY_DAYS;

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const isCountry = (iso: string): boolean => /^[a-z]{2}$/.test(iso) && names.of(iso.toUpperCase()) !== undefined;

function findDayErrors({ minDays, maxDays }: Record<string, unknown>, path: (string | number)[]): FieldError[] {
  const wrong = Object.entries({ minDays, maxDays }).flatMap(([field, value]) =>
    isEmpty(value) || isDays(value)
      ? []
      : [{ path: [...path, field], message: `Working days: a whole number from 0 to ${MAX_DELIVERY_DAYS}` }],
  );
  if (wrong.length > 0 || isEmpty(minDays) || isEmpty(maxDays) || Number(minDays) <= Number(maxDays)) return wrong;
  return [
    { path: [...path, 'maxDays'], message: `Working days at most: ${String(minDays)} or more, as it says at least` },
  ];
}

function findMethodErrors(methods: unknown): FieldError[] {
  const list = (Array.isArray(methods) ? methods : []) as Record<string, unknown>[];
  const kinds = list.map(({ kind }) => kind);
  return list.flatMap((method, index) => [
    ...(kinds.indexOf(method.kind) < index
      ? [{ path: ['methods', index, 'kind'], message: `There are two entries for ${String(method.kind)}: keep one` }]
      : []),
    ...findDayErrors(method, ['methods', index]),
  ]);
}

/** What is wrong with a country as an editor saves it. */
export function validateCountry(data: Record<string, unknown>): FieldError[] {
  const { iso, freeFrom, postalCodeMask } = data;
  const country = String(iso ?? '');
  const errors: FieldError[] = [];
  if (!isCountry(country)) errors.push({ path: ['iso'], message: 'Country: its two letters, such as be for Belgium' });
  if (!isEmpty(freeFrom) && !isAmount(freeFrom))
    errors.push({ path: ['freeFrom'], message: 'Free delivery from: 0 euro or more, or empty for never' });
  if (!isEmpty(postalCodeMask) && isKnownPostalCountry(country))
    errors.push({
      path: ['postalCodeMask'],
      message: 'Postal code: leave it empty, the shop knows those of this country',
    });
  else if (!isEmpty(postalCodeMask) && !isPostalMask(String(postalCodeMask)))
    errors.push({
      path: ['postalCodeMask'],
      message:
        'Postal code: 9 for a digit, A for a letter, ? for either, with spaces or hyphens between, such as 9999 AA',
    });
  return [...errors, ...findDayErrors(data, []), ...findMethodErrors(data.methods)];
}

/** What is wrong with the time until which orders leave on the same day. */
export const validateCutoff = (cutoff: unknown): FieldError[] =>
  isEmpty(cutoff) || CUTOFF.test(String(cutoff))
    ? []
    : [{ path: ['orderCutoff'], message: 'Ordered before: hours and minutes, such as 15:00' }];
