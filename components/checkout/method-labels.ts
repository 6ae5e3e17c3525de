import type { Messages } from '@/lib/forms/message-types';
import { METHOD_NAMES, type PaymentMethod } from '@/backend/contract/payment-methods';

type PaymentLabels = Messages['checkout']['payment'];

const find = (texts: Readonly<Record<string, string>>, id: string): string | null =>
  Object.hasOwn(texts, id) ? (texts[id] ?? null) : null;

/** The provider's own name for a method that the shop does not know. */
export const methodName = ({ id, name }: Pick<PaymentMethod, 'id' | 'name'>, { names }: PaymentLabels): string =>
  find(METHOD_NAMES, id) ?? find(names, id) ?? name;

/** One line about a method; null for one that the shop does not know. */
export const methodText = (id: string, { texts }: PaymentLabels): string | null => find(texts, id);
