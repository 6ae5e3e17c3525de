import { describe, expect, it } from 'vitest';
import { formatVideoLength } from '@/lib/academy/video-length';
import { buy, lessonAt, readOutline, withAccess } from '../support/academy';
import { call, post } from '../support/shop';

interface Offer {
  variantId: string;
  scope: string;
  target: string | null;
  price: number;
  yourPrice: number;
  credit: number;
  owned: boolean;
}
interface State {
  owned: { lessons: string[]; levels: string[]; all: boolean };
  progress: { lesson: string; position: number; watched: number; completed: boolean }[];
  offers: Offer[];
}
interface Playback {
  kind: string;
  src: string;
  poster: string;
  seconds: number;
  captions: { locale: string; label: string; src: string }[];
  transcript: { start: number; end: number; text: string }[];
  cues: string[];
  game: { title: string };
  resumeAt: number;
  expiresAt: string;
}
interface Refused {
  error: { status: number; name: string; details?: { offers: Offer[] } };
}

const readState = async (headers: Record<string, string> = {}): Promise<State> =>
  (await call('nl', '/api/academy', { headers })).json<{ data: State }>().data;
const askPlayback = (id: string, headers: Record<string, string> = {}) =>
  post('nl', `/api/lessons/${id}/playback`, {}, headers);
const cookieOf = (answer: { headers: Record<string, string | string[] | undefined> }): string =>
  [answer.headers['set-cookie']].flat().find((line) => line?.startsWith('pv_')) ?? '';

describe('the academy for an anonymous visitor', () => {
  it('lists the prices for an anonymous visitor', async () => {
    const answer = await call('nl', '/api/academy');
    const { owned, progress, offers } = answer.json<{ data: State }>().data;
    const outline = await readOutline('nl');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect([owned, progress]).toEqual([{ lessons: [], levels: [], all: false }, []]);
    expect(offers).toHaveLength(outline.offers.length);
    expect(offers.every(({ price, yourPrice, credit, owned: has }) => price === yourPrice && !credit && !has)).toBe(
      true,
    );
  });

  it('shows purchases, and deducts them from the other prices', async () => {
    const { id, level, price, levelPrice } = await lessonAt('nl', 2, 3);
    const order = await buy('nl', ['ZW-LES-2-3']);
    const { owned, offers } = await readState(withAccess(order));
    expect(owned).toEqual({ lessons: [id], levels: [], all: false });
    const ofLevel = offers.find(({ target }) => target === level.id);
    expect(offers.find(({ target }) => target === id)).toMatchObject({ owned: true });
    expect(ofLevel?.yourPrice).toBeLessThanOrEqual(levelPrice - price);
    expect(ofLevel?.credit).toBe(levelPrice - (ofLevel?.yourPrice ?? 0));
  });

  it('treats an ended session as an anonymous visitor', async () => {
    const answer = await call('nl', '/api/academy', { headers: { cookie: 'session=dead; order-access=a.b,c' } });
    expect(answer.status).toBe(200);
    expect(answer.json<{ data: State }>().data.owned.lessons).toEqual([]);
  });
});

describe('playback', () => {
  it('of a free lesson opens its video for this browser only', async () => {
    const { id, video } = await lessonAt('nl', 1, 1);
    const answer = await askPlayback(id);
    const { data } = answer.json<{ data: Playback }>();
    const cookie = cookieOf(answer);
    expect(answer.status).toBe(200);
    expect(data).toMatchObject({ kind: 'mp4', src: `/media/v/${video?.key}/video.mp4`, resumeAt: 0 });
    expect(data.captions.map(({ locale }) => locale).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'nl', 'sv']);
    expect(data.transcript.length).toBeGreaterThan(0);
    expect(data.cues).toHaveLength(3);
    expect(new Date(data.expiresAt).getTime()).toBeGreaterThan(Date.now());
    expect(cookie).toMatch(new RegExp(`Path=/media/v/${video?.key}/; Max-Age=14400; SameSite=Lax; HttpOnly`));

    const headers = { cookie: cookie.split(';')[0] ?? '' };
    const piece = await call('nl', data.src, { headers: { ...headers, range: 'bytes=0-99' } });
    expect([piece.status, piece.headers['content-length']]).toEqual([206, '100']);
    expect((await call('nl', data.captions[0]?.src ?? '', { headers })).body).toMatch(/^WEBVTT/);
    expect((await call('nl', data.src)).status).toBe(401);
    const other = await lessonAt('nl', 1, 3);
    expect((await call('nl', `/media/v/${other.video?.key}/video.mp4`, { headers })).status).toBe(401);
  });

  it('of a locked lesson is refused with the matching offers, and reveals nothing about the video', async () => {
    const lesson = await lessonAt('nl', 3, 2);
    for (const answer of [await askPlayback(lesson.id), await call('nl', `/api/lessons/${lesson.id}`)]) {
      const { error } = answer.json<Refused>();
      expect([answer.status, error.name]).toEqual([402, 'PaymentRequired']);
      expect(error.details?.offers.map(({ scope, target }) => [scope, target])).toEqual([
        ['lesson', lesson.id],
        ['level', lesson.level.id],
        ['all', null],
      ]);
      expect(answer.body).not.toContain('/media/v/');
      expect(cookieOf(answer)).toBe('');
    }
  });

  it('is granted to the buyer of its level, not to holders of another key', async () => {
    const { id } = await lessonAt('nl', 3, 2);
    const order = await buy('nl', ['ZW-LEVEL-3']);
    const other = await buy('nl', ['ZW-LES-3-4']);
    expect((await askPlayback(id, withAccess(order))).status).toBe(200);
    expect((await askPlayback(id, withAccess(other))).status).toBe(402);
    const forged = `${order.slug}.${other.access.split('.')[1]}`;
    expect((await askPlayback(id, { cookie: `order-access=${forged}` })).status).toBe(402);
  });

  it.each(['unknown0000000000000000', '..%2f..%2fadmin', 'x'])('knows no lesson %s', async (id) => {
    expect((await askPlayback(id)).status).toBe(404);
    expect((await call('nl', `/api/lessons/${id}`)).status).toBe(404);
  });

  it('requires this shop’s own origin', async () => {
    const { id } = await lessonAt('nl', 1, 1);
    expect((await askPlayback(id, { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('progress', () => {
  const report = { position: 4, ranges: [[0, 4]], clientAt: new Date().toISOString() };

  it('is saved for the buyer, also when sendBeacon sends it as text', async () => {
    const { id } = await lessonAt('nl', 2, 4);
    const headers = withAccess(await buy('nl', ['ZW-LES-2-4']));
    const path = `/api/lessons/${id}/progress`;
    expect((await post('nl', path, report, { ...headers, 'content-type': 'text/plain' })).status).toBe(200);
    const [seen] = (await readState(headers)).progress;
    expect(seen).toMatchObject({ lesson: id, position: 4, completed: false });
    expect((await askPlayback(id, headers)).json<{ data: Playback }>().data.resumeAt).toBe(4);
  });

  it('of a locked lesson or from another origin is refused', async () => {
    const { id } = await lessonAt('nl', 3, 3);
    expect((await post('nl', `/api/lessons/${id}/progress`, report)).status).toBe(402);
    const foreign = await post('nl', `/api/lessons/${id}/progress`, report, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await post('nl', `/api/lessons/${id}/progress`, '{')).status).toBe(400);
  });
});

describe('public content of the academy', () => {
  it('is a poster of every video, and nothing else of it', async () => {
    const { video } = await lessonAt('nl', 4, 5);
    const still = await call('nl', `/media/posters/${video?.key}.webp`);
    expect([still.status, still.headers['content-type']]).toEqual([200, 'image/webp']);
    for (const name of ['no-such-film.webp', `${video?.key}.mp4`, '..%2f..%2fdb.webp'])
      expect((await call('nl', `/media/posters/${name}`)).status).toBe(404);
  });

  it('is a course outline without content for owners', async () => {
    const outline = JSON.stringify(await readOutline('nl'));
    expect(outline).not.toMatch(/"(captions|cues|game)"/);
  });

  it('has structured data for course and video, without the video URL', async () => {
    const lesson = await lessonAt('nl', 2, 2);
    const page = await call('nl', new URL(lesson.url).pathname);
    const blocks = [...page.body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    const film = blocks.find((block) => block['@type'] === 'VideoObject');
    expect(film).toMatchObject({ name: lesson.title, isAccessibleForFree: false });
    expect(film?.hasPart).toEqual(expect.arrayContaining([expect.objectContaining({ '@type': 'Clip' })]));
    expect(page.body).not.toContain('/media/v/');
    const level = await call('nl', new URL(lesson.levelUrl).pathname);
    expect(level.body).toContain('"@type":"Course"');
  });

  it('says how long a film is, on its page and in its level', async () => {
    const lesson = await lessonAt('nl', 2, 2);
    const length = `Video van ${formatVideoLength(lesson.video?.seconds ?? 0, 'nl-NL')}`;
    const sum = lesson.level.lessons.reduce((seconds, { video }) => seconds + (video?.seconds ?? 0), 0);
    for (const [url, texts] of [
      [lesson.url, [length]],
      [lesson.levelUrl, [length, `Video van ${formatVideoLength(sum, 'nl-NL')}`]],
    ] as const) {
      const { body } = await call('nl', new URL(url).pathname);
      for (const text of texts) expect(body.replaceAll('\u00a0', ' ')).toContain(text.replaceAll('\u00a0', ' '));
    }
  });

  it('calls the minutes in the water practice, apart from the film', async () => {
    const { body } = await call('nl', new URL((await lessonAt('nl', 2, 2)).url).pathname);
    expect(body).toMatch(/\d+ minuten oefenen/);
  });

  it('has no product page for lesson offers', async () => {
    const sitemap = (await call('nl', '/sitemap.xml')).body;
    expect(sitemap).toContain(new URL((await lessonAt('nl', 1, 2)).url).pathname);
    expect(sitemap).not.toContain('/shop/losse-videoles');
    expect((await call('nl', '/shop/losse-videoles')).status).toBe(404);
  });
});
