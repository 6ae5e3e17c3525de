import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Child, Children, SwimList } from '../../contract/children';
import { type Person, PASSWORD, signUp } from '../accounts/support/account';
import { callAdmin } from '../orders/support/admin';
import { type Answer, asStorefront, call } from '../support/client';
import { database } from '../support/database';
import { makeLesson, makeLevel } from './support';

type Headers = Record<string, string>;
interface Reply {
  data: { id: string };
  error: { name: string; details: { errors?: { path: string[]; name: string }[]; max?: number } };
}

const path = (rest = ''): string => `/api/academy/children${rest}`;
const send = (who: { headers: Headers }, method: string, rest: string, json?: object): Promise<Answer<Reply>> =>
  call(path(rest), { method, json, headers: asStorefront(who.headers) });

const childData = (over: object = {}) => ({
  key: randomUUID(),
  nickname: 'Otje 🦦',
  birthYear: null,
  weight: null,
  size: '',
  ...over,
});
const swimData = (over: object = {}) => ({
  key: randomUUID(),
  day: '2026-01-05',
  minutes: 30,
  floats: 8,
  note: '',
  ...over,
});

async function read(who: { headers: Headers }): Promise<Child[]> {
  const { body } = await call<{ data: Children }>(path(), { headers: asStorefront(who.headers) });
  return body.data.children;
}

async function addChild(who: { headers: Headers }, over: object = {}): Promise<string> {
  const { status, body } = await send(who, 'POST', '', childData(over));
  if (status !== 201) throw new Error(`No child: ${JSON.stringify(body)}`);
  return body.data.id;
}

const wrong = ({ status, body }: Answer<Reply>) => [status, body.error.details.errors?.map(({ path: at }) => at[0])];

/** A new one in each group, within its limit of changes. */
let person: Person;
let free = '';
let locked = '';

beforeAll(async () => {
  const level = await makeLevel();
  free = await makeLesson(level, { preview: true, floats: 8 });
  locked = await makeLesson(level, { preview: false, floats: 8 });
});

const withPerson = (): void => {
  beforeAll(async () => {
    person = await signUp();
  });
};

describe('children', () => {
  withPerson();

  it('are added, changed and deleted with their records', async () => {
    const id = await addChild(person, { birthYear: 2021, weight: 18.44, size: 'S' });
    expect((await read(person)).find((child) => child.id === id)).toMatchObject({
      nickname: 'Otje 🦦',
      birthYear: 2021,
      weight: 18.4,
      size: 'S',
      marks: [],
      plan: { floats: 8, visits: 0, change: null },
      stuck: null,
      swims: { rows: [], total: 0 },
    });
    const { key: _, ...fields } = childData({ nickname: ' Guppy ' });
    expect((await send(person, 'PUT', `/${id}`, fields)).status).toBe(200);
    expect(await read(person)).toMatchObject([{ nickname: 'Guppy', birthYear: null, weight: null, size: '' }]);
    await send(person, 'POST', `/${id}/marks`, { lesson: free, state: 'alone', floats: 8 });
    await send(person, 'POST', `/${id}/swims`, swimData());
    const row = await database()('children').where({ document_id: id }).first('id');
    expect((await send(person, 'DELETE', `/${id}`)).status).toBe(200);
    expect(await read(person)).toEqual([]);
    for (const table of ['child_marks', 'child_swims'])
      expect(await database()(table).where({ child_id: row.id })).toEqual([]);
    expect((await send(person, 'DELETE', `/${id}`)).status).toBe(404);
  });

  it.each([
    ['nickname', { nickname: ' ' }],
    ['nickname', { nickname: 'x'.repeat(31) }],
    ['birthYear', { birthYear: 1890 }],
    ['birthYear', { birthYear: 2030 }],
    ['birthYear', { birthYear: 2020.5 }],
    ['weight', { weight: 0 }],
    ['size', { size: 'x'.repeat(21) }],
    ['key', { key: 'x' }],
  ])('a broken %s is named', async (field, over) => {
    expect(wrong(await send(person, 'POST', '', childData(over)))).toEqual([422, [field]]);
  });

  it('have nicknames of thirty emoji', async () => {
    const who = await signUp();
    await addChild(who, { nickname: '🦦'.repeat(30) });
    expect(await read(who)).toMatchObject([{ nickname: '🦦'.repeat(30) }]);
  });

  it('are twelve at most, also when the last ones come at once, and a repeated request adds none', async () => {
    const who = await signUp();
    const twice = childData();
    const same = await Promise.all([send(who, 'POST', '', twice), send(who, 'POST', '', twice)]);
    expect(new Set(same.map(({ body }) => body.data.id)).size).toBe(1);
    const answers = await Promise.all(Array.from({ length: 14 }, () => send(who, 'POST', '', childData())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(11);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused[0]?.body.error).toMatchObject({ name: 'TooManyEntries', details: { max: 12 } });
    expect(await read(who)).toHaveLength(12);
  });
});

describe('marks of a lesson', () => {
  withPerson();

  const marksOf = async (id: string) => {
    const { id: child } = await database()('children').where({ document_id: id }).first('id');
    return database()('child_marks').where({ child_id: child }).orderBy('id');
  };

  it('are only added, and the newest is what the child can do', async () => {
    const id = await addChild(person);
    for (const state of ['not-yet', 'with-help', 'alone'])
      expect((await send(person, 'POST', `/${id}/marks`, { lesson: free, state, floats: 8 })).status).toBe(200);
    expect(await marksOf(id)).toMatchObject([{ state: 'not-yet' }, { state: 'with-help' }, { state: 'alone' }]);
    const child = (await read(person)).find((candidate) => candidate.id === id);
    expect(child?.marks).toMatchObject([{ lesson: free, state: 'alone', floats: 8 }]);
  });

  it('neither get lost nor double when two devices mark at once', async () => {
    const id = await addChild(person);
    const mark = (state: string) => send(person, 'POST', `/${id}/marks`, { lesson: free, state, floats: 8 });
    const answers = await Promise.all([mark('alone'), mark('alone'), mark('alone')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await marksOf(id)).toHaveLength(1);
    await Promise.all([mark('not-yet'), mark('with-help')]);
    expect((await marksOf(id)).map(({ state }) => state).sort()).toEqual(['alone', 'not-yet', 'with-help']);
  });

  it('take three visits to bring a pair out of the suit, and none of a stranger’s', async () => {
    // The lesson of the seed that takes the first pair out.
    const gate = await database()('lessons').where({ floats: 8, floats_after: 6 }).whereNotNull('published_at').first();
    const id = await addChild(person);
    const { id: child } = await database()('children').where({ document_id: id }).first('id');
    const mine = await database()('children').where({ document_id: id }).first('user_id');
    for (const days of [9, 6, 3])
      await database()('child_marks').insert({
        document_id: randomUUID().replaceAll('-', '').slice(0, 24),
        child_id: child,
        lesson: gate.document_id,
        state: 'alone',
        floats: 8,
        marked_at: new Date(Date.now() - days * 86_400_000),
        marked_by: mine.user_id,
      });
    const found = (await read(person)).find((candidate) => candidate.id === id);
    expect(found?.plan).toMatchObject({ floats: 6, visits: 0, after: 4, change: { kind: 'out' } });
  });

  it('need access to the lesson, and known values', async () => {
    const id = await addChild(person);
    const mark = (over: object) =>
      send(person, 'POST', `/${id}/marks`, { lesson: free, state: 'alone', floats: 8, ...over });
    expect((await mark({ lesson: locked })).status).toBe(402);
    expect((await mark({ lesson: 'nothing' })).status).toBe(404);
    expect(wrong(await mark({ floats: 7 }))).toEqual([422, ['floats']]);
    expect(wrong(await mark({ floats: 10 }))).toEqual([422, ['floats']]);
    expect(wrong(await mark({ state: 'perfect' }))).toEqual([422, ['state']]);
    expect(await marksOf(id)).toEqual([]);
  });
});

describe('the swim log', () => {
  withPerson();

  it('is listed latest first in pages, and a swim is deleted alone', async () => {
    const id = await addChild(person);
    for (let at = 1; at <= 12; at += 1)
      await send(person, 'POST', `/${id}/swims`, swimData({ day: `2026-01-${String(at).padStart(2, '0')}` }));
    const twice = swimData({ day: '2026-02-01', note: 'Eerst\nbang 😀' });
    await Promise.all([send(person, 'POST', `/${id}/swims`, twice), send(person, 'POST', `/${id}/swims`, twice)]);
    const page = async (number: number): Promise<SwimList> => {
      const answer = await call<{ data: SwimList }>(path(`/${id}/swims?page=${number}`), {
        headers: asStorefront(person.headers),
      });
      return answer.body.data;
    };
    const first = await page(1);
    expect(first).toMatchObject({ total: 13, page: 1 });
    expect(first.rows).toHaveLength(5);
    expect(first.rows[0]).toMatchObject({ day: '2026-02-01', minutes: 30, floats: 8, note: 'Eerst\nbang 😀' });
    expect((await page(3)).rows.map(({ day }) => day)).toEqual(['2026-01-03', '2026-01-02', '2026-01-01']);
    expect((await send(person, 'DELETE', `/${id}/swims/${first.rows[0]?.id}`)).status).toBe(200);
    expect(await page(1)).toMatchObject({ total: 12 });
    expect((await send(person, 'DELETE', `/${id}/swims/${first.rows[0]?.id}`)).status).toBe(404);
  });

  it.each([
    ['day', { day: '2999-01-01' }],
    ['day', { day: '2026-02-30' }],
    ['day', { day: '1890-01-01' }],
    ['minutes', { minutes: 0 }],
    ['minutes', { minutes: 301 }],
    ['floats', { floats: 3 }],
    ['note', { note: 'x'.repeat(501) }],
  ])('a broken %s is named', async (field, over) => {
    const [child] = await read(person);
    expect(wrong(await send(person, 'POST', `/${child?.id}/swims`, swimData(over)))).toEqual([422, [field]]);
  });
});

describe('rights', () => {
  withPerson();

  it('belong to the account alone: to others a child does not exist', async () => {
    const other = await signUp();
    const id = await addChild(person, { nickname: 'Geheim' });
    await send(person, 'POST', `/${id}/swims`, swimData());
    const swim = (await read(person)).find((child) => child.id === id)?.swims.rows[0]?.id;
    const { key: _, ...fields } = childData();
    const doors: [string, string, object?][] = [
      ['PUT', `/${id}`, fields],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/marks`, { lesson: free, state: 'alone', floats: 8 }],
      ['GET', `/${id}/swims`],
      ['POST', `/${id}/swims`, swimData()],
      ['DELETE', `/${id}/swims/${swim}`],
    ];
    for (const [method, rest, json] of doors) {
      expect((await send(other, method, rest, json)).status, `${method} ${rest}`).toBe(404);
      expect((await send({ headers: {} }, method, rest, json)).status, `${method} ${rest}`).toBe(401);
      // Only the storefront passes requests on.
      const bare = { authorization: `Bearer ${person.jwt}` };
      expect((await call(path(rest), { method, json, headers: bare })).status).toBe(403);
    }
    expect(await read(other)).toEqual([]);
    expect((await call(path(), { headers: asStorefront() })).status).toBe(401);
    expect((await call('/api/children', { headers: asStorefront(person.headers) })).status).toBe(404);
  });

  it('end at sixty changes a minute', async () => {
    const who = await signUp();
    const answers = await Promise.all(Array.from({ length: 61 }, () => send(who, 'DELETE', '/nobody')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('the account', () => {
  it('has its children in the export, and takes them along when it is deleted', async () => {
    const who = await signUp();
    const id = await addChild(who, { birthYear: 2020 });
    await send(who, 'POST', `/${id}/marks`, { lesson: free, state: 'with-help', floats: 8 });
    await send(who, 'POST', `/${id}/swims`, swimData({ note: 'Fijn' }));
    const { body } = await call<{ data: { children: Child[] } }>('/api/users/me/export', { headers: who.headers });
    expect(body.data.children).toMatchObject([
      {
        nickname: 'Otje 🦦',
        birthYear: 2020,
        marks: [{ state: 'with-help', floats: 8 }],
        swims: [{ day: '2026-01-05', minutes: 30, note: 'Fijn' }],
      },
    ]);
    const row = await database()('children').where({ document_id: id }).first('id');
    await call('/api/users/me', { method: 'DELETE', json: { password: PASSWORD }, headers: who.headers });
    expect(await database()('children').where({ id: row.id })).toEqual([]);
    for (const table of ['child_marks', 'child_swims'])
      expect(await database()(table).where({ child_id: row.id })).toEqual([]);
  });

  it('takes them along when an admin deletes it, too', async () => {
    const who = await signUp();
    const id = await addChild(who);
    await send(who, 'POST', `/${id}/swims`, swimData());
    const row = await database()('children').where({ document_id: id }).first('id', 'user_id');
    const user = await database()('up_users').where({ id: row.user_id }).first('document_id');
    const users = '/content-manager/collection-types/plugin::users-permissions.user';
    expect((await callAdmin(`${users}/${user.document_id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await database()('children').where({ id: row.id })).toEqual([]);
    expect(await database()('child_swims').where({ child_id: row.id })).toEqual([]);
  });
});
