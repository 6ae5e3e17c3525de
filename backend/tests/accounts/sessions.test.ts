import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import { callAdmin } from '../orders/support/admin';
import { database } from '../support/database';
import {
  PASSWORD,
  type Session,
  browser,
  get,
  isSignedIn,
  newAddress,
  post,
  resetCode,
  signInAt,
  signInCode,
  signUp,
  withToken,
} from './support/account';

interface Listed {
  data: { id: string; device: string; place: string; createdAt: string; lastSeen: string; current: boolean }[];
}

const USERS = '/content-manager/collection-types/plugin::users-permissions.user';

/** The user as the admin's form submits it. */
async function changeInAdmin(email: string, change: object): Promise<void> {
  const { body } = await callAdmin<{ results: { documentId: string }[] }>(`${USERS}?filters[email][$eq]=${email}`);
  const { status } = await callAdmin(`${USERS}/${body.results[0]?.documentId}`, { method: 'PUT', json: change });
  expect(status).toBe(200);
}

describe('a session', () => {
  it('is an opaque token that ends on logout, and others stay', async () => {
    const person = await signUp();
    const second = await signInAt(browser(), person.email);
    expect(second.body.jwt).toMatch(/^[\w-]{43}$/);
    expect(second.body.jwt).not.toBe(person.jwt);
    const out = await post('auth/logout', {}, person.headers);
    expect([out.status, out.body]).toMatchObject([200, { ok: true }]);
    expect([await isSignedIn(person.jwt), await isSignedIn(second.body.jwt)]).toEqual([false, true]);
    // A second logout, or one without a session, succeeds too.
    expect((await post('auth/logout', {}, person.headers)).status).toBe(200);
    expect((await post('auth/logout', undefined)).status).toBe(200);
  });

  it('can be ended everywhere at once', async () => {
    const person = await signUp();
    const second = (await signInAt(browser(), person.email)).body.jwt;
    await post('auth/logout', { scope: 'all' }, person.headers);
    expect([await isSignedIn(person.jwt), await isSignedIn(second)]).toEqual([false, false]);
  });

  it('can not be signed or guessed', async () => {
    const person = await signUp();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ id: person.id, iat: 1, exp: 9999999999 })}`;
    const signed = `${unsigned}.${createHmac('sha256', 'test-jwt-secret').update(unsigned).digest('base64url')}`;
    const none = `${part({ alg: 'none' })}.${part({ id: person.id })}.`;
    for (const token of [
      signed,
      none,
      `${person.jwt}x`,
      person.jwt.slice(0, -1),
      person.jwt.toUpperCase(),
      'null',
      '%00',
    ])
      expect(await isSignedIn(token), token).toBe(false);
    expect(await isSignedIn(person.jwt)).toBe(true);
  });

  it('that is invalid is refused on public paths too', async () => {
    const headers = withToken(asStorefront(), 'x'.repeat(43));
    expect((await get('shipping-countries', headers)).status).toBe(401);
  });

  it('survives parallel requests', async () => {
    const { headers } = await signUp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('users/me', headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is stored as a hash', async () => {
    const { jwt, email } = await signUp();
    const { body } = await callAdmin<object>(`${USERS}?filters[email][$eq]=${email}`);
    expect(JSON.stringify(body)).not.toContain(jwt);
    expect(await database()('account_sessions').where({ hash: jwt })).toEqual([]);
  });
});

describe('a session that the browser presents', () => {
  it('ends with a new sign-in, by password or mailed code, also to another account', async () => {
    const [one, two] = await Promise.all([signUp(), signUp()]);
    const again = (await signInAt(one.headers, one.email)).body.jwt;
    expect([await isSignedIn(one.jwt), await isSignedIn(again)]).toEqual([false, true]);
    const headers = withToken(one.headers, again);
    await post('auth/code', { email: two.email }, headers);
    const code = await signInCode(two.email);
    const other = await post<Session>('auth/code/verify', { email: two.email, code }, headers);
    expect(other.body.user.id).toBe(two.id);
    expect([await isSignedIn(again), await isSignedIn(other.body.jwt), await isSignedIn(two.jwt)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('stays when a sign-in fails', async () => {
    const person = await signUp();
    expect((await signInAt(person.headers, person.email, 'verkeerd-wachtwoord')).status).toBe(400);
    expect(await isSignedIn(person.jwt)).toBe(true);
  });

  it('goes on under a new token when its user proves to be the owner again', async () => {
    const person = await signUp();
    const before = (await get<Listed>('users/me/sessions', person.headers)).body.data;
    const { body } = await post<{ jwt: string }>(
      'users/me/email',
      { email: newAddress('nieuw'), password: PASSWORD },
      person.headers,
    );
    expect([await isSignedIn(person.jwt), await isSignedIn(body.jwt)]).toEqual([false, true]);
    const after = (await get<Listed>('users/me/sessions', withToken(person.headers, body.jwt))).body.data;
    expect(after.map(({ id, current }) => [id, current])).toEqual(before.map(({ id }) => [id, true]));
  });
});

describe('the list of sessions', () => {
  it('shows browser, system and region, and ends one', async () => {
    const person = await signUp();
    const phone = browser({
      'x-shop-ip': '203.0.113.77',
      'x-shop-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    });
    const other = (await signInAt(phone, person.email)).body.jwt;
    const { body } = await get<Listed>('users/me/sessions', person.headers);
    expect(body.data).toHaveLength(2);
    const mine = body.data.find(({ current }) => current);
    const theirs = body.data.find(({ current }) => !current);
    expect(mine).toMatchObject({ device: 'Firefox · Windows', place: expect.stringMatching(/^10\.\d+\.\*\.\*$/) });
    expect(theirs).toMatchObject({ device: 'Safari · iPhone', place: '203.0.*.*' });
    expect(JSON.stringify(body)).not.toMatch(/hash|113\.77/);
    const ended = await call(`/api/users/me/sessions/${theirs?.id}`, { method: 'DELETE', headers: person.headers });
    expect(ended.status).toBe(200);
    expect([await isSignedIn(other), await isSignedIn(person.jwt)]).toEqual([false, true]);
    const again = await call(`/api/users/me/sessions/${theirs?.id}`, { method: 'DELETE', headers: person.headers });
    expect(again.status).toBe(404);
  });

  it('of another customer is not accessible', async () => {
    const [one, two] = await Promise.all([signUp(), signUp()]);
    const { body } = await get<Listed>('users/me/sessions', one.headers);
    const foreign = await call(`/api/users/me/sessions/${body.data[0]?.id}`, {
      method: 'DELETE',
      headers: two.headers,
    });
    expect(foreign.status).toBe(404);
    expect(await isSignedIn(one.jwt)).toBe(true);
  });
});

describe('sessions end', () => {
  it('except the new one when the password changes', async () => {
    const person = await signUp();
    const other = (await signInAt(browser(), person.email)).body.jwt;
    const password = 'Een-heel-ander-1';
    const changed = await post<{ jwt: string }>(
      'auth/change-password',
      { currentPassword: PASSWORD, password, passwordConfirmation: password },
      person.headers,
    );
    expect(changed.status).toBe(200);
    expect([await isSignedIn(person.jwt), await isSignedIn(other), await isSignedIn(changed.body.jwt)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('after a password reset', async () => {
    const person = await signUp();
    await post('auth/forgot-password', { email: person.email });
    const password = 'Een-heel-ander-2';
    const code = await resetCode(person.email);
    const reset = await post<{ jwt: string }>('auth/reset-password', {
      code,
      password,
      passwordConfirmation: password,
    });
    expect([await isSignedIn(person.jwt), await isSignedIn(reset.body.jwt)]).toEqual([false, true]);
  });

  it.each([
    ['another password', { password: 'Van-de-beheerder-1' }],
    ['a block', { blocked: true }],
    ['another address', { email: newAddress('verhuisd') }],
  ])('with %s in the admin', async (_, change) => {
    const person = await signUp();
    await changeInAdmin(person.email, { firstname: 'Ander' });
    expect(await isSignedIn(person.jwt)).toBe(true);
    await changeInAdmin(person.email, change);
    expect(await isSignedIn(person.jwt)).toBe(false);
  });

  it('with a block in the admin, also when it is lifted', async () => {
    const person = await signUp();
    await changeInAdmin(person.email, { blocked: true });
    await changeInAdmin(person.email, { blocked: false });
    expect(await isSignedIn(person.jwt)).toBe(false);
  });

  it('with the account, when the admin deletes it', async () => {
    const person = await signUp();
    const { body } = await callAdmin<{ results: { documentId: string }[] }>(
      `${USERS}?filters[email][$eq]=${person.email}`,
    );
    expect((await callAdmin(`${USERS}/${body.results[0]?.documentId}`, { method: 'DELETE' })).status).toBe(200);
    expect(await isSignedIn(person.jwt)).toBe(false);
    const hash = createHash('sha256').update(person.jwt).digest('hex');
    expect(await database()('account_sessions').where({ hash })).toEqual([]);
  });
});
