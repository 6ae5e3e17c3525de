import { normalizeCode } from '../../domain/discount';
import { DISCOUNT_KINDS } from '../../../contract/discounts';

export interface CodeFault {
  field: string;
  message: string;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isBetween = (value: unknown, min: number, max: number): boolean => Number(value) >= min && Number(value) <= max;

function checkValue(data: Record<string, unknown>): CodeFault[] {
  const { kind, percent, amount } = data;
  if (!DISCOUNT_KINDS.some((known) => known === kind)) return [{ field: 'kind', message: 'Choose a kind of discount' }];
  if (kind === 'percent' && (!Number.isInteger(Number(percent)) || !isBetween(percent, 1, 100)))
    return [{ field: 'percent', message: 'Percent: a whole number from 1 to 100' }];
  if (kind === 'amount' && !isBetween(amount, 0.01, 100_000))
    return [{ field: 'amount', message: 'Amount: at least 0.01 euro' }];
  return [];
}

function checkLimits(data: Record<string, unknown>): CodeFault[] {
  const faults: CodeFault[] = [];
  if (!isEmpty(data.minSubtotal) && !isBetween(data.minSubtotal, 0, 100_000))
    faults.push({ field: 'minSubtotal', message: 'Minimum of the goods: 0 euro or more' });
  for (const [field, name] of [
    ['usageLimit', 'Uses in all'],
    ['perCustomerLimit', 'Uses per customer'],
  ] as const) {
    const value = data[field];
    if (!isEmpty(value) && (!Number.isInteger(Number(value)) || Number(value) < 1))
      faults.push({ field, message: `${name}: a whole number of at least 1, or empty for no limit` });
  }
  return faults;
}

/** What is wrong with a code as an editor saves it, field by field in plain words; empty when nothing is. */
export function checkCode(data: Record<string, unknown>): CodeFault[] {
  const faults: CodeFault[] = [];
  if (normalizeCode(String(data.code ?? '')) === null)
    faults.push({ field: 'code', message: 'Code: 3 to 40 letters, digits or dashes, without spaces' });
  faults.push(...checkValue(data), ...checkLimits(data));
  const { validFrom, validTo } = data;
  if (!isEmpty(validFrom) && !isEmpty(validTo) && String(validTo) < String(validFrom))
    faults.push({ field: 'validTo', message: 'The last day can not be before the first day' });
  return faults;
}
