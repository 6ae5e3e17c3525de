import { withdrawnQuantity } from './withdrawal-schema';
import type { OrderedLine, WithdrawalValues, WithdrawnOrder } from './types';

/** The chosen part of a shown order. Empty when it is all of it, or when the order is not shown. */
export function withdrawnLines(values: WithdrawalValues, order: WithdrawnOrder | null): OrderedLine[] {
  const chosen = (order?.lines ?? []).map((line) => ({ ...line, quantity: withdrawnQuantity(values, line) }));
  const isWhole = chosen.every(({ quantity }, index) => quantity === order?.lines[index]?.quantity);
  return isWhole ? [] : chosen.filter(({ quantity }) => quantity > 0);
}

/** Everything of a shown order, which is what a form begins with. */
export const allQuantities = (order: WithdrawnOrder | null): Record<string, string> =>
  Object.fromEntries((order?.lines ?? []).map(({ variantId, quantity }) => [variantId, String(quantity)]));

/** What is withdrawn from, for people: lines, own words, or the words for all of it. */
export function describeWithdrawal(
  values: WithdrawalValues,
  order: WithdrawnOrder | null,
  words: { what: string; text: string; whole: string },
): [label: string, value: string][] {
  const lines = withdrawnLines(values, order).map(({ quantity, title }) => `${quantity} × ${title}`);
  if (values.text === '') return [[words.what, lines.join('\n') || words.whole]];
  return [...(lines.length > 0 ? [[words.what, lines.join('\n')] as [string, string]] : []), [words.text, values.text]];
}

/** A mail with the statement in it: the right must not hang on this page working. */
export function mailtoStatement(
  email: string,
  facts: [label: string, value: string][],
  words: { subject: string; statement: string },
): string {
  const body = [words.statement, '', ...facts.map(([label, value]) => `${label}: ${value}`)].join('\n');
  return `mailto:${email}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body)}`;
}
