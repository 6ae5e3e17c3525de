// @full
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import nl from '../../messages/nl.json';
import { type Person, PASSWORD, signUp } from '../accounts/support/account';
import { mailsTo, waitForMail } from '../orders/support/mail';
import { asStorefront, call, waitFor } from '../support/client';
import { database } from '../support/database';

const DAY_MS = 86_400_000;
const { step, ended, consent } = nl.practiceMail;
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

const turn = (who: { headers: Record<string, string> }, on: unknown) =>
  call<{ error?: { name: string } }>('/api/academy/practice-mail', {
    method: 'PUT',
    json: { on },
    headers: asStorefront(who.headers),
  });
const read = (who: Person) => call('/api/academy/practice-mail', { headers: asStorefront(who.headers) });
const rowOf = (who: Person) => database()('practice_mails').where({ user_id: who.id }).first();
const change = (who: Person, columns: object) =>
  database()('practice_mails').where({ user_id: who.id }).update(columns);
const stop = (token: string) =>
  call<{ error?: { name: string } }>('/api/practice-mail/stop', {
    method: 'POST',
    json: { data: { token } },
    headers: asStorefront(),
  });
const practiceMails = async (who: Person) =>
  (await mailsTo(who.email)).filter(({ subject }) => [step.subject, ended.subject].includes(subject));
const isStep = ({ subject }: { subject: string }): boolean => subject === step.subject;

const addChild = (who: Person, nickname: string) =>
  call('/api/academy/children', {
    method: 'POST',
    json: { key: randomUUID(), nickname, birthYear: null, weight: null, size: '' },
    headers: asStorefront(who.headers),
  });

describe('the switch', () => {
  it('is off until the account turns it on, and keeps what was agreed to', async () => {
    const person = await signUp();
    expect((await read(person)).body).toEqual({ data: { on: false, consent } });
    expect((await turn(person, 'yes')).status).toBe(422);
    expect((await turn({ headers: {} }, true)).status).toBe(401);
    await Promise.all([turn(person, true), turn(person, true)]);
    const row = await rowOf(person);
    expect(row).toMatchObject({ language: 'nl', consent, sent: 0 });
    expect(new Date(row.next_at).getTime() - new Date(row.agreed_at).getTime()).toBe(7 * DAY_MS);
    expect((await read(person)).body).toEqual({ data: { on: true, consent } });
    const { body } = await call<{ data: { practiceMail: object } }>('/api/users/me/export', {
      headers: person.headers,
    });
    expect(body.data.practiceMail).toMatchObject({ consent, language: 'nl' });
    expect((await turn(person, false)).status).toBe(200);
    expect(await rowOf(person)).toBeUndefined();

    await turn(person, true);
    await call('/api/users/me', { method: 'DELETE', json: { password: PASSWORD }, headers: person.headers });
    expect(await rowOf(person)).toBeUndefined();
  });
});

describe('the mail', () => {
  let person: Person;
  beforeAll(async () => {
    person = await signUp();
    await addChild(person, 'Otje');
    await turn(person, true);
  });

  it('names the next lesson and the floats, once a week, until its link turns it off', async () => {
    expect(await practiceMails(person)).toEqual([]);
    await change(person, { next_at: daysAgo(1) });
    const mail = await waitForMail(person.email, isStep);
    for (const part of ['Otje', '8 drijvers in het pak.', step.safety, step.why]) expect(mail.text).toContain(part);
    expect(mail.text).not.toContain('{');
    const row = await rowOf(person);
    expect(row.sent).toBe(1);
    expect(new Date(row.next_at).getTime()).toBeGreaterThan(Date.now() + 6.9 * DAY_MS);
    // The same mail of another worker, or of a run that did not know of this one.
    const topic = `practice-mail:${row.document_id}:1`;
    expect(await database()('outbox_messages').where({ topic })).toHaveLength(1);

    const token = /\/practice-mail\?stop=(\S+)/.exec(mail.text)?.[1] ?? '';
    for (const forged of ['', token.split('.')[0] ?? '', token.replace(/.$/, (sign) => (sign === '0' ? '1' : '0'))])
      expect((await stop(forged)).body.error?.name).toBe('InvalidCode');
    expect([(await stop(token)).status, (await stop(token)).status]).toEqual([200, 200]);
    expect(await rowOf(person)).toBeUndefined();
    expect(await practiceMails(person)).toHaveLength(1);
  });

  it('is turned off by the link of an older mail, also when it was turned on again since', async () => {
    const again = await signUp();
    await addChild(again, 'Otje');
    await turn(again, true);
    await change(again, { next_at: daysAgo(1) });
    const { text } = await waitForMail(again.email, isStep);
    await turn(again, false);
    await turn(again, true);
    expect((await stop(/\/practice-mail\?stop=(\S+)/.exec(text)?.[1] ?? '')).status).toBe(200);
    expect(await rowOf(again)).toBeUndefined();
  });

  it('stays away while there is nothing to practise, and says that it stops after eight weeks', async () => {
    const nobody = await signUp();
    await turn(nobody, true);
    await change(nobody, { next_at: daysAgo(1) });
    const later = await waitFor(async () => {
      const row = await rowOf(nobody);
      return new Date(row.next_at) > new Date() ? row : undefined;
    });
    expect(later.sent).toBe(0);
    const swimmer = await signUp();
    await addChild(swimmer, 'Otje');
    await turn(swimmer, true);
    for (const who of [nobody, swimmer]) await change(who, { agreed_at: daysAgo(57), next_at: daysAgo(1) });
    const mail = await waitForMail(swimmer.email, ({ subject }) => subject === ended.subject);
    expect(mail.text).toContain('/mijn-zwotter');
    expect(await rowOf(swimmer)).toBeUndefined();
    expect(await practiceMails(swimmer)).toHaveLength(1);
    // Without a child nothing is left to ask about.
    expect(await waitFor(async () => (await rowOf(nobody)) === undefined || undefined)).toBe(true);
    expect(await practiceMails(nobody)).toEqual([]);
  });
});
