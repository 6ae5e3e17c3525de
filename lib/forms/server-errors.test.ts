import { describe, expect, it } from 'vitest';
import { readServerFaults } from './server-faults';

describe('readServerFaults', () => {
  it('names field and code', () => {
    expect(readServerFaults({ errors: [{ path: ['shipping', 'city'], name: 'required' }] })).toEqual([
      { name: 'shipping.city', code: 'required' },
    ]);
  });

  it.each([undefined, null, 'x', { errors: 'x' }, { errors: [{ path: 'x' }] }])('finds none in %j', (details) => {
    expect(readServerFaults(details)).toEqual([]);
  });
});
