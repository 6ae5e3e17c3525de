import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAvif } from './make-avif';

const original = sharp({ create: { width: 800, height: 400, channels: 3, background: '#0f7f8c' } }).webp();
const shop = createServer((req, res) => {
  if (req.url === '/media/suit.webp') void original.toBuffer().then((body) => res.end(body));
  else res.writeHead(404).end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => void shop.close());

it('makes a picture from the original, never larger than that', async () => {
  for (const [asked, width] of [
    [320, 320],
    [1440, 800],
  ] as const) {
    const made = await sharp(await makeAvif(origin, '/media/suit.webp', asked)).metadata();
    expect([made.format, made.compression, made.width]).toEqual(['heif', 'av1', width]);
  }
});

it('fails for a picture that is not there', async () => {
  await expect(makeAvif(origin, '/media/gone.webp', 320)).rejects.toThrow('404');
});
