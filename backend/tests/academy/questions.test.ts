import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OwnQuestion, PublicQuestion } from '../../contract/questions';
import nl from '../../messages/nl.json';
import { type Failure, type Person, PASSWORD, signUp } from '../accounts/support/account';
import { callAdmin } from '../orders/support/admin';
import { waitForMail } from '../orders/support/mail';
import { asStorefront, call } from '../support/client';
import { database } from '../support/database';
import { makeLesson, makeLevel } from './support';

const VTT = 'WEBVTT\n\n00:01.000 --> 00:04.000\nBlaas bellen.\n';

let free = '';
let locked = '';
let asker: Person;

const ask = (who: { headers: Record<string, string> }, lesson: string, over: object = {}) =>
  call<Failure>(`/api/academy/lessons/${lesson}/questions`, {
    method: 'POST',
    json: { key: randomUUID(), text: 'Hoe houd ik hem vast?', publication: 'firstname', ...over },
    headers: asStorefront(who.headers),
  });
const change = (who: Person, id: string, method: 'POST' | 'DELETE', rest = '') =>
  call(`/api/academy/questions/${id}${rest}`, { method, headers: asStorefront(who.headers) });
const decide = (id: string, action: string, body: object) =>
  callAdmin(`/shop/lesson-questions/${id}/actions/${action}`, { method: 'POST', json: body });

const ownOf = async (who: Person, lesson = free): Promise<OwnQuestion[]> =>
  (
    await call<{ data: OwnQuestion[] }>(`/api/academy/lessons/${lesson}/own-questions`, {
      headers: asStorefront(who.headers),
    })
  ).body.data;
const shownOf = async (lesson = free, locale = 'nl'): Promise<PublicQuestion[]> =>
  (
    await call<{ data: PublicQuestion[] }>(`/api/academy/lessons/${lesson}/questions?locale=${locale}`, {
      headers: asStorefront(),
    })
  ).body.data;

/** Asks, and returns the question's id. */
async function asked(who: Person, over: object = {}, lesson = free): Promise<string> {
  const known = (await ownOf(who, lesson)).map(({ id }) => id);
  expect((await ask(who, lesson, over)).status).toBe(201);
  return (await ownOf(who, lesson)).find(({ id }) => !known.includes(id))?.id ?? '';
}

beforeAll(async () => {
  const level = await makeLevel();
  free = await makeLesson(level, { preview: true, captions: VTT });
  locked = await makeLesson(level, { preview: false, captions: VTT });
  asker = await signUp();
  await database()('up_users').where({ id: asker.id }).update({ firstname: 'Zoë de Wit' });
});

describe('asking', () => {
  it('needs an account, the lesson and a text; a repeated request asks once', async () => {
    expect((await ask({ headers: {} }, free)).status).toBe(401);
    expect((await ask(asker, locked)).status).toBe(402);
    expect((await ask(asker, 'unknown')).status).toBe(404);
    const empty = await ask(asker, free, { text: ' \n' });
    expect([empty.status, empty.body.error.details?.errors]).toEqual([422, [{ path: ['text'], name: 'required' }]]);
    const person = await signUp();
    const key = randomUUID();
    await Promise.all([ask(person, free, { key }), ask(person, free, { key })]);
    expect(await ownOf(person)).toMatchObject([{ state: 'waiting', answer: '' }]);
  });

  it('stops while ten wait, also when the last ones come at once', async () => {
    const person = await signUp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(person, free)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), 409, 409]);
  });
});

describe('an answer', () => {
  it('is mailed and published with the first name, corrected, and gone when its author takes it back', async () => {
    const id = await asked(asker, { text: 'Hoe houd ik hem <b>vast</b>?' });
    expect(await shownOf()).toEqual([]);
    expect((await decide(id, 'answer', { answer: ' ', publish: true })).status).toBe(400);
    expect((await decide(id, 'answer', { answer: 'Onder de oksels.', publish: true })).status).toBe(200);
    const mail = await waitForMail(asker.email, ({ text }) => text.includes('Onder de oksels.'));
    expect(mail.text).toContain('“Zoë”');
    expect(mail.html).toContain('&lt;b&gt;vast&lt;/b&gt;');
    expect(await shownOf()).toEqual([
      {
        id,
        text: 'Hoe houd ik hem <b>vast</b>?',
        answer: 'Onder de oksels.',
        name: 'Zoë',
        askedOn: new Date().toISOString().slice(0, 10),
      },
    ]);
    expect(await shownOf(free, 'de')).toEqual([]);

    const stranger = await signUp();
    expect((await change(stranger, id, 'POST', '/hide')).status).toBe(404);
    expect((await change(stranger, id, 'DELETE')).status).toBe(404);
    expect((await change(asker, id, 'POST', '/hide')).status).toBe(200);
    expect(await shownOf()).toEqual([]);
    // The consent is gone for the shop as well.
    expect((await decide(id, 'answer', { answer: 'Onder de oksels.', publish: true })).status).toBe(400);
    expect((await change(asker, id, 'DELETE')).status).toBe(200);
    expect(await ownOf(asker)).toEqual([]);
    expect(await database()('outbox_messages').where('topic', 'like', `question:${id}:%`)).toEqual([]);
  });

  it('is not published without consent, and not kept back without a reason', async () => {
    const hidden = await asked(asker, { publication: 'private' });
    expect((await decide(hidden, 'answer', { answer: 'Zo.', publish: true })).status).toBe(400);
    expect((await decide(hidden, 'answer', { answer: 'Zo.', publish: false })).status).toBe(200);
    const open = await asked(asker, { publication: 'initial' });
    expect((await decide(open, 'answer', { answer: 'Nee.', publish: false })).status).toBe(400);
    expect((await decide(open, 'refuse', { reason: 'health' })).status).toBe(200);
    await waitForMail(asker.email, ({ text }) => text.includes(nl.question.reasons.health));
    expect((await ownOf(asker)).map(({ state }) => state)).toEqual(['refused', 'answered']);
    expect(await shownOf()).toEqual([]);
  });
});

it('questions are in the data export, and deleted with the account', async () => {
  const person = await signUp();
  const id = await asked(person);
  await decide(id, 'answer', { answer: 'Zo.', publish: true });
  expect(await shownOf()).toHaveLength(1);
  const { body } = await call<{ data: { questions: object[] } }>('/api/users/me/export', { headers: person.headers });
  expect(body.data.questions).toMatchObject([{ text: 'Hoe houd ik hem vast?', answer: 'Zo.', state: 'published' }]);
  await call('/api/users/me', { method: 'DELETE', json: { password: PASSWORD }, headers: person.headers });
  expect(await shownOf()).toEqual([]);
  expect(await database()('lesson_questions').where({ document_id: id })).toEqual([]);
});

it('captions are searched in lessons that the account may watch only', async () => {
  const transcripts = async (headers: Record<string, string>): Promise<string[]> => {
    const { body } = await call<{ data: { lesson: string; captions: string }[] }>('/api/academy/transcripts', {
      method: 'POST',
      json: {},
      headers: asStorefront(headers),
    });
    return body.data.map(({ lesson }) => lesson);
  };
  const open = async (): Promise<boolean[]> => {
    const lessons = await transcripts(asker.headers);
    return [free, locked].map((lesson) => lessons.includes(lesson));
  };
  expect(await open()).toEqual([true, false]);
  const grant = { scope: 'lesson', target: locked, reason: 'Test', email: asker.email };
  const given = await callAdmin('/shop/grants', { method: 'POST', json: grant });
  expect([given.status, await open()]).toEqual([200, [true, true]]);
  const [row] = await database()('grants').where({ target: locked });
  await callAdmin(`/shop/grants/${row.document_id}/revoke`, { method: 'POST', json: { reason: 'Test' } });
  expect(await open()).toEqual([true, false]);
});
