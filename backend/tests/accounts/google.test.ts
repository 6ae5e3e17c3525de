import { afterEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../orders/support/mail';
import { asStorefront, call, waitFor } from '../support/client';
import {
  type Failure,
  PASSWORD,
  type Session,
  browser,
  confirm,
  follow,
  get,
  isSignedIn,
  newAddress,
  post,
  signInAt,
  signInCode,
  signUp,
  waitForCode,
  withToken,
} from './support/account';

/** Changes a character inside: the last ones hold spare bits, so changing those may change nothing. */
const tamper = (token: string): string => token.replace(/.(?=.{9}$)/, (char) => (char === 'A' ? 'B' : 'A'));

const SHOP = 'http://localhost:3900';
const REDIRECT = `${SHOP}/connect/google/callback`;
const sandbox = (): string => process.env.GOOGLE_SANDBOX ?? '';

interface Started {
  data: { url: string; transaction: string };
}
interface Finished {
  data: { accessToken: string };
}

const start = (headers = browser(), json: object = { redirectUri: REDIRECT, locale: 'nl' }) =>
  post<Started>('connect/google/start', json, headers);
const finish = (query: object, transaction: unknown, headers = browser()) =>
  post<Finished>('connect/google/finish', { query, transaction }, headers);
const callback = (accessToken: string, headers = browser()) =>
  get<Session>(`auth/google/callback?access_token=${encodeURIComponent(accessToken)}`, headers);

/** A visitor's actions on Google's page; returns the parameters of the redirect back. */
async function choose(url: string, form: Record<string, string>): Promise<Record<string, string>> {
  const query = new URL(url).searchParams;
  const body = new URLSearchParams({ ...Object.fromEntries(query), choice: 'allow', verified: '1', ...form });
  const response = await fetch(`${sandbox()}/google/authorize`, { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
  const back = new URL(response.headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe(REDIRECT);
  return Object.fromEntries(back.searchParams);
}

async function signInWith(email: string, form: Record<string, string> = {}, headers = browser()) {
  const { data } = (await start(headers)).body;
  const back = await choose(data.url, { email, name: 'Noor de Vries', ...form });
  const finished = await finish(back, data.transaction, headers);
  if (finished.status !== 200) return finished as unknown as { status: number; body: Session & Failure };
  return callback(finished.body.data.accessToken, headers);
}

const simulateFailures = (failures: object) =>
  fetch(`${sandbox()}/google/sandbox`, { method: 'POST', body: JSON.stringify(failures) });
afterEach(() => simulateFailures({}));

/** 256 bits in base64url. */
const RANDOM = /^[\w-]{43}$/;

describe('signing in with Google', () => {
  it('redirects the visitor with state, nonce and PKCE', async () => {
    const { data } = (await start()).body;
    const url = new URL(data.url);
    expect(url.origin + url.pathname).toBe(`${sandbox()}/google/authorize`);
    const query = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(RANDOM),
      state: expect.stringMatching(RANDOM),
      nonce: expect.stringMatching(RANDOM),
    });
    for (const name of ['state', 'nonce']) expect(data.transaction).not.toContain(query[name]);
    expect((await start()).body.data.url).not.toBe(data.url);
  });

  it('opens a new account, confirmed and with a name', async () => {
    const email = newAddress('google');
    const { status, body } = await signInWith(email);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email, confirmed: true, provider: 'google', firstname: 'Noor' });
    expect(await isSignedIn(body.jwt)).toBe(true);
    // The second sign-in uses the same account, and ends the session that its browser presents.
    const again = await signInWith(email.toUpperCase(), {}, withToken(browser(), body.jwt));
    expect([again.body.user.id, await isSignedIn(body.jwt)]).toEqual([body.user.id, false]);
  });

  it('uses an existing account of the same email address, whose password stays', async () => {
    const person = await signUp();
    expect((await signInWith(person.email)).body.user.id).toBe(person.id);
    expect((await signInAt(browser(), person.email)).status).toBe(200);
    expect(await isSignedIn(person.jwt)).toBe(true);
  });

  it('is matched by Google’s identifier, whatever the email addresses are by now', async () => {
    const sub = `sub-${newAddress()}`;
    await simulateFailures({ claims: { sub } });
    const email = newAddress('eerst');
    const first = await signInWith(email);
    // Google’s address of the account changed; then the old one passed to somebody else.
    expect((await signInWith(newAddress('later'))).body.user).toMatchObject({ id: first.body.user.id, email });
    await simulateFailures({});
    const other = await signInWith(email);
    expect([other.status, other.body.error]).toMatchObject([400, { name: 'MailboxUnproven', details: { email } }]);
  });

  it('links an existing account of a mailbox that Google does not host only after a mailed code, in that browser', async () => {
    await simulateFailures({ claims: { hd: null } });
    const person = await signUp();
    const [owner, elsewhere] = [browser(), browser()];
    for (const by of [owner, elsewhere])
      expect((await signInWith(person.email, {}, by)).body.error.name).toBe('MailboxUnproven');
    await post('auth/code', { email: person.email }, owner);
    const code = await signInCode(person.email);
    const signedIn = await post<Session>('auth/code/verify', { email: person.email, code }, owner);
    expect(signedIn.body.user.id).toBe(person.id);
    expect((await signInWith(person.email)).body.user.id).toBe(person.id);
    expect((await signInAt(browser(), person.email)).status).toBe(200);
  });

  it('opens no account for a mailbox that Google does not host before a mailed code proves it', async () => {
    await simulateFailures({ claims: { hd: null } });
    const email = newAddress('vreemd');
    const headers = browser();
    expect((await signInWith(email, {}, headers)).body.error.name).toBe('MailboxUnproven');
    expect((await signInWith('otter@gmail.com', {}, browser())).body.user.email).toBe('otter@gmail.com');
    await post('auth/code', { email }, headers);
    const code = await signInCode(email);
    const made = await post<Session>('auth/code/verify', { email, code }, headers);
    expect((await signInWith(email)).body.user.id).toBe(made.body.user.id);
  });

  it('ends with a change of email that the owner undoes', async () => {
    const person = await signUp();
    const stolen = newAddress('dief');
    await post('users/me/email', { email: stolen, password: PASSWORD }, person.headers);
    await follow('email-change', await waitForCode(stolen, 'mail-link/email-change?code='));
    expect((await signInWith(stolen)).body.user.id).toBe(person.id);
    await follow('email-undo', await waitForCode(person.email, 'mail-link/email-undo?code='));
    expect((await signInWith(stolen)).body.user.id).not.toBe(person.id);
  });

  it('removes what an unconfirmed registration set up with the address', async () => {
    const email = newAddress('voorgekookt');
    await post('auth/local/register', { email, password: PASSWORD });
    const mail = await waitFor(async () => (await mailsTo(email))[0]);
    expect((await signInWith(email)).status).toBe(200);
    expect((await signInAt(browser(), email)).body.error.name).toBe('InvalidCredentials');
    const code = /sign-up\?code=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    expect((await confirm(code)).status).toBe(400);
  });

  it('is refused for email addresses that Google has not verified', async () => {
    const person = await signUp();
    const { status, body } = await signInWith(person.email, { verified: '0' });
    expect([status, body.error.name]).toEqual([400, 'GoogleFailed']);
  });

  it('can be cancelled', async () => {
    const { data } = (await start()).body;
    const back = await choose(data.url, { choice: 'deny' });
    expect(back).toMatchObject({ error: 'access_denied' });
    expect((await finish(back, data.transaction)).body.error.name).toBe('GoogleDenied');
    // Without the state the response does not belong to this attempt.
    expect((await finish({ error: 'access_denied' }, data.transaction)).body.error.name).toBe('GoogleFailed');
  });

  it.each([
    'https://evil.example/connect/google/callback',
    `${SHOP}/connect/google/callback/../../evil`,
    `${SHOP}/elsewhere`,
    `${SHOP}@evil.example/connect/google/callback`,
    `${SHOP}.evil.example/connect/google/callback`,
    'javascript:alert(1)',
    '',
  ])('never comes back to %s', async (redirectUri) => {
    const { status, body } = await start(browser(), { redirectUri, locale: 'nl' });
    expect([status, body.error.name]).toEqual([400, 'GoogleFailed']);
  });

  it('refuses forged state, transaction and code', async () => {
    const [mine, theirs] = [(await start()).body.data, (await start()).body.data];
    const back = await choose(mine.url, { email: newAddress('vals') });
    const forged: [object, unknown][] = [
      [{ ...back, state: 'x'.repeat(43) }, mine.transaction],
      [{ code: back.code }, mine.transaction],
      [{ ...back, iss: 'https://evil.example' }, mine.transaction],
      [{ code: back.code, state: back.state }, mine.transaction],
      [back, theirs.transaction],
      [back, tamper(mine.transaction)],
      [back, mine.transaction.slice(0, 40)],
      [back, ''],
      [{ ...back, code: 'x' }, mine.transaction],
      [{ state: back.state }, mine.transaction],
      [{ ...back, error: 'server_error' }, mine.transaction],
    ];
    for (const [query, transaction] of forged) {
      const { status, body } = await finish(query, transaction);
      expect([status, body.error.name]).toEqual([400, 'GoogleFailed']);
    }
    for (const transaction of [null, 7, {}]) expect((await finish(back, transaction)).status).toBe(422);
  });

  it.each([
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'someone-else' } }],
    ['another party', { claims: { azp: 'someone-else' } }],
    ['another nonce', { claims: { nonce: 'x'.repeat(43) } }],
    ['no time left', { claims: { exp: 1 } }],
    ['no expiry', { claims: { exp: undefined } }],
    ['an unverified email as a string', { claims: { email_verified: 'false' } }],
    ['no address', { claims: { email: undefined } }],
    ['no identifier', { claims: { sub: undefined } }],
    ['an invalid email', { claims: { email: 'x' } }],
    ['a foreign key', { foreignKey: true }],
    ['no answer', { down: true }],
  ])('refuses a token with %s', async (_, failures) => {
    await simulateFailures(JSON.parse(JSON.stringify(failures, (__, value) => (value === undefined ? null : value))));
    const { status, body } = await signInWith(newAddress('token'));
    expect([status, body.error.name]).toEqual([400, 'GoogleFailed']);
  });

  it('returns a one-time code that works once, for a short time, in that browser', async () => {
    const headers = browser();
    const { data } = (await start(headers)).body;
    const back = await choose(data.url, { email: newAddress('eenmalig') });
    const { accessToken } = (await finish(back, data.transaction, headers)).body.data;
    expect((await callback(accessToken, browser())).body.error.name).toBe('InvalidCode');
    const answers = await Promise.all(Array.from({ length: 4 }, () => callback(accessToken, headers)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await callback(accessToken, headers)).body.error.name).toBe('InvalidCode');
    for (const wrong of ['', 'x', 'a'.repeat(5000)]) expect((await callback(wrong)).status).toBe(400);
    // Google's code is used up too.
    expect((await finish(back, data.transaction, headers)).body.error.name).toBe('GoogleFailed');
  });

  it('is started and finished by the storefront only', async () => {
    const { 'x-shop-secret': _secret, ...headers } = asStorefront();
    for (const step of ['start', 'finish'])
      expect((await call(`/api/connect/google/${step}`, { method: 'POST', json: {}, headers })).status).toBe(403);
  });
});
