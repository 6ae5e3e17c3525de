import type { ComposedField } from './types';

/** Names with a leading `_` are reserved for the form; field names cannot start with it. */
export const PAGE_FIELD = '_page';

/** Name of the hidden honeypot field, which only bots fill in. */
export function honeypotName(fields: Pick<ComposedField, 'name'>[]): string {
  const taken = new Set(fields.map(({ name }) => name));
  return ['website', 'homepage', 'company_website'].find((name) => !taken.has(name)) ?? '_website';
}

/** Captcha action of this form; actions must not contain hyphens. */
export const captchaAction = (slug: string): string => `form_${slug.replaceAll('-', '_')}`;

/** Element id of the form and prefix of its field ids. */
export const formId = (slug: string): string => `form-${slug}`;

/** URL fragment after submission; shows the success message without JavaScript. */
export const sentId = (slug: string): string => `${formId(slug)}-sent`;
