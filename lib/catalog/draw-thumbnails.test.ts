import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawThumbnails } from './draw-thumbnails';

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 300, channels: 3, background } })
    .webp()
    .toBuffer();

it('draws pictures of any shape side by side', async () => {
  const strip = sharp(await drawThumbnails([await plain('#f00'), await plain('#00f')]));
  expect(await strip.metadata()).toMatchObject({ format: 'webp', width: 320, height: 200 });
  const { data } = await strip.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [left, right] = [80, 240].map((x) => data.subarray((100 * 320 + x) * 3, (100 * 320 + x) * 3 + 3));
  expect([left?.[0], right?.[2]].every((part) => (part ?? 0) > 240)).toBe(true);
  expect([left?.[2], right?.[0]].every((part) => (part ?? 255) < 15)).toBe(true);
});
