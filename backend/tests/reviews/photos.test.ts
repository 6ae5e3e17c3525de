// @full
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testSecrets } from '../support/backend';
import { call, backendUrl } from '../support/client';
import type { DeskCase } from '../desk/support/desk';
import { type TestVariant, makeVariant } from '../orders/support/shop';
import { asStorefront } from '../support/client';
import { decide, delivered, keyOf, listOf, onlyOf, said, storedOf, write, writeWithPhotos } from './support/reviews';

/** A phone photo: rotated, and with its location. */
const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#1188aa' } })
    .withExif({
      IFD0: { Make: 'Otterphone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 20/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const small = (): Promise<Buffer> =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

const bytes = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(new URL(path, backendUrl()), { headers });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    content: Buffer.from(await response.arrayBuffer()),
  };
};

/** A separate session: `callAdmin` parses text. */
async function adminHeaders(): Promise<Record<string, string>> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = testSecrets;
  const { body } = await call<{ data: { token: string } }>('/admin/login', {
    method: 'POST',
    json: { email, password },
    headers: asStorefront(),
  });
  return { authorization: `Bearer ${body.data.token}` };
}

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 50 });
});

async function buyer(): Promise<{ made: DeskCase; key: string }> {
  const made = await delivered(suit);
  return { made, key: await keyOf(made) };
}

describe('photos', () => {
  it('are re-encoded without their location, and published with the review', async () => {
    const own = await makeVariant({ stock: 5 });
    const made = await delivered(own);
    const key = await keyOf(made);
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Otterphone');
    const sent = await writeWithPhotos(key, said(own.product), [{ name: 'IMG_1.JPG', content: photo }]);
    expect(sent.status).toBe(200);

    const { id, version } = await onlyOf(made);
    const path = `/shop/reviews/${id}/photos/0`;
    expect((await bytes(path)).status).toBe(401);
    const headers = await adminHeaders();
    const preview = await bytes(path, headers);
    expect([preview.status, preview.type]).toEqual([200, 'image/webp']);
    expect((await bytes(`/shop/reviews/${id}/photos/1`, headers)).status).toBe(404);

    await decide(id, 'publish', { version });
    const [shown] = (await listOf({ product: own.product })).items[0]?.photos ?? [];
    expect(shown).toEqual({
      url: expect.stringMatching(/^\/uploads\/reviews\/[0-9a-f]{32}\.webp$/),
      width: 800,
      height: 1600,
    });
    const file = await bytes(shown?.url ?? '');
    expect(file.status).toBe(200);
    const { format, exif, orientation, width, height } = await sharp(file.content).metadata();
    expect({ format, exif, orientation, width, height }).toEqual({
      format: 'webp',
      exif: undefined,
      orientation: undefined,
      width: 800,
      height: 1600,
    });
    expect(file.content.toString('latin1')).not.toContain('Otterphone');

    await decide(id, 'reject', { version, reason: 'personal-data' });
    expect((await bytes(shown?.url ?? '')).status).toBe(404);

    await decide(id, 'publish', { version });
    expect((await bytes(shown?.url ?? '')).status).toBe(200);
    expect((await decide(id, 'remove', {})).status).toBe(200);
    expect((await bytes(shown?.url ?? '')).status).toBe(404);
    expect((await bytes(path, headers)).status).toBe(404);
  });

  it('are kept when the text changes, can be replaced, and removed on request', async () => {
    const { made, key } = await buyer();
    const [first, second] = [await small(), await small()];
    const count = async (): Promise<number> => {
      const headers = await adminHeaders();
      const { id } = await onlyOf(made);
      const statuses = await Promise.all(
        [0, 1, 2].map((index) => bytes(`/shop/reviews/${id}/photos/${index}`, headers)),
      );
      return statuses.filter(({ status }) => status === 200).length;
    };
    await writeWithPhotos(
      key,
      said(suit.product),
      [first, second].map((content, index) => ({ name: `${index}.png`, content })),
    );
    expect(await count()).toBe(2);
    await write(key, said(suit.product, { text: 'Anders' }));
    expect(await count()).toBe(2);
    await writeWithPhotos(key, said(suit.product), [{ name: 'c.png', content: first }]);
    expect(await count()).toBe(1);
    await write(key, said(suit.product, { withoutPhotos: true }));
    expect(await count()).toBe(0);
  });

  it('must be images, few and not too large', async () => {
    const { made, key } = await buyer();
    const photo = await small();
    const huge = Buffer.concat([photo, Buffer.alloc(8 * 1024 * 1024)]);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const tried: [string, { name: string; content: Buffer | string; field?: string }[]][] = [
      ['fileType', [{ name: 'a.svg', content: svg }]],
      ['fileType', [{ name: 'a.png', content: svg }]],
      ['fileType', [{ name: 'a.jpg', content: '<html><script>1</script>' }]],
      ['fileType', [{ name: 'a.gif', content: 'GIF89a' }]],
      ['fileType', [{ name: 'a.png', content: photo.subarray(0, 20) }]],
      ['fileSize', [{ name: 'a.png', content: huge }]],
      ['fileCount', [1, 2, 3, 4].map((index) => ({ name: `${index}.png`, content: photo }))],
      ['unknown', [{ name: 'a.png', content: photo, field: 'other' }]],
    ];
    for (const [code, files] of tried) {
      const { status, body } = await writeWithPhotos(key, said(suit.product), files);
      expect([status, body.error?.details.errors], code).toEqual([422, [{ path: ['photos'], name: code }]]);
    }
    expect(await storedOf(made)).toEqual([]);
    // An empty file input counts as no file.
    expect((await writeWithPhotos(key, said(suit.product), [{ name: '', content: '' }])).status).toBe(200);
  });

  it('beyond the request limit are refused without reading the body', async () => {
    const { key } = await buyer();
    const content = Buffer.alloc(9 * 1024 * 1024);
    const three = [1, 2, 3].map((index) => ({ name: `${index}.png`, content }));
    const answer = await writeWithPhotos(key, said(suit.product), three);
    expect([answer.status, answer.body.error?.name]).toEqual([413, 'PayloadTooLarge']);
  });
});
