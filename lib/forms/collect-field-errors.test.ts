import { describe, expect, it } from 'vitest';
import { collectFieldErrors, sortFieldErrors } from './collect-field-errors';

describe('collectFaults', () => {
  it('lists nested errors by the name of their field', () => {
    const errors = {
      terms: { type: 'custom', message: 'accepted' },
      shipping: { city: { type: 'custom', message: 'required' } },
    };
    expect(collectFieldErrors(errors)).toEqual([
      { name: 'terms', code: 'accepted' },
      { name: 'shipping.city', code: 'required' },
    ]);
  });

  it('lists nothing when nothing is wrong', () => {
    expect(collectFieldErrors({})).toEqual([]);
  });
});

describe('sortFaults', () => {
  it('follows the form and puts strangers last', () => {
    const faults = ['stranger', 'terms', 'email'].map((name) => ({ name, code: 'required' }));
    expect(sortFieldErrors(faults, ['email', 'city', 'terms']).map(({ name }) => name)).toEqual([
      'email',
      'terms',
      'stranger',
    ]);
  });
});
