import type { TextKey } from '../../platform/admin-texts/catalogues';
import type { Translator } from '../../platform/admin-texts/translator';
import { refusedAnswer } from './refused-answer';

/** What the server says of a field, in words; see `FieldError` of backend/src/domain/shop-error.ts. */
const WORDS: Record<string, TextKey> = {
  required: 'fields.required',
  email: 'fields.email',
  tooLong: 'fields.tooLong',
  postalCode: 'fields.postalCode',
  future: 'fields.future',
  tooMuch: 'fields.tooMuch',
};

interface Refusal {
  errors?: { path: string[]; name: string }[];
}

/** Messages by field (`order.shipping.city`) of a refused request; empty when the refusal is about something else. */
export function fieldFailures(error: unknown, t: Translator): Record<string, string> {
  const errors = refusedAnswer<Refusal>(error)?.details?.errors ?? [];
  return Object.fromEntries(errors.map(({ path, name }) => [path.join('.'), t(WORDS[name] ?? 'fields.other')]));
}
