import { describe, expect, it } from 'vitest';
import { playbackCookieName, signPlayback } from '@/lib/academy/playback-cookie';
import { allLocales, type Answer, call } from '../support/shop';

const now = (): number => Math.floor(Date.now() / 1000);
const cookieOf = (asset: string, expires = now() + 600): string =>
  `${playbackCookieName(asset)}=${signPlayback(asset, expires)}`;

const ask = (
  name: string,
  { asset = 'lesson-1-1', cookie = cookieOf(asset), method = 'GET', ...headers }: Record<string, string> = {},
): Promise<Answer> => call('nl', `/media/v/${asset}/${name}`, { method, headers: { cookie, ...headers } });

const errorOf = (answer: Answer): unknown => [
  answer.status,
  answer.json<{ error: { name: string } }>().error.name,
  answer.headers['cache-control'],
];

describe('the video of a lesson', () => {
  it('plays with its cookie, on every domain of the shop', async () => {
    for (const locale of allLocales) {
      const answer = await call(locale, '/media/v/lesson-1-1/video.mp4', {
        headers: { cookie: cookieOf('lesson-1-1'), range: 'bytes=0-7' },
      });
      expect([answer.status, answer.headers['content-type'], answer.body.slice(4)]).toEqual([206, 'video/mp4', 'ftyp']);
      expect(answer.headers).toMatchObject({
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'content-length': '8',
      });
      expect(answer.headers['content-range']).toMatch(/^bytes 0-7\/\d+$/);
    }
  });

  it("supports Safari's range requests: two bytes, then all, then the end", async () => {
    const probe = await ask('video.mp4', { range: 'bytes=0-1' });
    const size = Number(String(probe.headers['content-range']).split('/')[1]);
    expect([probe.status, probe.headers['content-length']]).toEqual([206, '2']);
    const { etag } = probe.headers;
    const whole = await ask('video.mp4', { range: `bytes=0-${size - 1}`, 'if-range': String(etag) });
    expect([whole.status, whole.headers['content-length'], whole.headers.etag]).toEqual([206, String(size), etag]);
    const end = await ask('video.mp4', { range: 'bytes=-100' });
    expect(end.headers['content-range']).toBe(`bytes ${size - 100}-${size - 1}/${size}`);
    const head = await ask('video.mp4', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, String(size), '']);
    expect((await ask('video.mp4', { 'if-none-match': String(etag) })).status).toBe(304);
    const beyond = await ask('video.mp4', { range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    for (const range of ['bytes=-0', 'bytes=99999999999-'])
      expect(errorOf(await ask('video.mp4', { range }))).toEqual([416, 'RangeNotSatisfiable', 'no-store']);
    for (const range of ['bytes=5-1', 'bytes=--1', 'bytes=0-1,3-4', `bytes=${'0-,'.repeat(500)}1-`])
      expect([range.slice(0, 20), (await ask('video.mp4', { range })).status]).toEqual([range.slice(0, 20), 200]);
  });

  it.each(['video.mp4', 'poster.webp', 'captions-nl.vtt'])('is refused to anyone else: %s', async (name) => {
    const other = cookieOf('lesson-1-2');
    expect(errorOf(await ask(name, { cookie: '' }))).toEqual([401, 'Unauthorized', 'no-store']);
    expect(errorOf(await ask(name, { cookie: other }))).toEqual([401, 'Unauthorized', 'no-store']);
    for (const cookie of [
      other.replace('pv_lesson-1-2', 'pv_lesson-1-1'),
      cookieOf('lesson-1-1', now() - 1),
      cookieOf('lesson-1-1').replace(/\.\d+\./, `.${now() + 999_999}.`),
      `pv_lesson-1-1=v1.${now() + 600}.${'A'.repeat(43)}`,
      'pv_lesson-1-1=1',
    ])
      expect(errorOf(await ask(name, { cookie }))).toEqual([403, 'Forbidden', 'no-store']);
  });

  it.each([
    '/media/v/lesson-1-1/secrets.json',
    '/media/v/lesson-1-1/captions-xx.vtt',
    '/media/v/lesson-1-1/..%2flesson-1-2%2fvideo.mp4',
    '/media/v/lesson-1-1/../../../secrets.json',
    '/media/v/lesson-1-1/',
    '/media/v/..%2f..%2fsecrets/video.mp4',
    '/media/private/videos/lesson-1-1/video.mp4',
  ])('has no other URL: %s', async (path) => {
    const answer = await call('nl', path, { headers: { cookie: cookieOf('lesson-1-1') } });
    expect([path, [404, 308].includes(answer.status)]).toEqual([path, true]);
    expect(answer.body).not.toContain('SECRET');
  });

  it('has a poster', async () => {
    const answer = await ask('poster.webp');
    expect([answer.status, answer.headers['content-type'], answer.body.slice(8, 12)]).toEqual([
      200,
      'image/webp',
      'WEBP',
    ]);
  });

  it('has captions in the requested language', async () => {
    const texts = await Promise.all(allLocales.map((locale) => ask(`captions-${locale}.vtt`)));
    for (const { status, headers, body } of texts) {
      expect([status, headers['content-type'], headers['cache-control'], body.slice(0, 6)]).toEqual([
        200,
        'text/vtt; charset=utf-8',
        'private, no-cache',
        'WEBVTT',
      ]);
    }
    expect(new Set(texts.map(({ body }) => body)).size).toBe(allLocales.length);
  });
});
