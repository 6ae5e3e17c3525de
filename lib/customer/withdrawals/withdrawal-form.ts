import { PAGE_FIELD } from '@/lib/forms/composed/element-names';
import { lineField } from './withdrawal-schema';
import type { WithdrawalValues, WithdrawnOrder } from './types';

/** Names the submitted step (`review`, `confirm` or `edit`): without JavaScript the steps are submitted one by one. */
export const STEP_FIELD = '_step';
export const ORDER_FIELD = '_order';
export const TOKEN_FIELD = '_token';
/** Hidden honeypot field, which only bots fill in. */
export const HONEYPOT_FIELD = 'website';
export const WITHDRAWALS_ENDPOINT = '/api/withdrawals';

/** Values of the hidden fields. */
export function hiddenFields(page: string, order: WithdrawnOrder | null): Record<string, string> {
  return { [PAGE_FIELD]: page, ...(order ? { orderNr: order.orderNr, [ORDER_FIELD]: JSON.stringify(order) } : {}) };
}

/** The whole statement as form fields, with the same names with and without JavaScript. */
export function toFormFields(
  { lines, ...values }: WithdrawalValues,
  { page, order, token }: { page: string; order: WithdrawnOrder | null; token: string },
): Record<string, string> {
  const pieces = Object.entries(lines).map(([variantId, quantity]) => [lineField(variantId), quantity]);
  return { ...values, ...Object.fromEntries(pieces), ...hiddenFields(page, order), [TOKEN_FIELD]: token };
}
