// @full
import { describe, expect, it } from 'vitest';
import { mailsTo, waitForMail } from '../orders/support/mail';
import { waitFor } from '../support/client';
import {
  PASSWORD,
  type Session,
  browser,
  confirm,
  get,
  isSignedIn,
  newAddress,
  newDevice,
  post,
  resetCode,
  signInAt,
  signInCode,
  signUp,
  withToken,
} from './support/account';
import { measureAlike } from './support/measure';

const NEW = 'Een-heel-ander-1';
const reset = (code: string, password = NEW, over: object = {}, headers = browser()) =>
  post<Session>('auth/reset-password', { code, password, passwordConfirmation: password, ...over }, headers);
const forgot = (email: string, headers = browser()) => post('auth/forgot-password', { email }, headers);

describe('a forgotten password', () => {
  it('has the same response and duration for known and unknown addresses', async () => {
    const { email } = await signUp();
    const ask = async (address: string): Promise<void> => {
      const { status, body } = await forgot(address);
      expect([status, body]).toEqual([200, { ok: true }]);
    };
    const [known, unknown] = await measureAlike(
      () => ask(email),
      () => ask(newAddress('niemand')),
    );
    // The request does the same for both; they differ when the mail is rendered.
    expect(known / unknown).toBeGreaterThan(0.2);
    expect(known / unknown).toBeLessThan(5);
  });

  it('is replaced once, and a mail confirms it', async () => {
    const { email } = await signUp();
    await forgot(email, browser({ 'x-shop-locale': 'sv' }));
    const code = await resetCode(email);
    const mail = (await mailsTo(email)).find(({ text }) => text.includes(code));
    expect(mail?.subject).toContain('Välj ett nytt lösenord');
    // In a browser where somebody else was signed in, whose session ends.
    const other = await signUp();
    const done = await reset(code, NEW, {}, other.headers);
    expect([done.status, await isSignedIn(done.body.jwt)]).toEqual([200, true]);
    expect(await isSignedIn(other.jwt)).toBe(false);
    expect((await signInAt(browser(), email)).status).toBe(400);
    expect((await signInAt(browser(), email, NEW)).status).toBe(200);
    const again = await reset(code, 'Nog-een-ander-1');
    expect([again.status, again.body.error.name, again.body.error.details.reason]).toEqual([
      400,
      'InvalidCode',
      'used',
    ]);
    await waitForMail(email, ({ subject }) => subject.startsWith('Je wachtwoord bij'));
  });

  it('refuses invalid and older codes', async () => {
    const { email } = await signUp();
    const headers = browser();
    await forgot(email, headers);
    const first = await resetCode(email);
    await forgot(email, headers);
    const second = await resetCode(email, 1);
    expect((await reset(first)).body.error).toMatchObject({ name: 'InvalidCode', details: { reason: 'expired' } });
    for (const wrong of ['x', `${second}x`, second.slice(1), 'a'.repeat(150)])
      expect((await reset(wrong)).body.error.name).toBe('InvalidCode');
    expect((await post('auth/reset-password', { code: '', password: NEW })).status).toBe(422);
    expect((await reset(second)).status).toBe(200);
  });

  it('survives the requests of strangers, which use up its mails', async () => {
    const { email } = await signUp();
    await forgot(email);
    const own = await resetCode(email);
    for (let index = 0; index < 6; index += 1) await forgot(email);
    await resetCode(email, 4);
    expect((await reset(own)).status).toBe(200);
  });

  it('accepts a code once under concurrent use', async () => {
    const { email } = await signUp();
    await forgot(email);
    const code = await resetCode(email);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => reset(code, `Wachtwoord-nr-${index}-x`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 400]).toContain(status);
  });

  it('requires a valid password typed twice, and the code stays valid after an error', async () => {
    const { email } = await signUp();
    await forgot(email);
    const code = await resetCode(email);
    const bad = await reset(code, 'welkom01', { passwordConfirmation: 'welkom02' });
    expect(bad.body.error.details.errors).toEqual([
      { path: ['password'], name: 'common' },
      { path: ['passwordConfirmation'], name: 'confirm' },
    ]);
    expect((await reset(code)).status).toBe(200);
  });

  it('confirms the account, and drops an unconfirmed registration', async () => {
    const email = newAddress('gekaapt');
    await post('auth/local/register', { email, password: 'Van-een-vreemde-1' });
    await waitFor(async () => (await mailsTo(email))[0]);
    await forgot(email);
    expect((await reset(await resetCode(email))).status).toBe(200);
    expect((await signInAt(browser(), email, 'Van-een-vreemde-1')).body.error.name).toBe('InvalidCredentials');
    expect((await signInAt(browser(), email, NEW)).status).toBe(200);
    const strange = (await mailsTo(email))[0]?.text.match(/sign-up\?code=([\w-]+)/)?.[1];
    expect((await confirm(strange ?? '')).status).toBe(400);
  });
});

describe('changing the password', () => {
  it('requires the current one', async () => {
    const { headers, email } = await signUp();
    const change = (currentPassword: unknown, password: unknown = NEW) =>
      post('auth/change-password', { currentPassword, password, passwordConfirmation: password }, headers);
    expect((await change('verkeerd')).body.error.name).toBe('InvalidCredentials');
    expect((await change(PASSWORD, PASSWORD)).body.error.details.errors).toEqual([
      { path: ['password'], name: 'same' },
    ]);
    expect((await change(PASSWORD, 'kort')).body.error.details.errors).toEqual([
      { path: ['password'], name: 'tooShort' },
    ]);
    expect((await signInAt(browser(), email)).status).toBe(200);
    expect((await post('auth/change-password', { currentPassword: PASSWORD, password: NEW })).status).toBe(401);
  });

  it('is not possible for an account without one, except by mail', async () => {
    const email = newAddress('zonder');
    const headers = browser();
    await post('auth/local/register', { email, password: PASSWORD }, headers);
    await waitFor(async () => (await mailsTo(email))[0]);
    await post('auth/code', { email }, headers);
    const signedIn = await post<Session>('auth/code/verify', { email, code: await signInCode(email) }, headers);
    const session = withToken(headers, signedIn.body.jwt);
    expect((await get<{ hasPassword: boolean }>('users/me', session)).body.hasPassword).toBe(false);
    const changed = await post(
      'auth/change-password',
      { currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW },
      session,
    );
    expect(changed.body.error.name).toBe('InvalidCredentials');
  });
});

describe('a mailed code', () => {
  it('signs in, once, in the browser that requested it', async () => {
    const { email } = await signUp();
    const headers = browser();
    expect((await post('auth/code', { email }, headers)).body).toEqual({ ok: true });
    const code = await signInCode(email);
    const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith(code));
    expect(mail?.text).toContain(code);
    const verify = (json: object, by = headers) => post<Session>('auth/code/verify', json, by);
    expect((await verify({ email, code }, browser())).body.error.name).toBe('InvalidCode');
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
    const done = await verify({ email: email.toUpperCase(), code: spaced });
    expect([done.status, await isSignedIn(done.body.jwt)]).toEqual([200, true]);
    expect((await verify({ email, code })).status).toBe(400);
  });

  it('allows five attempts of its own browser, and those of others do not count', async () => {
    const { email } = await signUp();
    const headers = browser();
    await post('auth/code', { email }, headers);
    const code = await signInCode(email);
    const wrong = code === '00000000' ? '00000001' : '00000000';
    const attempt = (value: string, by: Record<string, string>) =>
      post<Session>('auth/code/verify', { email, code: value }, by);
    for (let index = 0; index < 8; index += 1) expect((await attempt(wrong, browser())).status).toBe(400);
    for (let index = 0; index < 5; index += 1) expect((await attempt(wrong, headers)).status).toBe(400);
    expect((await attempt(code, headers)).body.error.name).toBe('InvalidCode');
  });

  it('is accepted once under concurrent use', async () => {
    const { email } = await signUp();
    const headers = browser();
    await post('auth/code', { email }, headers);
    const code = await signInCode(email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post<Session>('auth/code/verify', { email, code }, headers)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends when the browser requests another', async () => {
    const { email } = await signUp();
    const headers = browser({ 'x-shop-device': newDevice() });
    await post('auth/code', { email }, headers);
    const first = await signInCode(email);
    await post('auth/code', { email }, headers);
    const second = await signInCode(email, 1);
    expect((await post('auth/code/verify', { email, code: first }, headers)).status).toBe(first === second ? 200 : 400);
    expect((await post('auth/code/verify', { email, code: second }, headers)).status).toBe(200);
  });

  it('is not mailed without an account, with the same responses', async () => {
    const email = newAddress('niemand');
    const headers = browser();
    expect((await post('auth/code', { email }, headers)).body).toEqual({ ok: true });
    for (const code of ['12345678', '', 'x', '1'.repeat(200)])
      expect([400, 422]).toContain((await post('auth/code/verify', { email, code }, headers)).status);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is mailed to a new browser even when another network has used up its share', async () => {
    const { email } = await signUp();
    const network = '198.51.100.77';
    for (let index = 0; index < 11; index += 1) await post('auth/code', { email }, browser({ 'x-shop-ip': network }));
    await signInCode(email, 9);
    const headers = browser();
    await post('auth/code', { email }, headers);
    const code = await signInCode(email, 10);
    expect((await post('auth/code/verify', { email, code }, headers)).status).toBe(200);
  });

  it('removes the password of an unconfirmed registration', async () => {
    const email = newAddress('wis');
    await post('auth/local/register', { email, password: 'Van-een-vreemde-1' });
    await waitFor(async () => (await mailsTo(email))[0]);
    const headers = browser();
    await post('auth/code', { email }, headers);
    const done = await post<Session>('auth/code/verify', { email, code: await signInCode(email) }, headers);
    expect(done.body.user).toMatchObject({ email, confirmed: true });
    expect((await signInAt(browser(), email, 'Van-een-vreemde-1')).body.error.name).toBe('InvalidCredentials');
  });
});
