// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_PASSKEYS } from '../../contract/limits';
import { callAdmin } from '../orders/support/admin';
import { mailsTo } from '../orders/support/mail';
import { asStorefront, call, waitFor } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import {
  PASSWORD,
  type Person,
  type Session,
  browser,
  follow,
  get,
  isSignedIn,
  newAddress,
  post,
  resetCode,
  signInAt,
  signInCode,
  signUp,
  waitForCode,
  withToken,
} from './support/account';
import { Authenticator, type CreationOptions, type Deviation, type RequestOptions } from './support/authenticator';

const SHOP = 'http://localhost:3900';
const ENGLISH_SHOP = 'http://en.localhost:3900';
const PASSKEYS = 'users/me/passkeys';

interface Listed {
  id: string;
  name: string;
  domain: string;
  createdAt: string;
  lastUsed: string | null;
}

/** Asks for the challenge to add a passkey; the session goes on under the new token. */
async function startAdding(person: Person, proof: object = { password: PASSWORD }): Promise<CreationOptions> {
  const { status, body } = await post<{ data: CreationOptions; jwt: string }>(
    `${PASSKEYS}/options`,
    proof,
    person.headers,
  );
  if (status !== 200) throw new Error(`No options: ${JSON.stringify(body)}`);
  person.jwt = body.jwt;
  person.headers = withToken(person.headers, body.jwt);
  return body.data;
}

const send = (person: Person, answer: unknown) => post<{ data: { name: string } }>(PASSKEYS, answer, person.headers);

/** Adds a passkey to the account and returns its authenticator. */
async function addPasskey(person: Person, origin = SHOP): Promise<Authenticator> {
  const authenticator = new Authenticator(origin);
  const added = await send(person, authenticator.create(await startAdding(person)));
  if (added.status !== 201) throw new Error(`Not added: ${JSON.stringify(added.body)}`);
  return authenticator;
}

const startSignIn = async (headers: Record<string, string>): Promise<RequestOptions> =>
  (await post<{ options: RequestOptions }>('auth/passkey/options', {}, headers)).body.options;

async function signInWith(authenticator: Authenticator, over: Deviation = {}, headers = browser()) {
  return post<Session>('auth/passkey', authenticator.get(await startSignIn(headers), over), headers);
}

const listOf = async (person: Person): Promise<Listed[]> =>
  (await get<{ data: { passkeys: Listed[] } }>('users/me/overview', person.headers)).body.data.passkeys;

const firstOf = async (person: Person): Promise<Listed> => {
  const [passkey] = await listOf(person);
  if (!passkey) throw new Error('The account has no passkey');
  return passkey;
};

const change = (person: Person, method: 'PUT' | 'DELETE', id: string, json?: unknown) =>
  call<{ data: object }>(`/api/${PASSKEYS}/${id}`, { method, json, headers: person.headers });

const mailNaming = (email: string, words: string) =>
  waitFor(async () => (await mailsTo(email)).find(({ subject }) => subject.includes(words)));

/** Every refusal looks alike. */
const REFUSED = {
  data: null,
  error: { status: 400, name: 'PasskeyFailed', message: 'The passkey was not accepted', details: {} },
};

/** Ends the newest challenge, which no test can wait for. */
async function expireNewest(): Promise<void> {
  const newest: { id: number } | undefined = await database()('account_codes')
    .whereIn('kind', ['passkey-add', 'passkey-sign-in'])
    .orderBy('id', 'desc')
    .first('id');
  await database()('account_codes')
    .where({ id: newest?.id ?? 0 })
    .update({ expires_at: minutesFromNow(-1) });
}

const REFUSALS: [string, Deviation][] = [
  ['made on another origin', { origin: 'http://localhost.evil.example:3900' }],
  ['made on another port', { origin: 'http://localhost:3901' }],
  ['made on another domain of the shop', { origin: ENGLISH_SHOP }],
  ['for another rpID', { domain: 'evil.example' }],
  ['for the rpID of another domain of the shop', { domain: 'en.localhost' }],
  ['without user verification', { unverified: true }],
  ['with an invented challenge', { challenge: 'A'.repeat(43) }],
  ['without a challenge', { challenge: '' }],
  ['of the other kind', { type: 'webauthn.something' }],
];

describe('adding a passkey', () => {
  it('requires the password or a mailed code again, and gives the session a new token', async () => {
    const person = await signUp();
    for (const proof of [{}, { password: 'mis' }, { code: '12345678' }])
      expect((await post(`${PASSKEYS}/options`, proof, person.headers)).body.error).toMatchObject({
        status: 403,
        name: 'Reauthenticate',
      });
    const before = person.jwt;
    await startAdding(person);
    expect([await isSignedIn(before), await isSignedIn(person.jwt)]).toEqual([false, true]);
    await post('auth/code', { email: person.email }, person.headers);
    await startAdding(person, { code: await signInCode(person.email) });
  });

  it('asks the browser for a discoverable passkey of this domain, with verification and a random challenge', async () => {
    const person = await signUp();
    const options = await startAdding(person);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Zwotter' },
      user: { name: person.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(options.challenge).toMatch(/^[\w-]{43}$/);
    const again = await startAdding(person);
    expect(again.challenge).not.toBe(options.challenge);
    expect(again.user.id).toBe(options.user.id);
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(person.email);
  });

  it('lists it without its keys, and tells the owner by mail', async () => {
    const person = await signUp();
    const authenticator = await addPasskey(person);
    expect(await listOf(person)).toEqual([
      {
        id: expect.stringMatching(/^[a-z0-9]{24}$/),
        name: 'Firefox · Windows',
        domain: 'localhost',
        createdAt: expect.any(String),
        lastUsed: null,
      },
    ]);
    const mail = await mailNaming(person.email, 'passkey toegevoegd');
    expect(mail.text).toContain('Firefox · Windows');
    expect(mail.text).toContain('localhost');
    // A second one of the same browser is told apart, and the first one is not made twice.
    const options = await startAdding(person);
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id]);
    await addPasskey(person);
    expect((await listOf(person)).map(({ name }) => name)).toEqual(['Firefox · Windows', 'Firefox · Windows (2)']);
  });

  describe('to an account without any', () => {
    let person: Person;
    beforeAll(async () => {
      person = await signUp();
    });

    it.each(REFUSALS)('refuses an answer %s', async (_, over) => {
      const options = await startAdding(person);
      const refused = await send(person, new Authenticator(SHOP).create(options, over));
      expect(refused.body).toEqual(REFUSED);
      expect(await listOf(person)).toEqual([]);
    });

    it.each([{}, { credential: 1 }, { credential: { id: '%', rawId: '%', type: 'public-key', response: {} } }])(
      'answers 422 to %j',
      async (body) => {
        expect((await send(person, body)).status).toBe(422);
        expect((await post('auth/passkey', body)).status).toBe(422);
      },
    );
  });

  it('accepts a challenge once, in time, from the browser and the customer that asked for it', async () => {
    const person = await signUp();
    const options = await startAdding(person);
    expect((await send(person, new Authenticator(SHOP).create(options))).status).toBe(201);
    expect((await send(person, new Authenticator(SHOP).create(options))).body).toEqual(REFUSED);

    const other = await signUp();
    const foreign = await startAdding(other);
    expect((await send(person, new Authenticator(SHOP).create(foreign))).body).toEqual(REFUSED);

    const elsewhere = { ...person, headers: withToken(browser(), person.jwt) };
    const theirs = await startAdding(person);
    elsewhere.headers = withToken(elsewhere.headers, person.jwt);
    expect((await send(elsewhere, new Authenticator(SHOP).create(theirs))).body).toEqual(REFUSED);

    const signIn = await startSignIn(person.headers);
    expect((await send(person, new Authenticator(SHOP).create({ ...theirs, ...signIn }))).body).toEqual(REFUSED);

    const late = await startAdding(person);
    await expireNewest();
    expect((await send(person, new Authenticator(SHOP).create(late))).body).toEqual(REFUSED);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('accepts one of two answers sent at once', async () => {
    const person = await signUp();
    const options = await startAdding(person);
    const answers = await Promise.all([1, 2, 3].map(() => send(person, new Authenticator(SHOP).create(options))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('refuses a passkey that belongs to another account', async () => {
    const [owner, thief] = [await signUp(), await signUp()];
    const authenticator = await addPasskey(owner);
    const stolen = await send(thief, authenticator.create(await startAdding(thief)));
    expect(stolen.body).toEqual(REFUSED);
    expect(await listOf(thief)).toEqual([]);
    authenticator.create(await startAdding(owner));
    expect((await signInWith(authenticator)).body.user.id).toBe(owner.id);
  });

  it('ends at the highest number of passkeys', async () => {
    const person = await signUp();
    const waiting = await startAdding(person);
    for (let count = 0; count < MAX_PASSKEYS; count += 1) await addPasskey(person);
    const refused = await post(`${PASSKEYS}/options`, { password: PASSWORD }, person.headers);
    expect([refused.status, refused.body.error.name]).toEqual([409, 'TooManyPasskeys']);
    expect((await send(person, new Authenticator(SHOP).create(waiting))).body.error.name).toBe('TooManyPasskeys');
    expect(await listOf(person)).toHaveLength(MAX_PASSKEYS);
  });
});

describe('signing in with a passkey', () => {
  let person: Person;
  let authenticator: Authenticator;
  beforeAll(async () => {
    person = await signUp();
    authenticator = await addPasskey(person);
  });

  it('needs no email, names no account beforehand and requires verification', async () => {
    const headers = browser();
    const options = await startSignIn(headers);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.challenge).toMatch(/^[\w-]{43}$/);
    expect(options.allowCredentials ?? []).toEqual([]);
    const { status, body } = await post<Session>('auth/passkey', authenticator.get(options), headers);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['jwt', 'user']);
    expect(body.user).toMatchObject({ id: person.id, email: person.email });
    expect(await isSignedIn(body.jwt)).toBe(true);
    expect((await firstOf(person)).lastUsed).not.toBeNull();
  });

  it('replaces the session that the browser had', async () => {
    const headers = browser();
    const first = (await signInAt(headers, person.email)).body.jwt;
    const second = (await signInWith(authenticator, {}, withToken(headers, first))).body.jwt;
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
  });

  it('makes the browser known, so that strangers can not use up its attempts', async () => {
    const headers = browser();
    await signInWith(authenticator, {}, headers);
    for (let attempt = 0; attempt < 40; attempt += 1) await signInAt(browser(), person.email, 'verkeerd-wachtwoord');
    expect((await signInAt(headers, person.email)).status).toBe(200);
  });

  it.each([
    ...REFUSALS,
    ['with another signature', { badSignature: true }],
    ['that names another account', { userHandle: Buffer.from('x'.repeat(24)).toString('base64url') }],
  ] as [string, Deviation][])('refuses an answer %s', async (_, over) => {
    const refused = await signInWith(authenticator, over);
    expect([refused.status, refused.body]).toEqual([400, REFUSED]);
    expect((await signInWith(authenticator)).status).toBe(200);
  });

  it('refuses a passkey that it does not know the same way', async () => {
    const unknown = new Authenticator(SHOP);
    unknown.create(await startAdding(person));
    expect((await signInWith(unknown)).body).toEqual(REFUSED);
  });

  it('accepts a challenge once, in time, in the browser that asked for it', async () => {
    const headers = browser();
    const options = await startSignIn(headers);
    const answer = authenticator.get(options);
    expect((await post('auth/passkey', answer, browser())).body).toEqual(REFUSED);
    expect((await post('auth/passkey', answer, headers)).status).toBe(200);
    expect((await post('auth/passkey', answer, headers)).body).toEqual(REFUSED);
    expect((await post('auth/passkey', authenticator.get(options), headers)).body).toEqual(REFUSED);
    // A refused answer uses it up as well.
    const failed = await startSignIn(headers);
    expect((await post('auth/passkey', authenticator.get(failed, { unverified: true }), headers)).status).toBe(400);
    expect((await post('auth/passkey', authenticator.get(failed), headers)).body).toEqual(REFUSED);
    const late = await startSignIn(headers);
    await expireNewest();
    expect((await post('auth/passkey', authenticator.get(late), headers)).body).toEqual(REFUSED);
    const adding = await startAdding(person);
    expect((await post('auth/passkey', authenticator.get({ ...late, ...adding }), person.headers)).body).toEqual(
      REFUSED,
    );
  });

  it('refuses a counter that stands still or runs backwards', async () => {
    const owner = await signUp();
    const cloned = await addPasskey(owner);
    expect((await signInWith(cloned, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) expect((await signInWith(cloned, { counter })).body).toEqual(REFUSED);
    expect((await signInWith(cloned, { counter: 4_294_967_295 })).status).toBe(200);
  });

  it('accepts passkeys without a counter, again and again', async () => {
    const owner = await signUp();
    const synced = await addPasskey(owner);
    for (let time = 0; time < 3; time += 1) expect((await signInWith(synced, { counter: 0 })).status).toBe(200);
  });

  it('works on the domain where the passkey was made, which the profile names', async () => {
    const owner = await signUp();
    const dutch = owner.headers;
    owner.headers = { ...owner.headers, 'x-shop-locale': 'en' };
    const english = await addPasskey(owner, ENGLISH_SHOP);
    owner.headers = withToken(dutch, owner.jwt);
    expect((await firstOf(owner)).domain).toBe('en.localhost');
    expect((await signInWith(english, {}, browser({ 'x-shop-locale': 'en' }))).status).toBe(200);
    expect((await signInWith(english)).body).toEqual(REFUSED);
    expect((await signInWith(english, { origin: SHOP })).body).toEqual(REFUSED);
    // A challenge of one domain is none on another.
    const headers = browser({ 'x-shop-locale': 'en' });
    const answer = english.get(await startSignIn({ ...headers, 'x-shop-locale': 'nl' }), { domain: 'en.localhost' });
    expect((await post('auth/passkey', answer, headers)).body).toEqual(REFUSED);
  });

  it('is called by the storefront only', async () => {
    for (const path of ['auth/passkey/options', 'auth/passkey'])
      expect((await call(`/api/${path}`, { method: 'POST', json: {} })).status).toBe(403);
  });

  it('is limited per network, attempts and challenges alike', async () => {
    const stranger = browser();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 41; attempt += 1)
      statuses.push(
        (await post('auth/passkey', authenticator.get(await startSignIn(stranger), { unverified: true }), stranger))
          .status,
      );
    expect([statuses.slice(0, 40).every((status) => status === 400), statuses[40]]).toEqual([true, 429]);
    let asked: number;
    let times = 41;
    do {
      asked = (await post('auth/passkey/options', {}, stranger)).status;
      times += 1;
    } while (asked === 200);
    expect([asked, times]).toEqual([429, 121]);
  });
});

describe('a passkey', () => {
  it('gets another name', async () => {
    const person = await signUp();
    await addPasskey(person);
    const { id } = await firstOf(person);
    expect((await change(person, 'PUT', id, { name: '  Telefoon van oma ' })).status).toBe(200);
    expect((await firstOf(person)).name).toBe('Telefoon van oma');
    for (const name of ['', 'x'.repeat(61), 'a\u0000b'])
      expect((await change(person, 'PUT', id, { name })).status).toBe(422);
  });

  it('is removed by its owner only, who gets a mail and keeps the mailed code', async () => {
    const [person, other] = [await signUp(), await signUp()];
    const authenticator = await addPasskey(person);
    const { id } = await firstOf(person);
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await change(other, method, id, { name: 'x' })).status).toBe(404);
    expect((await change({ ...person, headers: browser() }, 'DELETE', id)).status).toBe(401);
    const removed = await change(person, 'DELETE', id);
    expect(removed.body.data).toEqual({
      name: 'Firefox · Windows',
      domain: 'localhost',
      credentialId: authenticator.id,
    });
    expect((await mailNaming(person.email, 'passkey verwijderd')).text).toContain('Firefox · Windows');
    expect(await listOf(person)).toEqual([]);
    expect((await signInWith(authenticator)).body).toEqual(REFUSED);
    expect((await change(person, 'DELETE', id)).status).toBe(404);
    const headers = browser();
    await post('auth/code', { email: person.email }, headers);
    const code = await signInCode(person.email);
    expect((await post('auth/code/verify', { email: person.email, code }, headers)).status).toBe(200);
  });

  it('stays when all sessions end, when the password is reset and when the email changes', async () => {
    const person = await signUp();
    const authenticator = await addPasskey(person);
    await post('auth/logout', { scope: 'all' }, person.headers);
    expect((await signInWith(authenticator)).status).toBe(200);
    await post('auth/forgot-password', { email: person.email });
    const password = 'Andere-otter-woorden-2';
    const code = await resetCode(person.email);
    const headers = browser();
    const reset = await post<Session>(
      'auth/reset-password',
      { code, password, passwordConfirmation: password },
      headers,
    );
    const email = newAddress('nieuw');
    const asked = await post<{ jwt: string }>(
      'users/me/email',
      { email, password },
      withToken(headers, reset.body.jwt),
    );
    const changed = await follow(
      'email-change',
      await waitForCode(email, 'mail-link/email-change?code='),
      withToken(headers, asked.body.jwt),
    );
    expect(changed.status).toBe(200);
    expect((await signInWith(authenticator)).body.user.email).toBe(email);
  });

  it('goes when the old mailbox undoes a change of email', async () => {
    const person = await signUp();
    const authenticator = await addPasskey(person);
    const email = newAddress('dief');
    await post('users/me/email', { email, password: PASSWORD }, person.headers);
    const undone = await follow('email-undo', await waitForCode(person.email, 'mail-link/email-undo?code='));
    expect(undone.status).toBe(200);
    expect((await signInWith(authenticator)).body).toEqual(REFUSED);
  });

  it('signs nobody in to a blocked account, and goes with the account that an admin deletes', async () => {
    const person = await signUp();
    const authenticator = await addPasskey(person);
    const users = '/content-manager/collection-types/plugin::users-permissions.user';
    const found = await callAdmin<{ results: { documentId: string }[] }>(
      `${users}?filters[email][$eq]=${person.email}`,
    );
    const user = `${users}/${found.body.results[0]?.documentId}`;
    await callAdmin(user, { method: 'PUT', json: { blocked: true } });
    expect((await signInWith(authenticator)).body).toEqual(REFUSED);
    await callAdmin(user, { method: 'PUT', json: { blocked: false } });
    expect((await signInWith(authenticator)).status).toBe(200);
    expect((await callAdmin(user, { method: 'DELETE' })).status).toBeLessThan(300);
    expect((await signInWith(authenticator)).body).toEqual(REFUSED);
    expect(await database()('account_passkeys').where({ credential_id: authenticator.id })).toEqual([]);
  });

  it('signs nobody in to an unconfirmed account, and goes when the mailbox is proven', async () => {
    const person = await signUp();
    const authenticator = await addPasskey(person);
    await database()('up_users').where({ id: person.id }).update({ confirmed: false });
    expect((await signInWith(authenticator)).body).toEqual(REFUSED);
    const headers = browser();
    await post('auth/code', { email: person.email }, headers);
    const code = await signInCode(person.email);
    expect((await post('auth/code/verify', { email: person.email, code }, headers)).status).toBe(200);
    expect((await signInWith(authenticator)).body).toEqual(REFUSED);
  });

  it('is exported without its keys, and deleted with the account', async () => {
    const person = await signUp();
    const authenticator = await addPasskey(person);
    const { body } = await get<{ data: { passkeys: object[] } }>('users/me/export', person.headers);
    expect(body.data.passkeys).toEqual([
      { name: 'Firefox · Windows', domain: 'localhost', createdAt: expect.any(String), lastUsed: null },
    ]);
    expect(JSON.stringify(body)).not.toContain(authenticator.id);
    const deleted = await call('/api/users/me', {
      method: 'DELETE',
      json: { password: PASSWORD },
      headers: person.headers,
    });
    expect(deleted.status).toBe(200);
    expect(await database()('account_passkeys').where({ credential_id: authenticator.id })).toEqual([]);
    expect((await signInWith(authenticator)).body).toEqual(REFUSED);
  });

  it('is not visible to admins, and has no endpoint of its own', async () => {
    expect((await call('/api/account-passkeys', { headers: asStorefront() })).status).toBe(404);
    const listed = await callAdmin<{ data: { uid: string; isDisplayed: boolean }[] }>('/content-manager/content-types');
    const type = listed.body.data.find(({ uid }) => uid === 'api::account-passkey.account-passkey');
    expect(type?.isDisplayed ?? false).toBe(false);
  });
});
