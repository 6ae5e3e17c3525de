import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allLocales, call, fetchBytes } from '../support/shop';

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string }[];
}

describe.each(allLocales)('the app of the shop in %s', (locale) => {
  it('has a name, a language and a start page, and every page links it', async () => {
    const { body } = await call(locale, '/');
    expect(body).toContain('<link rel="manifest" href="/site.webmanifest"');
    const answer = await call(locale, '/site.webmanifest');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/manifest+json']);
    const manifest = answer.json<Manifest>();
    expect(manifest).toMatchObject({ start_url: '/', display: 'minimal-ui' });
    expect(manifest.name).toContain('Zwotter');
    expect(manifest.lang.slice(0, 2)).toBe(locale);
  });
});

it('the icons of the app have the sizes that it says', async () => {
  const { icons } = (await call('nl', '/site.webmanifest')).json<Manifest>();
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of pictures) {
    const { format, width, height } = await sharp(await fetchBytes(src)).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  }
});
