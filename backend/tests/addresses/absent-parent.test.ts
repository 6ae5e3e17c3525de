// @full
import { afterAll, describe, expect, it } from 'vitest';
import { editor } from '../orders/support/admin';
import { unique } from '../support/content';
import { waitFor } from '../support/client';
import { expectFormer, placeOf, removeEntry } from './support';

const made: string[] = [];
afterAll(async () => {
  for (const id of made.reverse()) await removeEntry('page', id);
});

interface Made {
  id: string;
  data: { title: string; slug: string; parent?: { connect: { documentId: string }[] } };
}

const below = (parent: string) => ({ parent: { connect: [{ documentId: parent }] } });

/** A page as a draft. */
async function draft(parent?: string, locale = 'nl'): Promise<Made> {
  const data = { title: 'Pagina', slug: unique('ouder'), ...(parent ? below(parent) : {}) };
  const { body } = await editor.create('page', data, locale);
  made.push(body.data.documentId);
  return { id: body.data.documentId, data };
}

async function publish({ id, data }: Made, locale = 'nl'): Promise<void> {
  expect((await editor.publish('page', id, data, locale)).status).toBe(200);
}

describe('a page below an unpublished parent', () => {
  it('has no permalink while the parent is unpublished, and the same one afterwards', async () => {
    const parent = await draft();
    await publish(parent);
    const child = await draft(parent.id);
    await publish(child);
    const place = `${parent.data.slug}/${child.data.slug}`;
    expect(await placeOf(child.id)).toBe(place);
    await editor.unpublish('page', parent.id, 'nl');
    expect(await placeOf(child.id)).toBeNull();
    await expectFormer(child.id, [`nl ${place}`]);
    // Neither editing the draft nor publishing again moves it to the root.
    await editor.update('page', child.id, { title: 'Anders' });
    expect(await placeOf(child.id)).toBeNull();
    await publish(child);
    expect(await placeOf(child.id)).toBeNull();
    await publish(parent);
    expect(await placeOf(child.id)).toBe(place);
  });

  it('has none when it is published before its parent, in a translation too', async () => {
    const parent = await draft();
    const child = await draft(parent.id);
    await publish(child);
    expect(await placeOf(child.id)).toBeNull();
    await publish(parent);
    expect(await placeOf(child.id)).toBe(`${parent.data.slug}/${child.data.slug}`);

    const german = { title: 'Seite', slug: unique('eltern') };
    await editor.update('page', parent.id, german, 'de');
    const germanChild = { title: 'Seite', slug: unique('kind'), ...below(parent.id) };
    await editor.update('page', child.id, germanChild, 'de');
    await publish({ id: child.id, data: germanChild }, 'de');
    expect(await placeOf(child.id, 'de')).toBeNull();
    await editor.update('page', child.id, { title: 'Anders' }, 'nl');
    expect(await placeOf(child.id, 'de')).toBeNull();
    await publish({ id: parent.id, data: german }, 'de');
    expect(await placeOf(child.id, 'de')).toBe(`${german.slug}/${germanChild.slug}`);
  });

  it('stays at the root while only its draft was moved there', async () => {
    const [parent, page] = [await draft(), await draft()];
    await publish(page);
    await waitFor(async () => ((await placeOf(page.id)) === page.data.slug ? true : undefined));
    await editor.update('page', page.id, below(parent.id));
    expect(await placeOf(page.id)).toBe(page.data.slug);
    await publish(page);
    expect(await placeOf(page.id)).toBeNull();
    await expectFormer(page.id, [`nl ${page.data.slug}`]);
  });
});
