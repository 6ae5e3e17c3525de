import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parsePictureRequest, PictureCache, type PictureRequest } from './picture-cache';

const url = (source: string, rest = '&w=640&q=75'): string => `/_next/image?url=${encodeURIComponent(source)}${rest}`;

describe('parsePictureRequest', () => {
  it('accepts a picture as spelled in our pages', () => {
    expect(parsePictureRequest(url('/media/suit_1.webp'), 'image/avif,image/webp,*/*')).toEqual({
      key: '640 75 image/webp /media/suit_1.webp',
      accept: 'image/webp',
      source: '/media/suit_1.webp',
      width: 640,
      avif: true,
    });
    expect(parsePictureRequest(url('/media/og/nl/a.png'), 'image/png')).toMatchObject({ accept: '*/*', avif: false });
    expect(parsePictureRequest(url('/media/a.webp', '&w=96&q=75'), 'image/avif,image/webp')?.avif).toBe(false);
  });

  it.each([
    url('/media/suit%2ewebp'),
    url('/media/./suit.webp'),
    url('/media/x/../suit.webp'),
    url('/media//suit.webp'),
    url('/media/suit.webp/'),
    url('/media/suit.webp?'),
    url('/media/suit.webp#x'),
    url('https://elsewhere.example/a.webp'),
    url('/images/a.svg'),
    url('/media/suit.webp', '&w=0640&q=75'),
    url('/media/suit.webp', '&w=640&q=75&x=1'),
    url('/media/suit.webp', '&w=640&w=641'),
    url('/media/suit.webp', ''),
    '/_next/image?',
  ])('refuses %s', (given) => {
    expect(parsePictureRequest(given)).toBeNull();
  });
});

/** The picture of a URL, as a browser asks for it. */
const asked = ({ url: source = '', headers }: IncomingMessage): PictureRequest => ({
  key: source,
  accept: 'image/webp',
  source,
  width: 480,
  avif: headers.accept?.includes('image/avif') ?? false,
});

describe('PictureCache', () => {
  let made: number;
  let avifs: { source: string; finish: (body: Buffer) => void }[];
  let pictures: PictureCache;
  const next = createServer((req, res) => {
    if (pictures.serve(req, res, asked(req))) return;
    made += 1;
    if (req.url === '/broken') res.writeHead(404, { 'content-type': 'image/png' }).end();
    else
      res
        .writeHead(200, {
          'content-type': req.url === '/drawing' ? 'image/svg+xml' : 'image/webp',
          'content-disposition': 'attachment; filename="a.webp"',
          etag: '"v"',
          vary: 'Accept',
        })
        .end(`picture ${made}`);
  });
  let origin = '';
  const get = (path: string, headers = {}): Promise<Response> => fetch(`${origin}${path}`, { headers });
  const getAvif = (path: string): Promise<Response> => get(path, { accept: 'image/avif,image/webp' });
  beforeAll(async () => {
    await new Promise<void>((resolve) => void next.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(next.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    made = 0;
    avifs = [];
    pictures = new PictureCache((source) => new Promise((finish) => avifs.push({ source, finish })));
  });
  afterAll(() => void next.close());

  it('has each picture made once', async () => {
    const answers = [await get('/a'), await get('/a')];
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['picture 1', 'picture 1']);
    for (const { headers } of answers)
      expect([headers.get('content-type'), headers.get('vary'), headers.get('etag')]).toEqual([
        'image/webp',
        'Accept',
        '"v"',
      ]);
    expect((await get('/a', { 'if-none-match': '"v"' })).status).toBe(304);
    expect([made, avifs.length]).toEqual([1, 0]);
  });

  it('sends WebP until AVIF is there, one picture after the other, and AVIF only to those who show it', async () => {
    for (const path of ['/b', '/c', '/b']) expect((await getAvif(path)).headers.get('content-type')).toBe('image/webp');
    expect(avifs.map(({ source }) => source)).toEqual(['/b']);
    avifs[0]?.finish(Buffer.from('small'));
    await vi.waitFor(() => expect(avifs.map(({ source }) => source)).toEqual(['/b', '/c']));
    const better = await getAvif('/b');
    expect(await better.text()).toBe('small');
    expect([...better.headers]).toEqual(
      expect.arrayContaining([
        ['content-type', 'image/avif'],
        ['content-length', '5'],
        ['content-disposition', 'attachment; filename="a.avif"'],
        ['vary', 'Accept'],
      ]),
    );
    expect(better.headers.get('etag')).not.toBe('"v"');
    expect((await get('/b')).headers.get('content-type')).toBe('image/webp');
    // A picture that AVIF makes larger stays WebP, and is not tried again.
    avifs[1]?.finish(Buffer.alloc(1000));
    const larger = await getAvif('/c');
    expect(larger.headers.get('content-type')).toBe('image/webp');
    await getAvif('/c');
    expect(avifs).toHaveLength(2);
  });

  it('leaves drawings as they are', async () => {
    await getAvif('/drawing');
    expect(avifs).toEqual([]);
  });

  it('keeps no failure', async () => {
    for (const status of [404, 404]) expect((await getAvif('/broken')).status).toBe(status);
    expect([made, avifs.length]).toEqual([2, 0]);
  });
});
