import type { ComposedField } from './types';

/** Names with a `_` belong to the form itself: no field of an editor's can begin with one. */
export const PAGE_FIELD = '_page';

/** A field that people neither see nor reach; programs that fill in everything give themselves away. */
export function honeypotName(fields: Pick<ComposedField, 'name'>[]): string {
  const taken = new Set(fields.map(({ name }) => name));
  return ['website', 'homepage', 'company_website'].find((name) => !taken.has(name)) ?? '_website';
}

/** The action a captcha token of this form is made for; actions know no hyphens. */
export const captchaAction = (slug: string): string => `form_${slug.replaceAll('-', '_')}`;

/** The id of the form's element, and the start of those of its fields. */
export const formId = (slug: string): string => `form-${slug}`;

/** What stands at the end of the address once the form is sent: it shows the thanks without a script. */
export const sentId = (slug: string): string => `${formId(slug)}-sent`;
