import { describe, expect, it } from 'vitest';
import { parseServerErrors } from './server-errors';

describe('readServerErrors', () => {
  it('returns field and code', () => {
    expect(parseServerErrors({ errors: [{ path: ['shipping', 'city'], name: 'required' }] })).toEqual([
      { name: 'shipping.city', code: 'required' },
    ]);
  });

  it.each([undefined, null, 'x', { errors: 'x' }, { errors: [{ path: 'x' }] }])('returns [] for %j', (details) => {
    expect(parseServerErrors(details)).toEqual([]);
  });
});
