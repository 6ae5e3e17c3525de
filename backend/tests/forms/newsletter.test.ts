// @full
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAdmin } from '../orders/support/admin';
import { database } from '../support/database';
import { mailsTo, waitForMail } from '../orders/support/mail';
import { newEmail } from '../orders/support/shop';
import { asStorefront, call } from '../support/client';

interface Answer {
  data: { ok: boolean };
  error?: { name: string; details: { errors?: { path: string[]; name: string }[] } };
}

let consent = '';
const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex');

beforeAll(async () => {
  const texts: string[] = await database()('components_blocks_newsletters').pluck('consent');
  consent = texts.find((text) => text.includes('privacybeleid')) ?? '';
});

const post = (path: string, data: object, locale = 'nl') =>
  call<Answer>(`/api/newsletter${path}`, {
    method: 'POST',
    json: { data },
    headers: asStorefront({ 'x-shop-locale': locale }),
  });
const signUp = (email: string, locale = 'nl') => post('', { email, consent: keyOf(consent) }, locale);
const linkIn = (text: string, purpose: 'confirm' | 'stop'): string =>
  new RegExp(`/newsletter\\?${purpose}=(\\S+)`).exec(text)?.[1] ?? '';
const rowOf = (email: string) => database()('newsletter_subscribers').where({ email }).first();

async function subscribe(email: string): Promise<string> {
  await signUp(email);
  const token = linkIn((await waitForMail(email, () => true)).text, 'confirm');
  expect((await post('/confirm', { token })).status).toBe(200);
  return linkIn((await waitForMail(email, ({ text }) => text.includes('?stop='))).text, 'stop');
}

describe('signing up', () => {
  it('is effective once the mailed link was followed, and stores the consent text', async () => {
    const email = newEmail();
    expect((await signUp(email.toUpperCase())).body).toEqual({ data: { ok: true } });
    const mail = await waitForMail(email, () => true);
    expect(mail.subject).toBe('Bevestig je aanmelding: nieuwsbrief van Zwotter');
    expect(await rowOf(email)).toMatchObject({ state: 'pending', consent, language: 'nl', confirmed_at: null });
    const token = linkIn(mail.text, 'confirm');
    expect([(await post('/confirm', { token })).status, (await post('/confirm', { token })).status]).toEqual([
      200, 200,
    ]);
    expect(await rowOf(email)).toMatchObject({ state: 'confirmed' });
    const welcome = await waitForMail(email, ({ text }) => text.includes('?stop='));
    expect(welcome.subject).toContain('Je staat op de lijst');
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('again sends the link again; subscribers get no mail, with the same response', async () => {
    const email = newEmail();
    await signUp(email);
    await waitForMail(email, () => true);
    await signUp(email, 'de');
    await waitForMail(email, ({ subject }) => subject.startsWith('Bitte bestätigen'));
    const [, second] = await mailsTo(email);
    await post('/confirm', { token: linkIn(second?.text ?? '', 'confirm') });
    await waitForMail(email, ({ text }) => text.includes('?stop='));
    expect((await signUp(email)).body).toEqual({ data: { ok: true } });
    expect(await mailsTo(email)).toHaveLength(3);
    expect(await database()('newsletter_subscribers').where({ email })).toHaveLength(1);
  });

  it.each<[string, object, number, string]>([
    ['no address', { email: 'nobody' }, 422, 'email'],
    ['an unknown consent text', { consent: keyOf('Ja, alles.') }, 422, 'consent'],
    ['no consent', { consent: undefined }, 422, 'consent'],
  ])('with %s is refused', async (_, over, status, field) => {
    const answer = await post('', { email: newEmail(), consent: keyOf(consent), ...over });
    expect(answer.status).toBe(status);
    expect(answer.body.error?.details.errors?.map(({ path }) => path)).toEqual([[field]]);
  });

  it('limits mails per mailbox', async () => {
    const email = newEmail();
    for (let round = 0; round < 8; round += 1) expect((await signUp(email)).status).toBe(200);
    await waitForMail(email, () => true);
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(5);
  });

  it('is for the storefront only', async () => {
    const json = { data: { email: newEmail(), consent: keyOf(consent) } };
    expect((await call('/api/newsletter', { method: 'POST', json })).status).toBe(403);
    expect((await call('/api/newsletter-subscribers', { headers: asStorefront() })).status).toBe(404);
  });
});

describe('unsubscribing', () => {
  it('by the link of a mail deletes the address; a link of another kind does nothing', async () => {
    const email = newEmail();
    const token = await subscribe(email);
    for (const forged of ['', token.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')), token.split('.')[0]])
      expect((await post('/stop', { token: forged })).body.error?.name).toBe('InvalidCode');
    expect((await post('/confirm', { token })).body.error?.name).toBe('InvalidCode');
    expect([(await post('/stop', { token })).status, (await post('/stop', { token })).status]).toEqual([200, 200]);
    expect(await rowOf(email)).toBeUndefined();
  });
});

const TYPE = '/content-manager/collection-types/api::newsletter-subscriber.newsletter-subscriber';

describe('in the admin', () => {
  it('the export contains confirmed addresses, their consent text and unsubscribe link', async () => {
    const [confirmed, pending] = [newEmail(), newEmail()];
    const token = await subscribe(confirmed);
    await signUp(pending);
    await waitForMail(pending, () => true);
    const { body, headers } = await callAdmin<string>('/shop/newsletter/export');
    expect(headers.get('content-disposition')).toMatch(/newsletter-\d{4}-\d\d-\d\d\.csv/);
    const line = body.split('\r\n').find((row) => row.includes(confirmed)) ?? '';
    expect(line).toContain(`/newsletter?stop=${token}`);
    expect(line).toContain('privacybeleid');
    expect(body).not.toContain(pending);
  });

  it('addresses can be deleted, and neither created nor confirmed', async () => {
    const email = newEmail();
    await signUp(email);
    await waitForMail(email, () => true);
    const { document_id: id } = await rowOf(email);
    expect((await callAdmin(TYPE, { method: 'POST', json: { email: newEmail(), state: 'confirmed' } })).status).toBe(
      400,
    );
    expect((await callAdmin(`${TYPE}/${id}`, { method: 'PUT', json: { state: 'confirmed' } })).status).toBe(400);
    expect((await callAdmin(`${TYPE}/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await rowOf(email)).toBeUndefined();
    expect(await database()('outbox_messages').where({ topic: `newsletter:${id}` })).toEqual([]);
  });
});
