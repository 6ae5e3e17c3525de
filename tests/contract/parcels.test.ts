import { describe, expect, it } from 'vitest';
import { createHmac } from 'node:crypto';
import { call, post } from '../support/shop';
import { findPickupPoints } from '@/lib/purchase/checkout/find-pickup-points';
import type { PickupPoints } from '@/backend/contract/pickup-points';

/** Key of the sandbox. */
const sign = (body: string): string => createHmac('sha256', 'sandbox').update(body).digest('hex');
const tell = (body: string, signature: string) =>
  call('nl', '/api/parcels/webhook', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'sendcloud-signature': signature },
  });

describe('the carrier’s webhook', () => {
  // Spaces, signs and their order are part of what was signed.
  const body = '{ "timestamp": 1790000000000,  "action":"parcel_status_changed","parcel":{"id":4242,"name":"Zoë 🦦"} }';

  it('passes the text on as it came, and answers 200 for an unknown parcel', async () => {
    expect((await tell(body, sign(body))).status).toBe(200);
  });

  it('refuses what the carrier did not sign, without internals', async () => {
    for (const signature of ['', sign(`${body} `), 'x'.repeat(64)]) {
      const answer = await tell(body, signature);
      expect([answer.status, answer.json<{ error: { name: string } }>().error.name]).toEqual([403, 'Forbidden']);
      expect(answer.body).not.toMatch(/sandbox|node_modules|\bat \w+.*\(/);
    }
  });

  it('refuses text that is none, and too much of it', async () => {
    const { status } = await tell('x'.repeat(300_000), '');
    expect(status).toBe(413);
    expect((await call('nl', '/api/parcels/webhook')).status).toBe(405);
  });
});

describe('pick-up points', () => {
  it('come as the checkout reads them', async () => {
    const answer = await post('nl', '/api/pickup-points', { country: 'nl', postalCode: '3511 AB' });
    expect(answer.status).toBe(200);
    const { data } = answer.json<{ data: PickupPoints }>();
    globalThis.fetch = async () => new Response(answer.body);
    expect(await findPickupPoints({ country: 'nl', postalCode: '3511 AB' })).toEqual({ ok: true, data });
    expect(data).toMatchObject({ state: 'found', points: [{ carrier: 'PostNL', country: 'nl' }, {}, {}] });
  });

  it('need a country and a postal code', async () => {
    expect((await post('nl', '/api/pickup-points', {})).status).toBe(422);
    const foreign = { origin: 'https://evil.example' };
    expect((await post('nl', '/api/pickup-points', { country: 'nl', postalCode: '3511 AB' }, foreign)).status).toBe(
      403,
    );
  });
});
