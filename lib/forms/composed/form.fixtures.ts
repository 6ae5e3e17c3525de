import type { ComposedField, ComposedForm } from './types';

/** A text field for tests, with overrides. */
export function field(overrides: Partial<ComposedField> & Pick<ComposedField, 'name'>): ComposedField {
  return {
    type: 'text',
    label: overrides.name,
    help: '',
    options: [],
    rules: '',
    visibility: null,
    width: 'full',
    multiple: false,
    accept: '',
    maxSize: 5_000_000,
    autocomplete: '',
    onValue: 'true',
    offValue: '',
    ...overrides,
  };
}

export const contactForm: ComposedForm = {
  id: 'form1',
  slug: 'contact',
  title: 'Contact',
  intro: '',
  submitLabel: 'Send',
  successTitle: 'Thank you',
  successText: 'We write back soon.',
  captcha: true,
  fields: [
    field({ name: 'name', label: 'Name', rules: 'required|length:2,80' }),
    field({ name: 'email', type: 'email', label: 'Email address', rules: 'required|email' }),
    field({ name: 'message', type: 'textarea', label: 'Message', rules: 'required|length:10,4000' }),
    field({ name: 'agreed', type: 'checkbox', label: 'I agree', rules: 'accepted' }),
  ],
};
