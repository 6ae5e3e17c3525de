import { describe, expect, it } from 'vitest';
import { editor } from '../orders/support/admin';
import { list } from '../support/content';

const findAll = async (type: string, filter: string): Promise<string[]> =>
  (await list(`/api/${type}?locale=de&${filter}&pagination[pageSize]=100`)).map(({ id }) => id).sort();

describe('an entry that was unpublished for a while', () => {
  it.each([
    ['level', 'levels', 'lessons', 'level'],
    ['page', 'pages', 'pages', 'parent'],
  ])('has its children again: %s', async (kind, type, children, field) => {
    const filter = kind === 'level' ? 'sort=position:desc' : 'filters[slug]=kundenservice';
    const [entry] = await list(`/api/${type}?locale=de&${filter}`);
    const below = `filters[${field}][documentId]=${entry?.id}`;
    const before = await findAll(children, below);
    expect(before.length).toBeGreaterThan(1);
    await editor.unpublish(kind, String(entry?.id), 'de');
    expect(await findAll(children, below)).toEqual([]);
    const answer = await editor.publish(kind, String(entry?.id), { title: entry?.attributes.title }, 'de');
    expect(answer.status).toBe(200);
    expect(await findAll(children, below)).toEqual(before);
  });
});
