// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadMail, mailsTo } from '../orders/support/mail';
import { makeVariant, orderData, placeOrder } from '../orders/support/shop';
import { call, waitFor } from '../support/client';
import { isFull } from '../support/time-limits';
import {
  PASSWORD,
  browser,
  confirm,
  newAddress,
  post,
  resetCode,
  signInAt,
  signUp,
  waitForCode,
  withToken,
} from './support/account';
import { LOCALES, type Locale } from '../../contract/locales';

const ORIGINS: Record<Locale, string> = {
  nl: 'http://localhost:3900',
  en: 'http://en.localhost:3900',
  de: 'http://de.localhost:3900',
  es: 'http://es.localhost:3900',
  fr: 'http://fr.localhost:3900',
  sv: 'http://sv.localhost:3900',
};

/** Waits until the address received this many mails: deleting an account removes queued ones. */
const arrived = (address: string, count: number): Promise<boolean> =>
  waitFor(async () => ((await mailsTo(address)).length >= count ? true : undefined));

/** Every kind of mail, as a customer receives them. */
async function meetAll(language: Locale, item: object): Promise<ReadMail[]> {
  const locale = { 'x-shop-locale': language };
  const email = newAddress(`post-${language}`);
  const next = newAddress(`later-${language}`);
  const other = await signUp();
  const headers = browser(locale);
  await post('auth/local/register', { email, password: PASSWORD }, headers);
  const code = await waitForCode(email, 'mail-link/sign-up?code=');
  await confirm(code, headers);
  await post('auth/local/register', { email, password: PASSWORD }, headers);
  await post('auth/code', { email }, headers);
  await post('auth/forgot-password', { email }, headers);
  const password = 'Een-heel-ander-1';
  const reset = await resetCode(email);
  await post('auth/reset-password', { code: reset, password, passwordConfirmation: password }, headers);
  const { jwt } = (await signInAt(headers, email, password)).body;
  const session = withToken(headers, jwt);
  const placed = await placeOrder(orderData([item], { locale: language }), withToken({}, jwt));
  await post('orders/find', { orderNr: placed.orderNr, email }, headers);
  const first = await post<{ jwt: string }>('users/me/email', { email: other.email, password }, session);
  await arrived(other.email, 2);
  const second = await post<{ jwt: string }>(
    'users/me/email',
    { email: next, password },
    withToken(headers, first.body.jwt),
  );
  await arrived(next, 1);
  await arrived(email, 9);
  await call('/api/users/me', { method: 'DELETE', json: { password }, headers: withToken(headers, second.body.jwt) });
  await arrived(email, 10);
  return [...(await mailsTo(email)), ...(await mailsTo(next)), ...(await mailsTo(other.email)).slice(1)];
}

let item: object;
beforeAll(async () => {
  item = (await makeVariant()).item();
});

/** Every mail of every language is composed by the unit tests of `notifications`; here, in two, also sent and received. */
const languages: readonly Locale[] = isFull ? LOCALES : ['nl', 'fr'];

describe.each(languages)('mails in %s', (language) => {
  it('are complete in that language, in HTML and text', async () => {
    const mails = await meetAll(language, item);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(11);
    for (const { subject, html, text, from } of mails) {
      expect(html).toContain(`<html lang="${language}">`);
      expect(`${subject} ${html} ${text}`).not.toMatch(/\{\w+\}|undefined|null|\[object/);
      expect(subject).not.toBe('');
      expect(from).toContain('no-reply@zwotter.example');
      expect(text.length).toBeGreaterThan(100);
      expect(html).toContain('Zwotter');
      expect(text).not.toContain(PASSWORD);
      for (const link of text.match(/https?:\/\/\S+/g) ?? []) expect(new URL(link).origin).toBe(ORIGINS[language]);
    }
  }, 60_000);
});
