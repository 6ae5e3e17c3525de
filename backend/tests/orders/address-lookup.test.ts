// @full
import { describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import type { ShopFailure } from './support/shop';

const lookUp = (body: unknown, headers: Record<string, string> = {}) =>
  call<{ data: object } & ShopFailure>('/api/address-lookup', {
    method: 'POST',
    json: body,
    headers: asStorefront(headers),
  });
const dutch = (postalCode: string, housenumber = '12') => ({ country: 'nl', postalCode, housenumber });

describe('POST /api/address-lookup', () => {
  it('answers street and city, or leaves them to the visitor', async () => {
    const { status, body } = await lookUp(dutch('3511 ab', '12 bis'));
    expect([status, body.data]).toEqual([200, { state: 'found', street: 'Otterkade', city: 'Utrecht' }]);
    expect((await lookUp(dutch('3511AC'))).body.data).toEqual({ state: 'not-found' });
    expect((await lookUp(dutch('9998ZZ'))).body.data).toEqual({ state: 'unavailable' });
    expect((await lookUp(dutch('3511AF'))).body.data).toEqual({ state: 'unavailable' });
  });

  it('gives up on a register that does not answer', async () => {
    expect((await lookUp(dutch('9999ZZ'))).body.data).toEqual({ state: 'unavailable' });
  });

  it.each([[{}], [{ country: 'nl', postalCode: 7, housenumber: '1' }], [{ ...dutch('3511AB'), country: 'Nederland' }]])(
    'refuses %j',
    async (body) => {
      const answer = await lookUp(body);
      expect([answer.status, answer.body.error.name]).toEqual([422, 'ValidationError']);
    },
  );

  it('is for the storefront only, and limited per IP address', async () => {
    const direct = await call('/api/address-lookup', { method: 'POST', json: dutch('3511AB') });
    expect(direct.status).toBe(403);
    const headers = { 'x-shop-ip': '203.0.113.77' };
    const answers = await Promise.all(Array.from({ length: 61 }, () => lookUp(dutch('3511AB'), headers)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await lookUp(dutch('3511AB'))).status).toBe(200);
  });
});
