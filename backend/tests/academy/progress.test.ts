// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, newAddress, signUp } from '../accounts/support/account';
import { editor } from '../orders/support/admin';
import type { Placed, TestVariant } from '../orders/support/shop';
import { pieces, refund } from '../refunds/support';
import { type Answer, asStorefront, call } from '../support/client';
import { unique } from '../support/content';
import { database } from '../support/database';
import { buyLessons, key, makeLesson, makeLevel, makeOffer } from './support';

interface Recorded {
  data: { position: number; watched: number; completed: boolean; kept: boolean };
  error: { name: string; details: { errors: { path: string[] }[] } };
}
interface Seen {
  lesson: string;
  position: number;
  watched: number;
  completed: boolean;
}

const SECONDS = 60;
let level = '';
let lesson = '';
let preview = '';
let offer: TestVariant;

const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

async function makeVideoLesson(over: object = {}): Promise<string> {
  const video = await editor.create('video-asset', { key: unique('film') });
  // As if its video had been uploaded: the shop reads its metadata from the file only.
  const film = { state: 'ready', seconds: SECONDS };
  await database()('video_assets').where({ document_id: video.body.data.documentId }).update(film);
  return makeLesson(level, { video: { connect: [{ documentId: video.body.data.documentId }] }, ...over });
}

const report = (headers: Record<string, string>, over: object = {}): Promise<Answer<Recorded>> =>
  call('/api/academy/progress', {
    method: 'POST',
    json: { data: { lessonId: lesson, position: 20, ranges: [[0, 20]], clientAt: ago(0), ...over } },
    headers: asStorefront(headers),
  });

const titleOf = async (id: string): Promise<string> =>
  (await database()('lessons').where({ document_id: id }).whereNotNull('published_at').first('title'))?.title;

async function seen(headers: Record<string, string>, lessonId = lesson): Promise<Seen[]> {
  const { body } = await call<{ data: Seen[] }>(`/api/academy/progress?lesson=${lessonId}`, {
    headers: asStorefront(headers),
  });
  return body.data;
}

beforeAll(async () => {
  level = await makeLevel();
  lesson = await makeVideoLesson();
  preview = await makeVideoLesson({ preview: true });
  offer = await makeOffer('lesson', 5, lesson);
});

const buy = async (): Promise<Placed> => (await buyLessons([offer.item()])).order;

describe('watched seconds', () => {
  it('add up, and complete the lesson at ninety percent', async () => {
    const viewer = key(await buy());
    expect((await report(viewer)).body.data).toEqual({ position: 20, watched: 33, completed: false, kept: true });
    const more = await report(viewer, { position: 45, ranges: [[15, 45]] });
    expect(more.body.data).toMatchObject({ position: 45, watched: 75, completed: false });
    const most = await report(viewer, { position: 54, ranges: [[45, 54]] });
    expect(most.body.data).toMatchObject({ watched: 90, completed: true });
    expect(await seen(viewer)).toMatchObject([{ lesson, position: 54, watched: 90, completed: true }]);
  });

  it('do not include parts skipped by seeking', async () => {
    const viewer = key(await buy());
    const { body } = await report(viewer, { position: 60, ranges: [[58, 60]] });
    expect(body.data).toMatchObject({ position: 60, watched: 3, completed: false });
  });

  it('reported twice, late or from the far future do no harm', async () => {
    const viewer = key(await buy());
    await report(viewer, { position: 30, ranges: [[20, 30]], clientAt: ago(-86_400) });
    await report(viewer, { position: 5, ranges: [[0, 5]], clientAt: ago(600) });
    await report(viewer, { position: 5, ranges: [[0, 5]], clientAt: ago(600) });
    expect(await seen(viewer)).toMatchObject([{ position: 30, watched: 25 }]);
    await report(viewer, { position: 12, ranges: [[10, 12]] });
    expect(await seen(viewer)).toMatchObject([{ position: 12 }]);
  });

  it('reported twice are written once', async () => {
    const order = await buy();
    const same = { position: 20.123456, ranges: [[0, 20.123456]], clientAt: ago(5) };
    await report(key(order), same);
    const { id } = await database()('orders').where({ slug: order.slug }).first('id');
    const row = database()('watch_progress').where({ viewer: `order:${id}` });
    const long = new Date(Date.now() - 60_000);
    await row.clone().update({ updated_at: long });
    const writtenAt = async (): Promise<number> =>
      new Date((await row.clone().first('updated_at')).updated_at).getTime();
    expect((await report(key(order), same)).body.data).toMatchObject({ watched: 33, kept: true });
    expect(await writtenAt()).toBe(long.getTime());
    await report(key(order), { ...same, ranges: [[0, 30]] });
    expect(await writtenAt()).toBeGreaterThan(long.getTime());
  });

  it('are ordered by the server’s clock when a device clock is wrong', async () => {
    const viewer = key(await buy());
    const hour = 3600;
    await report(viewer, { position: 20, clientAt: ago(0), sentAt: ago(0) });
    await report(viewer, { position: 40, clientAt: ago(hour), sentAt: ago(hour) });
    expect(await seen(viewer)).toMatchObject([{ position: 40 }]);
    await report(viewer, { position: 50, clientAt: ago(-hour + 90), sentAt: ago(-hour) });
    expect(await seen(viewer)).toMatchObject([{ position: 40 }]);
  });

  it('are not lost when two devices report at once', async () => {
    const viewer = key(await buy());
    const parts = Array.from({ length: 12 }, (_, part) => [part * 5, part * 5 + 5]);
    const answers = await Promise.all(parts.map((range) => report(viewer, { position: range[1], ranges: [range] })));
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200));
    expect(await seen(viewer)).toMatchObject([{ watched: 100, completed: true }]);
  });

  it('stay within the video', async () => {
    const viewer = key(await buy());
    const { body } = await report(viewer, {
      position: 1e12,
      ranges: [
        [-1e9, 6],
        [59, 1e12],
        [9, 7],
      ],
    });
    expect(body.data).toMatchObject({ position: 60, watched: 11, completed: false });
  });
});

describe('authorization of reports', () => {
  it('an account without the lesson is refused, also after a refund; saved progress stays', async () => {
    expect((await report({})).body.error.name).toBe('PaymentRequired');
    const desk = await buyLessons([offer.item()]);
    const viewer = key(desk.order);
    await report(viewer);
    await refund(desk, { lines: await pieces(desk, 1) });
    const { status, body } = await report(viewer, { position: 40, ranges: [[20, 40]] });
    expect([status, body.error.name]).toEqual([402, 'PaymentRequired']);
    expect(await seen(viewer)).toMatchObject([{ position: 20, watched: 33 }]);
  });

  it('an anonymous visitor may watch a preview, and nothing is saved', async () => {
    const { status, body } = await report({}, { lessonId: preview });
    expect([status, body.data]).toEqual([200, { position: 20, watched: 33, completed: false, kept: false }]);
    expect(await seen({}, preview)).toEqual([]);
  });

  it('a forged key counts as anonymous', async () => {
    const order = await buy();
    const forged = { 'x-order-access': `${order.slug}.${'x'.repeat(43)}` };
    expect((await report(forged)).status).toBe(402);
    await report(key(order));
    expect(await seen(forged)).toEqual([]);
    expect((await report({ authorization: 'Bearer nonsense' })).status).toBe(401);
  });

  it('only the storefront may pass reports on', async () => {
    const json = { data: { lessonId: lesson, position: 1, clientAt: ago(0) } };
    expect((await call('/api/academy/progress', { method: 'POST', json })).status).toBe(403);
    expect((await call('/api/academy/progress')).status).toBe(403);
    expect((await call('/api/watch-progresses')).status).toBe(404);
  });

  it('an unknown lesson, or one without a video, returns 404', async () => {
    const empty = await makeLesson(level, { preview: true, video: { connect: [] } });
    for (const lessonId of [empty, 'nothing']) {
      const { status, body } = await report({}, { lessonId });
      expect([status, body.error.name]).toEqual([404, 'NotFound']);
    }
  });

  it.each([
    ['position', { position: -1 }],
    ['position', { position: 'x' }],
    ['ranges', { ranges: 'all' }],
    ['ranges', { ranges: Array.from({ length: 301 }, () => [0, 1]) }],
    ['clientAt', { clientAt: 'now' }],
    ['lessonId', { lessonId: "'--" }],
  ])('a broken %s is named', async (field, over) => {
    const { status, body } = await report({}, over);
    expect([status, body.error.details.errors[0]?.path[0]]).toEqual([422, field]);
  });

  it('the rate limit allows a family', async () => {
    const viewer = key(await buy());
    const answers = await Promise.all(Array.from({ length: 61 }, () => report(viewer)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('an account', () => {
  let person: Person;
  beforeAll(async () => {
    person = await signUp();
  });

  it('gets the progress its owner made as a guest, and continues from there', async () => {
    const user = { firstname: 'Zoë', lastname: 'van Dam', email: newAddress() };
    const { order } = await buyLessons([offer.item()], { user });
    await report(key(order), { position: 30, ranges: [[0, 30]] });
    const { headers: account } = await signUp(user.email);
    expect(await seen(account)).toMatchObject([{ position: 30, watched: 50 }]);
    const { body } = await report(account, { position: 60, ranges: [[30, 60]] });
    expect(body.data).toMatchObject({ watched: 100, completed: true });
    expect(await seen(account)).toMatchObject([{ position: 60, watched: 100, completed: true }]);
  });

  it('has private progress of previews', async () => {
    await report(person.headers, { lessonId: preview });
    expect(await seen(person.headers, preview)).toMatchObject([{ watched: 33 }]);
    const other = await signUp();
    expect(await seen(other.headers, preview)).toEqual([]);
  });

  it('lists the newest progress first', async () => {
    const second = await makeVideoLesson({ preview: true });
    await report(person.headers, { lessonId: preview });
    await report(person.headers, { lessonId: second, position: 3, ranges: [[0, 3]] });
    const { body } = await call<{ data: Seen[] }>('/api/academy/progress', { headers: person.headers });
    expect(body.data.map(({ lesson: id }) => id)).toEqual([second, preview]);
  });

  it('has progress in its export, and deletes it with the account', async () => {
    const user = { firstname: 'Zoë', lastname: 'van Dam', email: newAddress() };
    const { order } = await buyLessons([offer.item()], { user });
    await report(key(order));
    const owner = await signUp(user.email);
    await report(owner.headers, { lessonId: preview });
    const { body } = await call<{ data: { progress: Seen[] } }>('/api/users/me/export', { headers: owner.headers });
    expect(body.data.progress).toMatchObject([
      { lesson: await titleOf(preview) },
      { lesson: await titleOf(lesson), watched: 33 },
    ]);
    const { password, headers } = owner;
    await call('/api/users/me', { method: 'DELETE', json: { password }, headers });
    expect(await seen(key(order))).toEqual([]);
  });
});
