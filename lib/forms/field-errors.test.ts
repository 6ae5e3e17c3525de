import { describe, expect, it } from 'vitest';
import { messageFor } from './field-errors';

const labels = {
  required: { city: 'City is required' },
  errors: {
    required: 'This field is required.',
    postalCode: 'For example {example}',
    invalid: 'This field is not valid.',
  },
};

describe('messageFor', () => {
  it('names the field that is missing', () => {
    expect(messageFor(labels, { name: 'shipping.city', code: 'required' })).toBe('City is required');
  });

  it('has general words for a field without its own', () => {
    expect(messageFor(labels, { name: 'other', code: 'required' })).toBe('This field is required.');
  });

  it('fills in values', () => {
    expect(messageFor(labels, { name: 'postalCode', code: 'postalCode' }, { example: '1234 AB' })).toBe(
      'For example 1234 AB',
    );
  });

  it('lets the field speak for itself first', () => {
    const fault = { name: 'city', code: 'required' };
    expect(messageFor(labels, fault, { city: 'x' }, { required: 'Which {city}?' })).toBe('Which {city}?');
  });

  it('does not take a word of the language for one of its own', () => {
    expect(messageFor(labels, { name: 'city', code: 'toString' }, {}, {})).toBe('This field is not valid.');
  });

  it('falls back for a code it does not know', () => {
    expect(messageFor(labels, { name: 'city', code: 'somethingNew' })).toBe('This field is not valid.');
  });
});
