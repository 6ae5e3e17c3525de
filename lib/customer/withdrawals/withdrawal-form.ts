import { PAGE_FIELD } from '@/lib/forms/composed/element-names';
import { lineField } from './withdrawal-schema';
import type { WithdrawalValues, WithdrawnOrder } from './types';

/** What a form with these steps does when it is sent; a browser without script sends one after the other. */
export type SentStep = 'review' | 'confirm' | 'edit';
export const STEP_FIELD = '_step';
export const ORDER_FIELD = '_order';
export const TOKEN_FIELD = '_token';
/** What nobody sees; only programs fill it in. */
export const HONEYPOT_FIELD = 'website';
export const WITHDRAWALS_ENDPOINT = '/api/withdrawals';

/** The fields that go along unseen. */
export function hiddenFields(page: string, order: WithdrawnOrder | null): Record<string, string> {
  return { [PAGE_FIELD]: page, ...(order ? { orderNr: order.orderNr, [ORDER_FIELD]: JSON.stringify(order) } : {}) };
}

/** The whole statement as the fields of a form: a browser sends it in the same shape with and without script. */
export function toFormFields(
  { lines, ...values }: WithdrawalValues,
  { page, order, token }: { page: string; order: WithdrawnOrder | null; token: string },
): Record<string, string> {
  const pieces = Object.entries(lines).map(([variantId, quantity]) => [lineField(variantId), quantity]);
  return { ...values, ...Object.fromEntries(pieces), ...hiddenFields(page, order), [TOKEN_FIELD]: token };
}
