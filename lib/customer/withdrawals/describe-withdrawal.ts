import { withdrawnQuantity } from './withdrawal-schema';
import type { OrderedLine, WithdrawalValues, WithdrawnOrder } from './types';

/** The withdrawn lines of a known order; [] for the whole order or an unknown one. */
export function withdrawnLines(values: WithdrawalValues, order: WithdrawnOrder | null): OrderedLine[] {
  const chosen = (order?.lines ?? []).map((line) => ({ ...line, quantity: withdrawnQuantity(values, line) }));
  const isWhole = chosen.every(({ quantity }, index) => quantity === order?.lines[index]?.quantity);
  return isWhole ? [] : chosen.filter(({ quantity }) => quantity > 0);
}

/** All quantities of a known order, the initial value of the form. */
export const allQuantities = (order: WithdrawnOrder | null): Record<string, string> =>
  Object.fromEntries((order?.lines ?? []).map(({ variantId, quantity }) => [variantId, String(quantity)]));

/** Describes what is withdrawn: lines, free text, or the label for the whole order. */
export function describeWithdrawal(
  values: WithdrawalValues,
  order: WithdrawnOrder | null,
  labels: { what: string; text: string; whole: string },
): [label: string, value: string][] {
  const lines = withdrawnLines(values, order).map(({ quantity, title }) => `${quantity} × ${title}`);
  if (values.text === '') return [[labels.what, lines.join('\n') || labels.whole]];
  return [
    ...(lines.length > 0 ? [[labels.what, lines.join('\n')] as [string, string]] : []),
    [labels.text, values.text],
  ];
}

/** A mailto link with the statement, because the right must not depend on this page working. */
export function mailtoStatement(
  email: string,
  details: [label: string, value: string][],
  labels: { subject: string; statement: string },
): string {
  const body = [labels.statement, '', ...details.map(([label, value]) => `${label}: ${value}`)].join('\n');
  return `mailto:${email}?subject=${encodeURIComponent(labels.subject)}&body=${encodeURIComponent(body)}`;
}
