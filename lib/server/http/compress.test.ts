import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, encode } from './compress';

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity', null],
  ['br;q=0', null],
  ['br;Q=0.1, GZIP;q=0.2', 'gzip'],
  ['br;q=x', null],
  ['', null],
  [undefined, null],
])('%s -> %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it('round-trips', async () => {
  const body = Buffer.from('otter '.repeat(1000));
  for (const effort of ['once', 'each'] as const) {
    expect(brotliDecompressSync(await encode(body, 'br', effort)).equals(body)).toBe(true);
    expect(gunzipSync(await encode(body, 'gzip', effort)).equals(body)).toBe(true);
  }
});
