// @full
import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Adults, Invitation } from '../../contract/adults';
import type { Child, Children } from '../../contract/children';
import { type Person, PASSWORD, newAddress, signUp, waitForCode } from '../accounts/support/account';
import { callAdmin } from '../orders/support/admin';
import { waitForMail } from '../orders/support/mail';
import { type Answer, asStorefront, call } from '../support/client';
import { database } from '../support/database';
import { makeLesson, makeLevel } from './support';

type Headers = Record<string, string>;
interface Reply {
  data: { id: string };
  error: { name: string; details: { reason?: string; max?: number; errors?: { path: string[]; name: string }[] } };
}

const NOBODY = { headers: {} };
type Who = { headers: Headers };
const send = (who: Who, method: string, path: string, json?: object): Promise<Answer<Reply>> =>
  call(`/api/academy/${path}`, { method, json, headers: asStorefront(who.headers) });
const get = async <T>(who: Who, path: string): Promise<T> =>
  (await call<{ data: T }>(`/api/academy/${path}`, { headers: asStorefront(who.headers) })).body.data;

const readChildren = async (who: Who): Promise<Child[]> => (await get<Children>(who, 'children')).children;
const readAdults = (who: Who): Promise<Adults> => get(who, 'adults');

const fields = (nickname: string) => ({ nickname, birthYear: null, weight: null, size: '' });
async function addChild(who: Who, nickname = 'Otje'): Promise<string> {
  return (await send(who, 'POST', 'children', { key: randomUUID(), ...fields(nickname) })).body.data.id;
}
const mark = (who: Who, child: string, lesson: string, state = 'alone') =>
  send(who, 'POST', `children/${child}/marks`, { lesson, state, floats: 8 });
const swim = (who: Who, child: string, note = '') =>
  send(who, 'POST', `children/${child}/swims`, { key: randomUUID(), day: '2026-01-05', minutes: 30, floats: 8, note });

const invite = (who: Who, email: string) => send(who, 'POST', 'adults', { email });
const codeTo = (email: string, seen = 0): Promise<string> => waitForCode(email, 'mail-link/children?code=', seen);
async function invited(who: Who, email = newAddress('oma')): Promise<string> {
  const answer = await invite(who, email);
  if (answer.status !== 201) throw new Error(`Not invited: ${JSON.stringify(answer.body)}`);
  return codeTo(email);
}
/** Invites an address that has had some mails. */
async function codeFrom(who: Who, email: string, seen: number): Promise<string> {
  expect((await invite(who, email)).status).toBe(201);
  return codeTo(email, seen);
}
const accept = (who: Who, code: string) => send(who, 'POST', 'invitation/accept', { code });
async function look(who: Who, code: string): Promise<Invitation> {
  const answer = await call<{ data: Invitation }>('/api/academy/invitation', {
    method: 'POST',
    json: { code },
    headers: asStorefront(who.headers),
  });
  return answer.body.data;
}
const reasonOf = ({ status, body }: Answer<Reply>) => [status, body.error.details.reason];

/** A child of one account that another one shares. */
async function family(): Promise<{ owner: Person; adult: Person; child: string }> {
  const [owner, adult] = await Promise.all([signUp(), signUp()]);
  const child = await addChild(owner);
  expect((await accept(adult, await invited(owner))).status).toBe(200);
  return { owner, adult, child };
}

let free = '';
let locked = '';

beforeAll(async () => {
  const level = await makeLevel();
  free = await makeLesson(level, { preview: true, floats: 8 });
  locked = await makeLesson(level, { preview: false, floats: 8 });
});

describe('an invitation', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await signUp();
    await addChild(owner, 'Geheim');
  });

  it('tells a stranger nothing but who invites, and nothing of accounts', async () => {
    const [known, unknown] = [(await signUp()).email, newAddress('oma')];
    const mails = await Promise.all(
      [known, unknown].map(async (email) => {
        expect((await invite(owner, email)).status).toBe(201);
        const { subject, text } = await waitForMail(email, (mail) => mail.text.includes('mail-link/children'));
        return `${subject}\n${text}`.replace(/code=[\w-]+/g, '').replaceAll(email, '');
      }),
    );
    expect(mails[0]).toBe(mails[1]);
    expect(mails[0]).toContain(owner.email);
    expect(mails[0]).not.toContain('Geheim');
    for (const { id } of (await readAdults(owner)).adults)
      expect((await send(owner, 'DELETE', `adults/${id}`)).status).toBe(200);
  });

  it('is accepted with any account, not by looking at it, and its owner learns with which', async () => {
    const adult = await signUp();
    const code = await invited(owner);
    expect(await look(NOBODY, code)).toEqual({ state: 'open', inviter: owner.email, account: null });
    expect(await look(adult, code)).toEqual({ state: 'open', inviter: owner.email, account: adult.email });
    expect(await readChildren(adult)).toEqual([]);
    expect((await accept(NOBODY, code)).status).toBe(401);
    expect((await accept(adult, code)).status).toBe(200);
    expect(await look(adult, code)).toMatchObject({ state: 'accepted', inviter: owner.email });
    expect(await look(NOBODY, code)).toMatchObject({ state: 'used', inviter: null });
    // Pressed twice.
    expect((await accept(adult, code)).status).toBe(200);
    expect(await readChildren(adult)).toMatchObject([{ nickname: 'Geheim', sharedBy: owner.email, isShared: true }]);
    expect(await readAdults(owner)).toMatchObject({ adults: [{ email: adult.email, state: 'accepted' }] });
    expect(await readAdults(adult)).toMatchObject({ adults: [], shared: [{ email: owner.email }] });
    await waitForMail(owner.email, ({ subject }) => subject.includes(adult.email));
  });

  it('works once, also for two accounts at the same moment', async () => {
    const [one, two] = await Promise.all([signUp(), signUp()]);
    const code = await invited(owner);
    const answers = await Promise.all([accept(one, code), accept(two, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.map(({ body }) => body.error?.details.reason).filter(Boolean)).toEqual(['used']);
    const lists = [await readChildren(one), await readChildren(two)];
    expect(lists.map(({ length }) => length).sort()).toEqual([0, 1]);
  });

  it('is stored as a hash', async () => {
    const who = await signUp();
    const code = await invited(who);
    const row = await database()('child_adults').where({ owner_id: who.id }).first();
    expect(row.hash).toBe(createHash('sha256').update(code).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(code);
    expect(JSON.stringify(await database()('outbox_messages').orderBy('id', 'desc').limit(5))).not.toContain(code);
  });

  it('ends after fourteen days, when it is taken back, and for its former link when it is sent again', async () => {
    const [who, adult] = await Promise.all([signUp(), signUp()]);
    const email = newAddress('opa');
    const first = await invited(who, email);
    const rows = () => database()('child_adults').where({ owner_id: who.id });
    const { expires_at: until } = await rows().first();
    expect(Math.round((new Date(until).getTime() - Date.now()) / 86_400_000)).toBe(14);
    await rows().update({ expires_at: new Date(Date.now() - 1000) });
    expect(await look(adult, first)).toEqual({ state: 'expired', inviter: null, account: adult.email });
    expect(reasonOf(await accept(adult, first))).toEqual([400, 'expired']);
    const [expired] = (await readAdults(who)).adults;
    expect(expired).toMatchObject({ email, state: 'expired' });
    expect((await send(who, 'POST', `adults/${expired?.id}/resend`)).status).toBe(200);
    const second = await codeTo(email, 1);
    expect(await look(adult, first)).toMatchObject({ state: 'unknown' });
    expect(await look(adult, second)).toMatchObject({ state: 'open' });
    const [again] = (await readAdults(who)).adults;
    expect((await send(who, 'DELETE', `adults/${again?.id}`)).status).toBe(200);
    expect(reasonOf(await accept(adult, second))).toEqual([400, 'unknown']);
    expect(await rows()).toEqual([]);
  });

  it('is refused for the own and a known address, for more than three, and by its sender', async () => {
    const who = await signUp();
    const email = newAddress('oma');
    const wrong = async (address: string) => (await invite(who, address)).body.error.details.errors;
    expect(await wrong(who.email.toUpperCase())).toEqual([{ path: ['email'], name: 'own' }]);
    const code = await invited(who, email);
    expect(reasonOf(await accept(who, code))).toEqual([400, 'own']);
    expect(await wrong(email.toUpperCase())).toEqual([{ path: ['email'], name: 'known' }]);
    expect(await wrong('nobody')).toEqual([{ path: ['email'], name: 'email' }]);
    const answers = await Promise.all([1, 2, 3].map(() => invite(who, newAddress('oma'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  });
});

describe('two adults', () => {
  it('both mark and log, see who did, and only the owner changes the child', async () => {
    const { owner, adult, child } = await family();
    await Promise.all([mark(owner, child, free, 'with-help'), mark(adult, child, free, 'alone')]);
    const both = await database()('child_marks').whereIn('marked_by', [owner.id, adult.id]);
    expect(both.map(({ state }) => state).sort()).toEqual(['alone', 'with-help']);
    const [asOwner, asAdult] = [(await readChildren(owner))[0], (await readChildren(adult))[0]];
    expect(new Set([asOwner?.marks[0]?.by, asAdult?.marks[0]?.by])).toEqual(new Set(['you', 'other']));
    expect({ ...asAdult?.marks[0], by: null }).toEqual({ ...asOwner?.marks[0], by: null });
    expect(asAdult?.plan).toEqual(asOwner?.plan);

    await swim(owner, child, 'Van de een');
    await swim(adult, child, 'Van de ander');
    const rows = (await readChildren(adult))[0]?.swims.rows ?? [];
    const [theirs, own] = [rows.find(({ by }) => by === 'other'), rows.find(({ by }) => by === 'you')];
    expect([theirs?.note, own?.note]).toEqual(['Van de een', 'Van de ander']);
    const drop = (who: Who, id = '') => send(who, 'DELETE', `children/${child}/swims/${id}`);
    expect((await drop(adult, theirs?.id)).status).toBe(404);
    expect((await drop(owner, own?.id)).status).toBe(200);

    expect((await send(adult, 'PUT', `children/${child}`, fields('Kwijt'))).status).toBe(404);
    expect((await send(adult, 'DELETE', `children/${child}`)).status).toBe(404);
    expect(await readChildren(owner)).toMatchObject([{ nickname: 'Otje', sharedBy: null }]);
  });

  it('mark what one of them may watch, which opens no video to the other', async () => {
    const { owner, adult, child } = await family();
    expect((await mark(adult, child, locked)).status).toBe(402);
    await database()('grants').insert({
      document_id: randomUUID().replaceAll('-', '').slice(0, 24),
      user_id: owner.id,
      scope: 'lesson',
      target: locked,
      source: 'admin',
      state: 'active',
      paid_cents: 0,
      starts_at: new Date(Date.now() - 60_000),
    });
    expect((await mark(adult, child, locked)).status).toBe(200);
    const { body } = await call<{ data: { lessons: Headers; sharesChildren: boolean } }>('/api/academy/access', {
      method: 'POST',
      json: { lessons: [locked] },
      headers: asStorefront(adult.headers),
    });
    expect(body.data).toMatchObject({ lessons: { [locked]: 'locked' }, sharesChildren: true });
    const own = await addChild(adult, 'Eigen');
    expect((await mark(adult, own, locked)).status).toBe(402);
  });

  it('are strangers to everybody else, and again when one of them ends it', async () => {
    const { owner, adult, child } = await family();
    const stranger = await signUp();
    const doors: [string, string, object?][] = [
      ['POST', `children/${child}/marks`, { lesson: free, state: 'alone', floats: 8 }],
      ['GET', `children/${child}/swims`],
      ['POST', `children/${child}/swims`, { key: randomUUID(), day: '2026-01-05', minutes: 9, floats: 8, note: '' }],
    ];
    const tryDoors = async (who: Who) => {
      for (const [method, path, json] of doors) expect((await send(who, method, path, json)).status, path).toBe(404);
      expect(await readChildren(who)).toEqual([]);
    };
    const [row] = (await readAdults(owner)).adults;
    const ends: [Who, string][] = [
      [stranger, `adults/${row?.id}`],
      [stranger, `shared-accounts/${row?.id}`],
      [adult, `adults/${row?.id}`],
      [owner, `shared-accounts/${row?.id}`],
    ];
    for (const [who, path] of ends) expect((await send(who, 'DELETE', path)).status, path).toBe(404);
    expect((await send(stranger, 'POST', `adults/${row?.id}/resend`)).status).toBe(404);
    await tryDoors(stranger);
    await mark(adult, child, free);
    expect((await send(adult, 'DELETE', `shared-accounts/${row?.id}`)).status).toBe(200);
    await tryDoors(adult);
    expect(await readChildren(owner)).toMatchObject([{ isShared: false, marks: [{ state: 'alone', by: null }] }]);
    expect(await database()('child_marks').where({ marked_by: adult.id })).toEqual([]);
  });
});

describe('an account', () => {
  const exportOf = async (who: Who) =>
    (await call<{ data: Record<string, unknown> }>('/api/users/me/export', { headers: who.headers })).body.data;
  const remove = (who: Who) =>
    call('/api/users/me', { method: 'DELETE', json: { password: PASSWORD }, headers: who.headers });

  it('that is deleted takes its children along for all, and what it wrote about others stays without it', async () => {
    const { owner, adult, child } = await family();
    await swim(adult, child, 'Van de ander');
    expect(await exportOf(owner)).toMatchObject({
      children: [{ nickname: 'Otje', swims: [{ note: 'Van de ander', byYou: false }] }],
      adults: [{ email: adult.email, state: 'accepted' }],
      sharedAccounts: [],
    });
    expect(await exportOf(adult)).toMatchObject({
      children: [],
      sharedChildren: [{ nickname: 'Otje', swims: [{ note: 'Van de ander', byYou: true }] }],
      sharedAccounts: [{ email: owner.email }],
    });
    const other = await signUp();
    expect((await accept(other, await invited(owner))).status).toBe(200);
    await remove(adult);
    expect(await readChildren(owner)).toMatchObject([{ swims: { total: 1, rows: [{ by: null }] } }]);
    await remove(owner);
    expect(await readChildren(other)).toEqual([]);
    expect(await database()('child_adults').whereIn('owner_id', [owner.id])).toEqual([]);
  });

  it('that an admin deletes shares nothing any more', async () => {
    const { owner, adult, child } = await family();
    await mark(adult, child, free);
    const user = await database()('up_users').where({ id: adult.id }).first('document_id');
    const users = '/content-manager/collection-types/plugin::users-permissions.user';
    expect((await callAdmin(`${users}/${user.document_id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await readAdults(owner)).toEqual({ adults: [], shared: [] });
    expect(await readChildren(owner)).toMatchObject([{ isShared: false, marks: [{ by: null }] }]);
  });

  it('reads four children in as many statements as one', async () => {
    const { owner, adult, child } = await family();
    const statementsOf = async (who: Who): Promise<string[]> => {
      const { headers } = await call('/api/academy/children', {
        headers: { ...asStorefront(who.headers), 'x-crash-at': '0' },
      });
      return JSON.parse(headers.get('x-statements') ?? '[]');
    };
    await swim(owner, child);
    const one = await statementsOf(adult);
    for (const nickname of ['Guppy', 'Zeehond']) await swim(owner, await addChild(owner, nickname));
    await swim(adult, await addChild(adult, 'Eigen'));
    expect(await readChildren(adult)).toHaveLength(4);
    expect(await statementsOf(adult)).toHaveLength(one.length);
    expect(one.length).toBeGreaterThan(4);
  });

  const mailboxIsFull = { name: 'TooManyRequests', details: { errors: [{ path: ['email'], name: 'mailbox' }] } };
  const resend = async (who: Who) => send(who, 'POST', `adults/${(await readAdults(who)).adults[0]?.id}/resend`);

  it('is told when a mailbox had enough invitations of it, whose last link keeps working', async () => {
    const email = newAddress('oma');
    const who = await signUp();
    let last = await invited(who, email);
    for (let seen = 1; seen < 5; seen += 1) {
      expect((await resend(who)).status).toBe(200);
      last = await codeTo(email, seen);
    }
    for (let times = 0; times < 2; times += 1) {
      const refused = await resend(who);
      expect([refused.status, refused.body.error]).toMatchObject([429, mailboxIsFull]);
    }
    expect(await look(NOBODY, last)).toMatchObject({ state: 'open', inviter: who.email });
    // Those that it was refused took nothing of what others may send.
    const other = await signUp();
    expect(await look(NOBODY, await codeFrom(other, email, 5))).toMatchObject({ inviter: other.email });
  });

  it('can not fill a mailbox with others: what is not mailed is refused and not stored', async () => {
    const email = newAddress('oma');
    const senders = await Promise.all([1, 2, 3].map(() => signUp()));
    for (const who of senders) {
      expect((await invite(who, email)).status).toBe(201);
      for (let times = 0; times < 4; times += 1) expect((await resend(who)).status).toBe(200);
    }
    const owner = await signUp();
    const refused = await invite(owner, email);
    expect([refused.status, refused.body.error]).toMatchObject([429, mailboxIsFull]);
    expect(await readAdults(owner)).toEqual({ adults: [], shared: [] });
    const [first] = senders;
    expect(first && (await readAdults(first)).adults).toMatchObject([{ email, state: 'invited' }]);
  });
});
