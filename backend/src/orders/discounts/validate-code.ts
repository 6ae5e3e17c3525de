import { normalizeCode } from '../../domain/discount';
import { DISCOUNT_KINDS } from '../../../contract/discounts';

export interface CodeError {
  field: string;
  message: string;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isBetween = (value: unknown, min: number, max: number): boolean => Number(value) >= min && Number(value) <= max;

function validateValue(data: Record<string, unknown>): CodeError[] {
  const { kind, percent, amount } = data;
  if (!DISCOUNT_KINDS.some((known) => known === kind)) return [{ field: 'kind', message: 'Choose a kind of discount' }];
  if (kind === 'percent' && (!Number.isInteger(Number(percent)) || !isBetween(percent, 1, 100)))
    return [{ field: 'percent', message: 'Percent: a whole number from 1 to 100' }];
  if (kind === 'amount' && !isBetween(amount, 0.01, 100_000))
    return [{ field: 'amount', message: 'Amount: at least 0.01 euro' }];
  return [];
}

function validateLimits(data: Record<string, unknown>): CodeError[] {
  const errors: CodeError[] = [];
  if (!isEmpty(data.minSubtotal) && !isBetween(data.minSubtotal, 0, 100_000))
    errors.push({ field: 'minSubtotal', message: 'Minimum total: 0 euro or more' });
  for (const [field, name] of [
    ['usageLimit', 'Total uses'],
    ['perCustomerLimit', 'Uses per customer'],
  ] as const) {
    const value = data[field];
    if (!isEmpty(value) && (!Number.isInteger(Number(value)) || Number(value) < 1))
      errors.push({ field, message: `${name}: a whole number of at least 1, or empty for no limit` });
  }
  return errors;
}

/** Amounts in other currencies: one entry for each, and never 0. */
function validateOwnAmounts({ ownAmounts }: Record<string, unknown>): CodeError[] {
  const rows = (Array.isArray(ownAmounts) ? ownAmounts : []) as Record<string, unknown>[];
  const twice = rows.some((row, index) => rows.findIndex(({ currency }) => currency === row.currency) < index);
  const free = rows.some((row) => [row.amount, row.minSubtotal].some((one) => !isEmpty(one) && !(Number(one) > 0)));
  return [
    ...(twice ? [{ field: 'ownAmounts', message: 'Other currencies: one entry for each' }] : []),
    ...(free
      ? [{ field: 'ownAmounts', message: 'Other currencies: more than 0, or empty to follow the price list' }]
      : []),
  ];
}

/** Validation errors of a discount code as saved by an editor, by field. */
export function validateCode(data: Record<string, unknown>): CodeError[] {
  const errors: CodeError[] = [];
  if (normalizeCode(String(data.code ?? '')) === null)
    errors.push({ field: 'code', message: 'Code: 3 to 40 letters, digits or dashes, without spaces' });
  errors.push(...validateValue(data), ...validateLimits(data), ...validateOwnAmounts(data));
  const { validFrom, validTo } = data;
  if (!isEmpty(validFrom) && !isEmpty(validTo) && String(validTo) < String(validFrom))
    errors.push({ field: 'validTo', message: 'The last day can not be before the first day' });
  return errors;
}
