import type { FieldError } from '../../platform/admin/field-errors';
import { PROMOTION_KINDS } from '../../../contract/promotions';

/** A promotion as an editor saves it. */
export interface PromotionDraft extends Record<string, unknown> {
  /** How many it has. */
  products: number;
  hasGift: boolean;
}

/** Each is read with every cart. */
const MOST_PRODUCTS = 100;
/** Pages name all of a set: each of them belongs to its price. */
const MOST_IN_SET = 10;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isBetween = (value: unknown, min: number, max: number): boolean => Number(value) >= min && Number(value) <= max;
const isPercent = (value: unknown): boolean => Number.isInteger(Number(value)) && isBetween(value, 1, 100);

function validateSet({ percent, price, products }: PromotionDraft): FieldError[] {
  const errors: FieldError[] = [];
  if (products < 2) errors.push({ path: ['products'], message: 'Products: a set has at least two' });
  if (products > MOST_IN_SET)
    errors.push({ path: ['products'], message: `Products: a set has at most ${MOST_IN_SET}` });
  if (isEmpty(percent) === isEmpty(price))
    errors.push({ path: ['price'], message: 'A set has either a price or a percentage' });
  else if (!isEmpty(price) && !isBetween(price, 0.01, 100_000))
    errors.push({ path: ['price'], message: 'Price of a set: at least 0.01 euro' });
  else if (!isEmpty(percent) && !isPercent(percent))
    errors.push({ path: ['percent'], message: 'Percent: a whole number from 1 to 100' });
  return errors;
}

function validatePair({ percent, products }: PromotionDraft): FieldError[] {
  return [
    ...(products < 1 ? [{ path: ['products'], message: 'Products: choose those whose pieces are paired' }] : []),
    ...(isEmpty(percent) || !isPercent(percent)
      ? [{ path: ['percent'], message: 'Percent: a whole number from 1 to 100' }]
      : []),
  ];
}

function validateGift({ hasGift, minSubtotal, products }: PromotionDraft): FieldError[] {
  return [
    ...(hasGift ? [] : [{ path: ['gift'], message: 'Gift: choose the variant that is free' }]),
    ...(products < 1 && !(Number(minSubtotal ?? 0) > 0)
      ? [{ path: ['minSubtotal'], message: 'A gift needs a minimum, or products that bring it' }]
      : []),
  ];
}

/** On products it would be a lower price for everybody, which a sale price announces as the law asks. */
function validateThreshold({ percent, minSubtotal, products }: PromotionDraft): FieldError[] {
  return [
    ...(products > 0
      ? [{ path: ['products'], message: 'Products: none, an amount lowers all goods. Products have a sale price' }]
      : []),
    ...(isEmpty(percent) || !isPercent(percent)
      ? [{ path: ['percent'], message: 'Percent: a whole number from 1 to 100' }]
      : []),
    ...(Number(minSubtotal ?? 0) > 0
      ? []
      : [{ path: ['minSubtotal'], message: 'Choose the amount from which goods are cheaper' }]),
  ];
}

/** Amounts in other currencies: one entry for each, and never 0. */
function validateOwnAmounts({ ownAmounts }: Record<string, unknown>): FieldError[] {
  const rows = (Array.isArray(ownAmounts) ? ownAmounts : []) as Record<string, unknown>[];
  const isTwice = rows.some((row, index) => rows.findIndex(({ currency }) => currency === row.currency) < index);
  const isFree = rows.some((row) => [row.price, row.minSubtotal].some((one) => !isEmpty(one) && !(Number(one) > 0)));
  return [
    ...(isTwice ? [{ path: ['ownAmounts'], message: 'Other currencies: one entry for each' }] : []),
    ...(isFree
      ? [{ path: ['ownAmounts'], message: 'Other currencies: more than 0, or empty to follow the price list' }]
      : []),
  ];
}

const VALIDATE = { set: validateSet, pair: validatePair, gift: validateGift, threshold: validateThreshold };

/** Validation errors of a promotion as saved by an editor, by field. */
export function validatePromotion(draft: PromotionDraft): FieldError[] {
  const kind = PROMOTION_KINDS.find((known) => known === draft.kind);
  const errors = kind ? VALIDATE[kind](draft) : [{ path: ['kind'], message: 'Choose a kind of promotion' }];
  if (draft.products > MOST_PRODUCTS && kind !== 'set')
    errors.push({ path: ['products'], message: `Products: at most ${MOST_PRODUCTS}` });
  if (!isEmpty(draft.minSubtotal) && !isBetween(draft.minSubtotal, 0, 100_000))
    errors.push({ path: ['minSubtotal'], message: 'Minimum total: 0 euro or more' });
  errors.push(...validateOwnAmounts(draft));
  const { validFrom, validTo } = draft;
  if (!isEmpty(validFrom) && !isEmpty(validTo) && String(validTo) < String(validFrom))
    errors.push({ path: ['validTo'], message: 'The last day can not be before the first day' });
  return errors;
}
