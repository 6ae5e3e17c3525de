import { expect, it } from 'vitest';
import { toAcademy, toLesson, toLevel } from './academy-mapper';
import { wireLesson, wireLevel, wireOutline } from './wire';

const lesson = (id: string, position: number, more = {}) => ({
  id,
  slug: id,
  title: id,
  description: null,
  durationMinutes: 12,
  position,
  ...more,
});

const outline = wireOutline.parse({
  currency: 'EUR',
  levels: [
    {
      id: 'two',
      slug: 'twee',
      title: 'Twee',
      position: 2,
      learn: ['zweven'],
      lessons: [lesson('b', 2), lesson('a', 1, { floats: 8 })],
    },
    {
      id: 'one',
      slug: 'een',
      title: 'Een',
      position: 1,
      lessons: [
        lesson('c', 1, { preview: true, video: { key: 'lesson-1-1', seconds: 42.5, width: 1280, height: 720 } }),
      ],
    },
  ],
  offers: [
    { variantId: 'v', scope: 'lesson', target: 'a', price: 495 },
    { variantId: 'all', scope: 'all', price: 3995 },
    { variantId: 'odd', scope: 'planet', price: 1 },
  ],
});

it('sorts levels and lessons', () => {
  const { levels } = toAcademy(outline);
  expect(levels.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(levels[1]?.lessons.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(levels[1]).toMatchObject({ summary: '', learn: ['zweven'], picture: null });
});

it('exposes a poster but not the video', () => {
  const [first] = toAcademy(outline).levels;
  expect(first?.lessons[0]).toMatchObject({
    preview: true,
    video: { seconds: 42.5, poster: { url: '/media/posters/lesson-1-1.webp', width: 1280, height: 720 } },
  });
});

it('maps known prices and drops invalid ones', () => {
  expect(toAcademy(outline).offers).toEqual([
    { variantId: 'v', scope: 'lesson', target: 'a', price: { amount: 495, currency: 'EUR' } },
    { variantId: 'all', scope: 'all', target: null, price: { amount: 3995, currency: 'EUR' } },
  ]);
});

it('merges the outline with the entry', () => {
  const [, level] = toAcademy(outline).levels;
  if (!level?.lessons[0]) throw new Error('no level');
  expect(toLevel(level, wireLevel.parse({ id: 'two', body: null, seo: null }), { nl: '/academy/twee' })).toMatchObject({
    body: [],
    alternates: { nl: '/academy/twee' },
  });
  const wire = wireLesson.parse({
    id: 'a',
    goal: 'Zweven',
    stopSigns: [{ text: 'rilt' }, { text: '' }],
    chapters: [
      { seconds: 9, title: 'In het water' },
      { seconds: 0, title: 'Op het droge' },
    ],
    publishedAt: '2026-01-02T03:04:05.000Z',
  });
  expect(toLesson(level.lessons[0], level, wire, {})).toMatchObject({
    id: 'a',
    goal: 'Zweven',
    stopSigns: ['rilt'],
    material: [],
    floats: 8,
    floatsAfter: null,
    chapters: [{ seconds: 0 }, { seconds: 9 }],
    level: { id: 'two' },
  });
});
