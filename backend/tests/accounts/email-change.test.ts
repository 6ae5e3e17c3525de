import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../orders/support/mail';
import { type TestVariant, makeVariant, newEmail, orderData, placeOrder } from '../orders/support/shop';
import { waitFor } from '../support/client';
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
  waitForCode,
} from './support/account';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 50 });
});

describe('changing the email address', () => {
  const change = (headers: Record<string, string>, email: string, proof: object = { password: PASSWORD }) =>
    post('users/me/email', { email, ...proof }, headers);
  const follow = (path: string, code: string, headers = browser()) => get(`auth/${path}?code=${code}`, headers);

  it('requires the password or a mailed code', async () => {
    const person = await signUp();
    for (const proof of [{}, { password: 'mis' }, { code: '12345678' }, { password: '', code: '' }])
      expect((await change(person.headers, newAddress(), proof)).body.error).toMatchObject({
        status: 403,
        name: 'Reauthenticate',
      });
    await post('auth/code', { email: person.email }, person.headers);
    const code = await signInCode(person.email);
    expect((await change(person.headers, newAddress(), { code })).status).toBe(200);
    expect((await change(person.headers, newAddress(), { code })).status).toBe(403);
  });

  it('takes effect when it is confirmed; other sessions end', async () => {
    const person = await signUp();
    const elsewhere = (await signInAt(browser(), person.email)).body.jwt;
    const email = newAddress('nieuw');
    expect((await change(person.headers, email)).body).toEqual({ data: { ok: true } });
    const code = await waitForCode(email, 'email-change?code=');
    const notice = await waitFor(async () =>
      (await mailsTo(person.email)).find(({ text }) => text.includes('email-undo?code=')),
    );
    expect(notice.text).toContain(email);
    expect((await signInAt(browser(), person.email)).status).toBe(200);
    expect((await follow('email-change', code, person.headers)).body).toEqual({ data: { ok: true } });
    expect([await isSignedIn(person.jwt), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await get<{ email: string; username: string }>('users/me', person.headers)).body).toMatchObject({
      email,
      username: email,
    });
    expect((await signInAt(browser(), person.email)).status).toBe(400);
    expect((await signInAt(browser(), email)).status).toBe(200);
    expect((await follow('email-change', code)).body.error).toMatchObject({
      name: 'InvalidCode',
      details: { reason: 'used' },
    });
  });

  it('is reverted by the old mailbox, which ends all sessions and removes the password', async () => {
    const person = await signUp();
    const email = newAddress('dief');
    await change(person.headers, email);
    await follow('email-change', await waitForCode(email, 'email-change?code='), person.headers);
    const undo = await waitForCode(person.email, 'email-undo?code=');
    expect((await follow('email-undo', undo)).body).toEqual({ data: { ok: true } });
    expect(await isSignedIn(person.jwt)).toBe(false);
    expect((await signInAt(browser(), email)).status).toBe(400);
    expect((await signInAt(browser(), person.email)).status).toBe(400);
    await post('auth/forgot-password', { email: person.email });
    const password = 'Weer-van-mij-alleen-1';
    const code = await resetCode(person.email);
    const reset = await post<Session>('auth/reset-password', { code, password, passwordConfirmation: password });
    expect(reset.body.user).toMatchObject({ id: person.id, email: person.email });
    expect((await follow('email-undo', undo)).status).toBe(400);
  });

  it('can be canceled before it takes effect', async () => {
    const person = await signUp();
    const email = newAddress('gestopt');
    await change(person.headers, email);
    const code = await waitForCode(email, 'email-change?code=');
    expect((await follow('email-undo', await waitForCode(person.email, 'email-undo?code='))).status).toBe(200);
    expect((await follow('email-change', code)).body.error.name).toBe('InvalidCode');
  });

  it('to one of another account changes nothing, with the same response', async () => {
    const [person, other] = [await signUp(), await signUp()];
    expect((await change(person.headers, other.email)).body).toEqual({ data: { ok: true } });
    const mail = await waitFor(async () =>
      (await mailsTo(other.email)).find(({ subject }) => subject.startsWith('Dit e-mailadres heeft al')),
    );
    expect(mail.text).not.toContain('code=');
    expect((await signInAt(browser(), other.email)).body.user.id).toBe(other.id);
  });

  it('to one with guest orders adds those orders', async () => {
    const email = newEmail();
    const placed = await placeOrder(orderData([suit.item()], { user: { firstname: 'G', lastname: 'X', email } }));
    const person = await signUp();
    await change(person.headers, email);
    const code = await waitForCode(email, 'email-change?code=');
    expect((await follow('email-change', code, person.headers)).status).toBe(200);
    expect(
      (await get<{ data: { slug: string }[] }>('orders', person.headers)).body.data.map(({ slug }) => slug),
    ).toEqual([placed.slug]);
  });

  it('is given to one of two who request it', async () => {
    const [one, two] = [await signUp(), await signUp()];
    const email = newAddress('gewild');
    await change(one.headers, email);
    const first = await waitForCode(email, 'email-change?code=');
    await change(two.headers, email);
    const second = await waitForCode(email, 'email-change?code=', 1);
    const answers = await Promise.all([follow('email-change', first), follow('email-change', second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('rejects wrong codes', async () => {
    for (const path of ['email-change', 'email-undo'])
      for (const code of ['', 'x', 'a'.repeat(4000), '%00'])
        expect((await follow(path, code)).status, `${path} ${code.slice(0, 5)}`).toBe(400);
  });
});
