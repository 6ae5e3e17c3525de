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
  it('uses the message of the missing field', () => {
    expect(messageFor(labels, { name: 'shipping.city', code: 'required' })).toBe('City is required');
  });

  it('falls back to the general message', () => {
    expect(messageFor(labels, { name: 'other', code: 'required' })).toBe('This field is required.');
  });

  it('interpolates values', () => {
    expect(messageFor(labels, { name: 'postalCode', code: 'postalCode' }, { example: '1234 AB' })).toBe(
      'For example 1234 AB',
    );
  });

  it('prefers the field’s own messages', () => {
    const error = { name: 'city', code: 'required' };
    expect(messageFor(labels, error, { city: 'x' }, { required: 'Which {city}?' })).toBe('Which {city}?');
  });

  it('ignores inherited properties', () => {
    expect(messageFor(labels, { name: 'city', code: 'toString' }, {}, {})).toBe('This field is not valid.');
  });

  it('falls back for unknown codes', () => {
    expect(messageFor(labels, { name: 'city', code: 'somethingNew' })).toBe('This field is not valid.');
  });
});
