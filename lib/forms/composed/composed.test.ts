import { describe, expect, it } from 'vitest';
import { flattenResponse } from '@/lib/backend/flatten';
import { contactForm, field } from './form.fixtures';
import { splitLinks, withoutLinks } from './inline-links';
import { toForm } from './form-mapper';
import { captchaAction, honeypotName } from './element-names';
import { createSubmissionKey, toBody } from './request-body';
import { createValidator, MISCONFIGURED } from './validate';
import { wireForm } from './wire';

describe('toForm', () => {
  const answer = {
    data: {
      id: 'f1',
      slug: 'contact',
      title: 'Contact',
      intro: null,
      submitLabel: null,
      successTitle: 'Dank',
      successText: null,
      captcha: null,
      fields: [
        { name: 'agreed', type: 'checkbox', label: 'Akkoord', rules: 'accepted', visibility: 'sometimes' },
        {
          name: 'reason',
          type: 'select',
          multiple: true,
          options: [{ label: null, value: 'size', group: null, help: null }, { value: '' }, 'nonsense'],
        },
        { name: '__proto__', type: 'text' },
        { name: 'x', type: 'hologram' },
      ],
    },
  };
  const form = toForm(wireForm.parse(flattenResponse(answer)));

  it('applies defaults and drops invalid fields', () => {
    expect(form).toMatchObject({ slug: 'contact', intro: '', captcha: true });
    expect(form.fields.map(({ name }) => name)).toEqual(['agreed', 'reason']);
    expect(form.fields[0]).toMatchObject({ onValue: 'true', offValue: '', visibility: null, width: 'full' });
  });

  it('renders a select with multiple choices as checkboxes', () => {
    expect(form.fields[1]).toMatchObject({
      type: 'checkboxes',
      label: 'reason',
      options: [{ value: 'size', label: 'size' }],
    });
  });
});

describe('createCheck', () => {
  const check = createValidator(contactForm.fields);
  const good = { name: 'Åsa', email: 'asa@example.com', message: 'Is the suit warm?', agreed: true };

  it('returns valid values', () => {
    expect(check(good)).toEqual({ values: { ...good, agreed: 'true' }, errors: [] });
  });

  it('returns one error per field', () => {
    const { errors } = check({ name: '', email: 'nonsense', message: 'short', agreed: 'perhaps' });
    expect(errors.map(({ name }) => name).sort()).toEqual(['agreed', 'email', 'message', 'name']);
    expect(errors).toContainEqual({ name: 'name', code: 'required' });
    expect(errors).toContainEqual({ name: 'agreed', code: 'invalid' });
  });

  it('never passes if the rules cannot be parsed', () => {
    const { errors } = createValidator([field({ name: 'x', rules: 'required|no_such_rule' })])({ x: 'y' });
    expect(errors).toEqual([{ name: 'x', code: MISCONFIGURED }]);
  });
});

describe('splitLinks', () => {
  it('parses links in a label', () => {
    expect(splitLinks('I read the [privacy policy](/privacy) and agree.')).toEqual([
      { text: 'I read the ', href: null },
      { text: 'privacy policy', href: '/privacy' },
      { text: ' and agree.', href: null },
    ]);
    expect(withoutLinks('[a](/b) [c] (d)')).toBe('a [c] (d)');
    expect(splitLinks('plain')).toEqual([{ text: 'plain', href: null }]);
  });
});

describe('names', () => {
  it('do not collide with the editor’s', () => {
    expect(honeypotName(contactForm.fields)).toBe('website');
    expect(honeypotName([field({ name: 'website' })])).toBe('homepage');
    expect(captchaAction('return-form')).toBe('form_return_form');
  });
});

describe('toBody', () => {
  it('is JSON without files and FormData with files', () => {
    expect(toBody({ name: 'a', photos: [] })).toEqual({ data: { name: 'a', photos: [] } });
    const body = toBody({ name: 'a', parts: ['x', 'y'], photos: [new File(['1'], 'a.png')] });
    expect(body instanceof FormData && [...body.keys()]).toEqual(['name', 'parts', 'parts', 'photos']);
  });
});

describe('submissionKey', () => {
  it('is stable for the same content', () => {
    const keyOf = createSubmissionKey();
    const first = keyOf({ name: 'a' });
    expect(keyOf({ name: 'a' })).toBe(first);
    expect(keyOf({ name: 'b' })).not.toBe(first);
  });
});
