// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../orders/support/mail';
import { settle } from '../orders/support/mollie';
import { type TestVariant, makeVariant, newEmail, orderData, placeOrder } from '../orders/support/shop';
import { asStorefront, call, waitFor } from '../support/client';
import {
  PASSWORD,
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

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 50 });
});

describe('changing the email address', () => {
  const change = (headers: Record<string, string>, email: string, proof: object = { password: PASSWORD }) =>
    post<{ data: { ok: boolean }; jwt: string }>('users/me/email', { email, ...proof }, headers);

  it('requires the password or a mailed code', async () => {
    const person = await signUp();
    for (const proof of [{}, { password: 'mis' }, { code: '12345678' }, { password: '', code: '' }])
      expect((await change(person.headers, newAddress(), proof)).body.error).toMatchObject({
        status: 403,
        name: 'Reauthenticate',
      });
    await post('auth/code', { email: person.email }, person.headers);
    const code = await signInCode(person.email);
    const changed = await change(person.headers, newAddress(), { code });
    expect(changed.status).toBe(200);
    const headers = withToken(person.headers, changed.body.jwt);
    expect((await change(headers, newAddress(), { code })).status).toBe(403);
  });

  it('takes effect when it is confirmed; other sessions end', async () => {
    const person = await signUp();
    const elsewhere = (await signInAt(browser(), person.email)).body.jwt;
    const email = newAddress('nieuw');
    const asked = await change(person.headers, email);
    expect(asked.body).toEqual({ data: { ok: true }, jwt: expect.any(String) });
    const headers = withToken(person.headers, asked.body.jwt);
    expect(await isSignedIn(person.jwt)).toBe(false);
    const code = await waitForCode(email, 'mail-link/email-change?code=');
    const notice = await waitFor(async () =>
      (await mailsTo(person.email)).find(({ text }) => text.includes('mail-link/email-undo?code=')),
    );
    expect(notice.text).toContain(email);
    expect((await signInAt(browser(), person.email)).status).toBe(200);
    for (const method of ['GET', 'HEAD'])
      expect([404, 405]).toContain(
        (await call(`/api/auth/email-change?code=${code}`, { method, headers: asStorefront() })).status,
      );
    const done = await follow('email-change', code, headers);
    expect(done.body).toEqual({ data: { ok: true }, jwt: expect.any(String) });
    const { jwt = '' } = done.body;
    expect([await isSignedIn(asked.body.jwt), await isSignedIn(elsewhere), await isSignedIn(jwt)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await get<{ email: string; username: string }>('users/me', withToken(headers, jwt))).body).toMatchObject({
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
    const { jwt } = (await change(person.headers, email)).body;
    await follow('email-change', await waitForCode(email, 'mail-link/email-change?code='), browser());
    const undo = await waitForCode(person.email, 'mail-link/email-undo?code=');
    for (const method of ['GET', 'HEAD'])
      expect([404, 405]).toContain(
        (await call(`/api/auth/email-undo?code=${undo}`, { method, headers: asStorefront() })).status,
      );
    expect((await signInAt(browser(), email)).status).toBe(200);
    expect((await follow('email-undo', undo)).body).toEqual({ data: { ok: true } });
    expect(await isSignedIn(jwt)).toBe(false);
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
    const code = await waitForCode(email, 'mail-link/email-change?code=');
    expect((await follow('email-undo', await waitForCode(person.email, 'mail-link/email-undo?code='))).status).toBe(
      200,
    );
    expect((await follow('email-change', code)).body.error.name).toBe('InvalidCode');
  });

  it('to one of another account changes nothing, with the same response', async () => {
    const [person, other] = [await signUp(), await signUp()];
    expect((await change(person.headers, other.email)).body).toMatchObject({ data: { ok: true } });
    const mail = await waitFor(async () =>
      (await mailsTo(other.email)).find(({ subject }) => subject.startsWith('Bij dit e-mailadres hoort al')),
    );
    expect(mail.text).not.toContain('code=');
    expect((await signInAt(browser(), other.email)).body.user.id).toBe(other.id);
  });

  it('to one with guest orders adds those of this browser, and of others once they are paid', async () => {
    const email = newEmail();
    const user = { firstname: 'G', lastname: 'X', email };
    const placed = await placeOrder(orderData([suit.item()], { user }));
    const access = { 'x-order-access': `${placed.slug}.${placed.accessKey}` };
    const open = await placeOrder(orderData([suit.item()], { user }), access);
    const person = await signUp();
    const { jwt } = (await change(person.headers, email)).body;
    const code = await waitForCode(email, 'mail-link/email-change?code=');
    const done = await follow('email-change', code, { ...withToken(person.headers, jwt), ...access });
    const headers = withToken(person.headers, done.body.jwt ?? '');
    const slugs = async () =>
      (await get<{ data: { slug: string }[] }>('orders', headers)).body.data.map(({ slug }) => slug);
    expect(await slugs()).toEqual([placed.slug]);
    expect(await settle(open.orderNr, { status: 'paid' })).toBe(200);
    expect(await slugs()).toEqual([open.slug, placed.slug]);
  });

  it('is given to one of two who request it', async () => {
    const [one, two] = [await signUp(), await signUp()];
    const email = newAddress('gewild');
    await change(one.headers, email);
    const first = await waitForCode(email, 'mail-link/email-change?code=');
    await change(two.headers, email);
    const second = await waitForCode(email, 'mail-link/email-change?code=', 1);
    const answers = await Promise.all([follow('email-change', first), follow('email-change', second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('rejects wrong codes', async () => {
    for (const path of ['email-change', 'email-undo'])
      for (const [code, status] of [
        ['', 422],
        ['a'.repeat(4000), 422],
        ['x', 400],
        ['\u0000', 400],
      ] as const)
        expect((await follow(path, code)).status, `${path} ${code.slice(0, 5)}`).toBe(status);
  });
});
