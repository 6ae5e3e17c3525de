import { expect, it } from 'vitest';
import { lessonAt, readOutline } from '../support/academy';
import { call, originOf, post } from '../support/shop';

interface Results {
  total: number;
  lessons: {
    title: string;
    path: string;
    passages: { seconds: number; pieces: { text: string; found: boolean }[] }[];
  }[];
}

it('finds what is said in lessons that may be watched, and opens them at that second', async () => {
  const free = await lessonAt('nl', 1, 1);
  const search = async (query: unknown): Promise<Results> =>
    (await post('nl', '/api/academy/transcripts', { query })).json<{ data: Results }>().data;
  const { total, lessons } = await search('SCHOUDERS');
  expect(total).toBeGreaterThan(0);
  const { levels } = await readOutline('nl');
  const open = levels.flatMap((level) => level.lessons.filter(({ preview }) => preview).map(({ title }) => title));
  expect(open).toEqual(expect.arrayContaining(lessons.map(({ title }) => title)));
  const found = lessons.find(({ path }) => originOf('nl') + path === free.url);
  const [passage] = found?.passages ?? [];
  expect(passage?.seconds).toBeLessThan(free.video?.seconds ?? 0);
  expect(passage?.pieces.filter((piece) => piece.found).map(({ text }) => text.toLowerCase())).toEqual(['schouders']);
  expect((await call('nl', '/api/academy/transcripts')).json<{ data: object }>().data).toHaveProperty('title');
  expect(await search(7)).toEqual({ total: 0, lessons: [] });
});
