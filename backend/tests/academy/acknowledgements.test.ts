import { beforeAll, describe, expect, it } from 'vitest';
import { SAFETY_RULES_VERSION } from '../../contract/safety-rules';
import { type Person, signUp } from '../accounts/support/account';
import { type Answer, asStorefront, call } from '../support/client';
import { database } from '../support/database';
import { makeLesson, makeLevel } from './support';

interface Recorded {
  data: { kept: boolean };
  error: { name: string; details: { errors: { path: string[] }[] } };
}

const acknowledge = (headers: Record<string, string>, over: object = {}): Promise<Answer<Recorded>> =>
  call('/api/academy/acknowledgements', {
    method: 'POST',
    json: { data: { floats: 8, version: SAFETY_RULES_VERSION, ...over } },
    headers,
  });
const rowsOf = ({ id }: { id: number }) => database()('safety_acknowledgements').where({ user_id: id }).orderBy('id');

let person: Person;
let lesson = '';

/** What the player is told before it starts. */
async function acknowledged(headers: Record<string, string>): Promise<number[] | null> {
  const { body } = await call<{ data: { acknowledged: number[] | null } }>(`/api/academy/lessons/${lesson}/playback`, {
    method: 'POST',
    json: {},
    headers,
  });
  return body.data.acknowledged;
}

beforeAll(async () => {
  person = await signUp();
  lesson = await makeLesson(await makeLevel(), { preview: true });
});

describe('the safety rules of the academy', () => {
  it('are kept once per account and number of floats, with version, language and time', async () => {
    expect(await acknowledged(person.headers)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => acknowledge(person.headers)));
    expect(answers.map(({ status, body }) => [status, body.data.kept])).toEqual(
      Array.from({ length: 4 }, () => [200, true]),
    );
    const later = { ...person.headers, 'x-shop-locale': 'de' };
    await acknowledge(later);
    await acknowledge(later, { floats: 4 });
    expect(await rowsOf(person)).toMatchObject([
      { floats: 8, version: SAFETY_RULES_VERSION, language: 'nl' },
      { floats: 4, version: SAFETY_RULES_VERSION, language: 'de' },
    ]);
    expect(Date.now() - new Date((await rowsOf(person))[0].at).getTime()).toBeLessThan(60_000);
    expect(await acknowledged(person.headers)).toEqual([8, 4]);
  });

  it('of a former version do not count', async () => {
    const other = await signUp();
    await acknowledge(other.headers);
    await database()('safety_acknowledgements').where({ user_id: other.id }).update({ version: '2020-01-01' });
    expect(await acknowledged(other.headers)).toEqual([]);
    await acknowledge(other.headers);
    expect(await rowsOf(other)).toHaveLength(2);
    expect(await acknowledged(other.headers)).toEqual([8]);
  });

  it('are not kept for visitors without an account', async () => {
    const count = () => database()('safety_acknowledgements').count({ count: '*' }).first();
    const before = await count();
    expect((await acknowledge(asStorefront())).body.data).toEqual({ kept: false });
    expect(await count()).toEqual(before);
    expect(await acknowledged(asStorefront())).toBeNull();
  });

  it.each([
    ['floats', { floats: 9 }],
    ['floats', { floats: -1 }],
    ['floats', { floats: 1.5 }],
    ['version', { version: '2020-01-01' }],
  ])('refuse a broken %s', async (field, over) => {
    const { status, body } = await acknowledge(person.headers, over);
    expect([status, body.error.details.errors[0]?.path]).toEqual([422, [field]]);
  });

  it('are asked through the storefront only', async () => {
    expect((await acknowledge({})).status).toBe(403);
    expect((await acknowledge(asStorefront({ authorization: 'Bearer nonsense' }))).status).toBe(401);
    expect((await call('/api/safety-acknowledgements')).status).toBe(404);
  });

  it('are in the export of the account, and deleted with it', async () => {
    const { headers, password } = person;
    const { body } = await call<{ data: { safetyRules: object[] } }>('/api/users/me/export', { headers });
    const first = { floats: 8, version: SAFETY_RULES_VERSION, language: 'nl', at: expect.stringMatching(/T.*Z$/) };
    expect(body.data.safetyRules).toEqual([first, { ...first, floats: 4, language: 'de' }]);
    const gone = await call('/api/users/me', { method: 'DELETE', json: { password }, headers });
    expect(gone.status).toBeLessThan(300);
    expect(await rowsOf(person)).toEqual([]);
  });
});
