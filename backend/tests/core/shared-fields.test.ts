// @full
import { expect, it } from 'vitest';
import { callAdmin, editor } from '../orders/support/admin';
import { safety } from '../orders/support/shop';
import { list, unique } from '../support/content';

interface File {
  id: number;
  name: string;
}

async function seededFile(name: string): Promise<number> {
  const { body } = await callAdmin<{ results: File[] }>(`/upload/files?filters[name][$eq]=${name}`);
  const [file] = body.results;
  if (!file) throw new Error(`No ${name}`);
  return file.id;
}

it('a film chosen in one language plays in all, with captions of their own', async () => {
  const text = () => ({ title: 'Pak met film', slug: unique('film'), warnings: safety.warnings });
  const created = await editor.publishNew('product', { ...safety, ...text(), type: 'physical', listed: false });
  const id = created.body.data.documentId;
  await editor.publish('product', id, text(), 'de');
  const [film, filmPoster, filmCaptions] = await Promise.all(
    ['lesson-1-1.mp4', 'lesson-1-1.webp', 'lesson-1-1-nl.vtt'].map(seededFile),
  );
  expect((await editor.publish('product', id, { film, filmPoster, filmCaptions }, 'nl')).status).toBe(200);
  const read = async (locale: string): Promise<unknown> => {
    const query = `locale=${locale}&filters[documentId]=${id}`;
    const fields = ['film', 'filmPoster', 'filmCaptions'].map((name, index) => `populate[${index}]=${name}`).join('&');
    return (await list(`/api/products?${query}&${fields}`))[0]?.attributes;
  };
  const file = (start: string) => ({ data: { attributes: { name: expect.stringContaining(start) } } });
  expect(await read('nl')).toMatchObject({ film: file('lesson-1-1.mp4'), filmCaptions: file('-nl.vtt') });
  expect(await read('de')).toMatchObject({
    film: file('lesson-1-1.mp4'),
    filmPoster: file('lesson-1-1.webp'),
    filmCaptions: { data: null },
  });
  await editor.publish('product', id, { film: null, filmPoster: null }, 'de');
  const none = { film: { data: null }, filmPoster: { data: null } };
  expect([await read('de'), await read('nl')]).toMatchObject([none, none]);
});

it('what is the same in all languages is published in all with one of them', async () => {
  const text = () => ({ title: 'Pak in alle talen', slug: unique('shared'), warnings: safety.warnings });
  const created = await editor.publishNew('product', { ...safety, ...text(), type: 'physical', listed: false });
  const { documentId: id } = created.body.data;
  const companion = await editor.publishNew('product', { ...safety, ...text(), type: 'physical', listed: false });
  await editor.publish('product', id, text(), 'de');
  const shared = {
    listed: true,
    letterboxPieces: 2,
    sizeGuide: [{ size: 'm', weightMin: 18, weightMax: 30 }],
    maker: { ...safety.maker, name: 'Nieuwe maker' },
    goesWith: { connect: [{ documentId: companion.body.data.documentId, locale: 'nl' }] },
  };
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await editor.publish('product', id, shared, 'nl')).status).toBe(200);
    const query = `locale=de&filters[documentId]=${id}&populate[0]=sizeGuide&populate[1]=maker`;
    const [{ attributes } = { attributes: {} }] = await list(`/api/products?${query}`);
    expect(attributes).toMatchObject({
      listed: true,
      letterboxPieces: 2,
      sizeGuide: [{ size: 'm', weightMin: 18, weightMax: 30 }],
      maker: { name: 'Nieuwe maker' },
    });
    await editor.publish('product', id, { listed: false, sizeGuide: [] }, 'de');
    const [nl] = await list(`/api/products?locale=nl&filters[documentId]=${id}&populate[0]=sizeGuide`);
    expect(nl?.attributes).toMatchObject({ listed: false, sizeGuide: [] });
  }
});
