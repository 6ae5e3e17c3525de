import { beforeAll, describe, expect, it } from 'vitest';
import { makeVariant, orderData, placeOrder } from '../orders/support/shop';
import { asStorefront, call } from '../support/client';
import { type Person, get, isSignedIn, signUp, withToken } from './support/account';

/** Status of a call for a visitor, the owner, another customer, and an ended session. */
interface Cell {
  call: string;
  json?: object;
  visitor: number;
  owner: number;
  other: number;
  dead: number;
}

let owner: Person;
let other: Person;
let slug: string;
let session: string;
beforeAll(async () => {
  [owner, other] = [await signUp(), await signUp()];
  const suit = await makeVariant();
  slug = (await placeOrder(orderData([suit.item()]), withToken({}, owner.jwt))).slug;
  const { body } = await get<{ data: { id: string }[] }>('users/me/sessions', owner.headers);
  session = body.data[0]?.id ?? '';
});

const TABLE: Cell[] = [
  { call: 'GET users/me', visitor: 401, owner: 200, other: 200, dead: 401 },
  { call: 'PUT users/me', json: {}, visitor: 401, owner: 200, other: 200, dead: 401 },
  { call: 'DELETE users/me', json: {}, visitor: 401, owner: 403, other: 403, dead: 401 },
  { call: 'POST users/me/email', json: { email: 'a@b.nl' }, visitor: 401, owner: 403, other: 403, dead: 401 },
  { call: 'GET users/me/export', visitor: 401, owner: 200, other: 200, dead: 401 },
  { call: 'GET users/me/sessions', visitor: 401, owner: 200, other: 200, dead: 401 },
  { call: 'GET users/me/overview', visitor: 401, owner: 200, other: 200, dead: 401 },
  { call: 'GET orders', visitor: 401, owner: 200, other: 200, dead: 401 },
  { call: 'GET orders/:slug', visitor: 200, owner: 200, other: 200, dead: 401 },
  { call: 'POST auth/change-password', json: {}, visitor: 401, owner: 422, other: 422, dead: 401 },
  { call: 'POST auth/local', json: {}, visitor: 422, owner: 422, other: 422, dead: 422 },
  { call: 'POST auth/local/register', json: {}, visitor: 422, owner: 422, other: 422, dead: 422 },
  { call: 'POST auth/forgot-password', json: {}, visitor: 422, owner: 422, other: 422, dead: 422 },
  { call: 'POST auth/reset-password', json: {}, visitor: 422, owner: 422, other: 422, dead: 422 },
  { call: 'POST auth/send-email-confirmation', json: {}, visitor: 422, owner: 422, other: 422, dead: 422 },
  { call: 'POST auth/code', json: {}, visitor: 422, owner: 422, other: 422, dead: 422 },
  { call: 'POST auth/code/verify', json: {}, visitor: 422, owner: 422, other: 422, dead: 422 },
  { call: 'POST orders/find', json: {}, visitor: 422, owner: 422, other: 422, dead: 422 },
  { call: 'POST auth/email-confirmation', json: { code: 'x' }, visitor: 400, owner: 400, other: 400, dead: 400 },
  { call: 'GET auth/google/callback', visitor: 400, owner: 400, other: 400, dead: 400 },
  { call: 'POST auth/email-change', json: { code: 'x' }, visitor: 400, owner: 400, other: 400, dead: 400 },
  { call: 'POST auth/email-undo', json: { code: 'x' }, visitor: 400, owner: 400, other: 400, dead: 400 },
  { call: 'DELETE users/me/sessions/:session', visitor: 401, owner: 200, other: 404, dead: 401 },
];

describe.each(TABLE)('$call', ({ call: line, json, ...cells }) => {
  const [method = '', path = ''] = line.split(' ');
  // The owner comes last: the table includes ending the session.
  it.each(['visitor', 'dead', 'other', 'owner'] as const)('for %s', async (role) => {
    const tokens = { visitor: null, dead: 'x'.repeat(43), other: other.jwt, owner: owner.jwt };
    const token = tokens[role];
    const headers = token ? withToken(asStorefront(), token) : asStorefront();
    const address = path.replace(':slug', slug).replace(':session', session);
    const { status, body } = await call<{ data?: { full?: boolean; email?: string } }>(`/api/${address}`, {
      method,
      json,
      headers,
    });
    expect(status).toBe(cells[role]);
    if (line === 'GET orders/:slug' && status === 200) expect(body.data?.full).toBe(role === 'owner');
    if (role === 'other') expect(JSON.stringify(body)).not.toContain(owner.email);
    if (role === 'visitor' || role === 'dead') expect(JSON.stringify(body)).not.toContain(owner.email);
  });
});

it('only the owner’s session ended', async () => {
  expect([await isSignedIn(owner.jwt), await isSignedIn(other.jwt)]).toEqual([false, true]);
});
