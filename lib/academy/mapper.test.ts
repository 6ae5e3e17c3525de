import { expect, it } from 'vitest';
import { toLesson, toLevel, toLevelCards } from './mapper';
import { wireLesson, wireLevel, wireLevelCard } from './wire';

const level = wireLevel.parse({
  id: 'l',
  slug: 'een',
  title: 'Een',
  summary: null,
  body: null,
  picture: null,
  seo: null,
  position: 2,
});
const lesson = (id: string, position: number) =>
  wireLesson.parse({ id, slug: id, title: id, description: null, durationMinutes: 12, position });

it('brings levels and lessons into their order', () => {
  expect(
    toLevelCards([level, wireLevelCard.parse({ id: 'k', slug: 'nul', title: 'Nul', position: 1 })]).map(({ id }) => id),
  ).toEqual(['k', 'l']);
  const made = toLevel(level, [lesson('b', 2), lesson('a', 1)], { nl: '/academy/een' });
  expect(made.lessons.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(made).toMatchObject({ summary: '', body: [], picture: null, alternates: { nl: '/academy/een' } });
});

it('knows the level of a lesson', () => {
  expect(toLesson(lesson('a', 1), { ...level, picture: null }, {})).toMatchObject({
    durationMinutes: 12,
    description: '',
    level: { id: 'l' },
  });
});
