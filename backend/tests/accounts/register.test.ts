import { beforeAll, describe, expect, it } from 'vitest';
import { callAdmin } from '../orders/support/admin';
import { mailsTo } from '../orders/support/mail';
import { type TestVariant, makeVariant, newEmail, orderData, placeOrder, readOrder } from '../orders/support/shop';
import { asStorefront, call, waitFor } from '../support/client';
import { unique } from '../support/content';
import {
  PASSWORD,
  browser,
  codesIn,
  confirm,
  confirmationCode,
  newAddress,
  post,
  signInAt,
  signUp,
} from './support/account';

const register = (email: unknown, password: unknown = PASSWORD, headers = browser()) =>
  post<{ user: { email: string }; jwt?: string }>('auth/local/register', { username: 'x', email, password }, headers);

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 50 });
});

async function countUsers(email: string): Promise<number> {
  const { body } = await callAdmin<{ pagination: { total: number } }>(
    `/content-manager/collection-types/plugin::users-permissions.user?filters[email][$eqi]=${encodeURIComponent(email)}`,
  );
  return body.pagination.total;
}

describe('signing up', () => {
  it('creates an account with the mailed link, in the language of the shop', async () => {
    const email = newAddress('neu');
    const headers = browser({ 'x-shop-locale': 'de' });
    const made = await register(email, PASSWORD, headers);
    expect([made.status, made.body]).toEqual([200, { user: { email } }]);
    expect(await countUsers(email)).toBe(0);
    const mail = await waitFor(async () => (await mailsTo(email))[0]);
    expect(mail.subject).toContain('Bestätige deine E-Mail-Adresse');
    expect(mail.text).toContain('http://de.localhost:3900/mail-link/sign-up?code=');
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.text + mail.html).not.toContain(PASSWORD);
    const [code = ''] = codesIn(mail);
    expect((await confirm(code, headers)).body.data).toEqual({ ok: true, hasPassword: true, resetCode: null });
    expect((await signInAt(browser(), email)).status).toBe(200);
    expect(await countUsers(email)).toBe(1);
  });

  it('responds the same for an email with an account, whose owner gets a mail', async () => {
    const owner = await signUp();
    const again = await register(owner.email.toUpperCase(), 'Van-een-vreemde-1');
    expect([again.status, again.body]).toEqual([200, { user: { email: owner.email } }]);
    const mail = await waitFor(async () =>
      (await mailsTo(owner.email)).find(({ subject }) => subject.startsWith('Je hebt al een account')),
    );
    expect(mail.text).toContain('http://localhost:3900/login');
    expect(mail.text).toContain('http://localhost:3900/forgot-password');
    expect(codesIn(mail)).toEqual([]);
    expect((await signInAt(browser(), owner.email, 'Van-een-vreemde-1')).status).toBe(400);
    expect((await signInAt(browser(), owner.email)).status).toBe(200);
  });

  it('creates one account for concurrent requests', async () => {
    const email = newAddress('dubbel');
    const headers = browser();
    const tries = Array.from({ length: 5 }, (_, index) =>
      register(index % 2 ? email.toUpperCase() : email, PASSWORD, headers),
    );
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([200]));
    await waitFor(async () => ((await mailsTo(email)).length === 5 ? true : undefined));
    const codes = (await mailsTo(email)).flatMap(codesIn);
    const answers = await Promise.all(codes.map((code) => confirm(code, headers)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countUsers(email)).toBe(1);
    expect((await signInAt(browser(), email)).status).toBe(200);
  });

  it('can not set its own role or rights', async () => {
    const email = newAddress('slim');
    const headers = browser();
    const json = { email, password: PASSWORD, confirmed: true, role: 1, provider: 'x', id: 1 };
    await post('auth/local/register', json, headers);
    expect((await signInAt(headers, email)).body.error.name).toBe('NotConfirmed');
  });

  it.each([
    ['kort-1', 'tooShort'],
    ['Otterpak-'.padEnd(73, 'abcdefghij-'), 'tooLong'],
    [`Otterpak-${'é'.repeat(32)}`, 'tooLong'],
    ['password', 'common'],
    ['P@ssw0rd1!', 'common'],
    ['Welkom2024!', 'common'],
    ['wachtwoord123', 'common'],
    ['12345678', 'common'],
    ['qwertyuiop', 'common'],
    ['aaaaaaaaaa', 'common'],
    ['abcabcabc', 'common'],
    ['01-02-1990', 'common'],
    ['zwotter2026', 'common'],
    ['Otter-\u0007-pak-12', 'invalid'],
    ['Otter-\ud800-pak-12', 'invalid'],
  ])('refuses the password %j', async (password, name) => {
    const { status, body } = await register(`${unique('sterk')}@example.nl`, password);
    expect([status, body.error.name]).toEqual([422, 'ValidationError']);
    expect(body.error.details.errors).toEqual([{ path: ['password'], name }]);
    if (password !== 'password') expect(JSON.stringify(body)).not.toContain(password);
  });

  it('refuses a password derived from the email', async () => {
    const { body } = await register('noor.devries@zwotter.example', 'Devries123');
    expect(body.error.details.errors).toEqual([{ path: ['password'], name: 'personal' }]);
  });

  it.each(['', 'x', 'a@b', 'a@@b.nl', 'a b@c.nl', 'a@b.nl\nBcc: c@d.nl', 'a..b@c.nl', '.a@c.nl', null, 7, ['a@b.nl']])(
    'refuses the email %j',
    async (email) => {
      const { status, body } = await register(email);
      expect([status, body.error.details.errors?.[0]?.path]).toEqual([422, ['email']]);
    },
  );

  it.each(['voornaam+zwemmen@', "o'neil-", 'a_b%c{d}@', 'UPPER.Case@', 'ünï-'])(
    'accepts the email %s',
    async (part) => {
      const [local = '', end] = part.split('@');
      const email = `${local}${newAddress(end === undefined ? 'x' : '').replace('@', '.')}@zwotter.example`;
      const headers = browser();
      expect((await register(email, PASSWORD, headers)).status).toBe(200);
      const stored = email.normalize('NFC').toLowerCase();
      expect((await confirm(await confirmationCode(stored), headers)).status).toBe(200);
      expect((await signInAt(browser(), email)).status).toBe(200);
    },
  );
});

describe('a registration with another person’s email', () => {
  it('never becomes the owner’s password, whichever link is followed where', async () => {
    const email = newAddress('kaping');
    const [owner, stranger] = [browser(), browser()];
    await register(email, 'Van-de-eigenaar-1', owner);
    const own = await confirmationCode(email);
    await register(email, 'Van-een-vreemde-1', stranger);
    const strange = await confirmationCode(email, 1);
    // The owner opens the stranger’s mail, in the browser with which she signed up herself.
    expect((await confirm(strange, owner)).body.data).toEqual({ ok: true, hasPassword: true, resetCode: null });
    expect((await signInAt(browser(), email, 'Van-een-vreemde-1')).body.error.name).toBe('InvalidCredentials');
    expect((await signInAt(browser(), email, 'Van-de-eigenaar-1')).status).toBe(200);
    expect((await confirm(own, owner)).body.error.name).toBe('InvalidCode');
  });

  it('opens no account of a guest when a mail scanner or its owner follows the link', async () => {
    const email = newEmail();
    const placed = await placeOrder(orderData([suit.item()], { user: { firstname: 'G', lastname: 'X', email } }));
    const stranger = browser();
    await register(email, 'Van-een-vreemde-1', stranger);
    const code = await confirmationCode(email);
    for (const method of ['GET', 'HEAD'])
      for (const path of [`auth/email-confirmation?confirmation=${code}`, `auth/email-confirmation?code=${code}`])
        expect([404, 405]).toContain((await call(`/api/${path}`, { method, headers: asStorefront() })).status);
    // A scanner without cookies that even presses the button: no browser, so nobody’s password.
    const { body } = await confirm(code, asStorefront());
    expect(body.data).toMatchObject({ hasPassword: false, resetCode: expect.any(String) });
    expect((await signInAt(stranger, email, 'Van-een-vreemde-1')).body).not.toHaveProperty('jwt');
    expect((await readOrder({ slug: placed.slug }, stranger)).full).toBe(false);
  });

  it('leads its owner in another browser to a password of her own', async () => {
    const email = newAddress('telefoon');
    await register(email);
    const phone = browser();
    const { resetCode: code } = (await confirm(await confirmationCode(email), phone)).body.data;
    const password = 'Op-de-telefoon-gekozen-1';
    const chosen = await post('auth/reset-password', { code, password, passwordConfirmation: password }, phone);
    expect(chosen.status).toBe(200);
    expect((await signInAt(browser(), email, PASSWORD)).body.error.name).toBe('InvalidCredentials');
    expect((await signInAt(browser(), email, password)).status).toBe(200);
  });

  it('still finishes when strangers have used up the mails of the address', async () => {
    const email = newAddress('vol');
    for (let index = 0; index < 5; index += 1) await register(email, 'Van-een-vreemde-1');
    const code = await confirmationCode(email, 4);
    const owner = browser();
    await register(email, PASSWORD, owner);
    expect((await confirm(code, owner)).body.data.hasPassword).toBe(true);
    expect((await signInAt(browser(), email)).status).toBe(200);
  });

  it('can be repeated by the same browser: the newest password counts', async () => {
    const email = newAddress('opnieuw');
    const headers = browser();
    await register(email, 'Het-eerste-woord-1', headers);
    await confirmationCode(email);
    await register(email, 'Het-tweede-woord-2', headers);
    expect((await confirm(await confirmationCode(email, 1), headers)).body.data.hasPassword).toBe(true);
    expect((await signInAt(browser(), email, 'Het-tweede-woord-2')).status).toBe(200);
  });

  it('mails the address with the advice to ignore it', async () => {
    const email = newAddress('negeer');
    await register(email);
    const mail = await waitFor(async () => (await mailsTo(email))[0]);
    expect(mail.text).toContain(email);
    expect(mail.text).toMatch(/niet aangevraagd/);
  });
});

describe('confirming', () => {
  it('refuses wrong, used and foreign codes with a reason', async () => {
    const email = newAddress('code');
    await register(email);
    const code = await confirmationCode(email);
    for (const wrong of ['x', `${code}x`, code.slice(0, -1), '%00', '\u0000', "'--"]) {
      const { status, body } = await confirm(wrong);
      expect([status, body.error.name], wrong.slice(0, 20)).toEqual([400, 'InvalidCode']);
    }
    for (const wrong of ['', 'a'.repeat(5000)]) expect((await confirm(wrong)).status).toBe(422);
    expect((await confirm(code)).status).toBe(200);
    const { body } = await confirm(code);
    expect([body.error.name, body.error.details.reason]).toEqual(['InvalidCode', 'used']);
    const reset = { code, password: 'Een-heel-ander-1', passwordConfirmation: 'Een-heel-ander-1' };
    expect((await post('auth/reset-password', reset)).body.error.name).toBe('InvalidCode');
  });

  it('can be requested again, always with the same response', async () => {
    const email = newAddress('nogmaals');
    const headers = browser();
    await register(email, PASSWORD, headers);
    await confirmationCode(email);
    const again = await post('auth/send-email-confirmation', { email });
    const unknown = await post('auth/send-email-confirmation', { email: newAddress('niemand') });
    expect([again.status, unknown.status]).toEqual([200, 200]);
    expect((await confirm(await confirmationCode(email, 1), headers)).body.data.hasPassword).toBe(true);
    expect((await signInAt(browser(), email)).status).toBe(200);
  });
});
