import { describe, expect, it } from 'vitest';
import { collectFieldErrors, sortFieldErrors } from './collect-field-errors';

describe('collectFieldErrors', () => {
  it('flattens nested errors by field name', () => {
    const errors = {
      terms: { type: 'custom', message: 'accepted' },
      shipping: { city: { type: 'custom', message: 'required' } },
    };
    expect(collectFieldErrors(errors)).toEqual([
      { name: 'terms', code: 'accepted' },
      { name: 'shipping.city', code: 'required' },
    ]);
  });

  it('returns [] without errors', () => {
    expect(collectFieldErrors({})).toEqual([]);
  });
});

describe('sortFieldErrors', () => {
  it('sorts by form order, unknown fields last', () => {
    const fieldErrors = ['stranger', 'terms', 'email'].map((name) => ({ name, code: 'required' }));
    expect(sortFieldErrors(fieldErrors, ['email', 'city', 'terms']).map(({ name }) => name)).toEqual([
      'email',
      'terms',
      'stranger',
    ]);
  });
});
