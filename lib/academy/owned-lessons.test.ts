import { expect, it } from 'vitest';
import { listOwnedLevels } from './owned-lessons';
import { ANONYMOUS_STATE } from './academy-state';
import type { Academy, LevelCard } from './types';

const level = (id: string): LevelCard => ({
  id,
  slug: id,
  title: id,
  summary: '',
  picture: null,
  position: 1,
  learn: [],
  lessons: [`${id}1`, `${id}2`].map((lesson, index) => ({
    id: lesson,
    slug: lesson,
    title: lesson,
    description: '',
    durationMinutes: 5,
    position: index,
    preview: index === 0,
    floats: null,
    cueCount: 3,
    hasGame: true,
    video: null,
  })),
});
const academy: Academy = { levels: [level('a'), level('b')], offers: [] };
const mineOf = (state: Partial<typeof ANONYMOUS_STATE>) =>
  listOwnedLevels(academy, { ...ANONYMOUS_STATE, ...state }).map(({ number, lessons, whole }) => ({
    number,
    lessons: lessons.map(({ id }) => id),
    whole,
  }));

it('is empty for anonymous visitors', () => expect(mineOf({})).toEqual([]));

it('contains owned lessons and free ones in progress', () => {
  const progress = [{ lesson: 'a1', position: 20, watched: 30, completed: false }];
  expect(mineOf({ progress, owned: { lessons: [], levels: ['b'], all: false } })).toEqual([
    { number: 1, lessons: ['a1'], whole: false },
    { number: 2, lessons: ['b1', 'b2'], whole: true },
  ]);
  expect(mineOf({ owned: { lessons: ['a2'], levels: [], all: false } })).toEqual([
    { number: 1, lessons: ['a2'], whole: false },
  ]);
});
