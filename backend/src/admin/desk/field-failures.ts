/** What the server says of a field, in words; see `FieldError` of backend/src/domain/shop-error.ts. */
const WORDS: Record<string, string> = {
  required: 'Fill this in.',
  email: 'This is no email address.',
  tooLong: 'This is too long.',
  postalCode: 'This postal code does not exist in that country.',
  future: 'This day is yet to come.',
  tooMuch: 'More than the order needs.',
};

interface Refusal {
  response?: { data?: { error?: { details?: { errors?: { path: string[]; name: string }[] } } } };
}

/** Messages by field (`order.shipping.city`) of a refused request; empty when the refusal is about something else. */
export function fieldFailures(error: unknown): Record<string, string> {
  const cause = error instanceof Error ? (error.cause as Refusal | undefined) : undefined;
  const errors = cause?.response?.data?.error?.details?.errors ?? [];
  return Object.fromEntries(errors.map(({ path, name }) => [path.join('.'), WORDS[name] ?? 'Check this.']));
}
