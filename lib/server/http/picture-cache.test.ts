import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePictureRequest, PictureCache } from './picture-cache';

const url = (source: string, rest = '&w=640&q=75'): string => `/_next/image?url=${encodeURIComponent(source)}${rest}`;

describe('parsePictureRequest', () => {
  it('accepts a picture as spelled in our pages', () => {
    expect(parsePictureRequest(url('/media/suit_1.webp'), 'image/avif,image/webp,*/*')).toEqual({
      key: '640 75 image/webp /media/suit_1.webp',
      accept: 'image/webp',
    });
    expect(parsePictureRequest(url('/media/og/nl/a.png'), 'image/png')?.accept).toBe('*/*');
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

describe('PictureCache', () => {
  let made = 0;
  const pictures = new PictureCache();
  const next = createServer((req, res) => {
    if (pictures.serve(req, res, req.url ?? '')) return;
    made += 1;
    if (req.url === '/broken') res.writeHead(404, { 'content-type': 'image/png' }).end();
    else res.writeHead(200, { 'content-type': 'image/webp', etag: '"v"', vary: 'Accept' }).end(`picture ${made}`);
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => void next.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(next.address() as AddressInfo).port}`;
  });
  afterAll(() => void next.close());

  it('has each picture made once', async () => {
    const answers = [await fetch(`${origin}/a`), await fetch(`${origin}/a`)];
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['picture 1', 'picture 1']);
    for (const { headers } of answers)
      expect([headers.get('content-type'), headers.get('vary'), headers.get('etag')]).toEqual([
        'image/webp',
        'Accept',
        '"v"',
      ]);
    expect((await fetch(`${origin}/a`, { headers: { 'if-none-match': '"v"' } })).status).toBe(304);
    expect(made).toBe(1);
  });

  it('keeps no failure', async () => {
    const before = made;
    for (const status of [404, 404]) expect((await fetch(`${origin}/broken`)).status).toBe(status);
    expect(made).toBe(before + 2);
  });
});
