// @vitest-environment jsdom
import { createTranslator } from 'next-intl';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import type { Academy, LevelCard } from '@/lib/academy/types';
import type { Child, MarkState } from '@/backend/contract/children';
import { fill } from '@/lib/forms/fill-template';
import messages from '@/messages/en.json';
import { FinishView } from './finish-view';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: 'finish' }) =>
    createTranslator({ locale: 'en', messages, namespace }),
}));

const level = (number: number): LevelCard => ({
  id: `level-${number}`,
  slug: `level-${number}`,
  title: `Level ${number}`,
  summary: '',
  picture: null,
  position: number,
  learn: [],
  lessons: [1, 2].map((position) => ({
    id: `${number}-${position}`,
    slug: `lesson-${position}`,
    title: `Lesson ${number}-${position}`,
    description: '',
    durationMinutes: 8,
    position,
    preview: true,
    floats: 8,
    cueCount: 3,
    hasGame: true,
    video: null,
  })),
});
const academy: Academy = { levels: [level(1), level(2)], offers: [] };

/** Newest mark by lesson. */
type Marks = Record<string, MarkState>;

const childWith = (marks: Marks): Child => ({
  id: 'child',
  nickname: 'Otje',
  birthYear: null,
  weight: null,
  size: '',
  sharedBy: null,
  isShared: false,
  marks: Object.entries(marks).map(([lesson, state]) => ({ lesson, state, floats: 8, day: '2026-11-02', by: 'you' })),
  plan: { floats: 8, lesson: null, visits: 0, after: null, change: null },
  stuck: null,
  swims: { rows: [], page: 1, total: 0 },
});

async function show(at: LevelCard, child: Child): Promise<HTMLElement> {
  const state = { owned: { all: true, levels: [], lessons: [] }, progress: [], offers: [], sharesChildren: false };
  const finish = { kind: 'ready' as const, children: [child], certificates: [], state };
  const { prelude } = await prerender(
    <FinishView finish={finish} academy={academy} level={at} goals={new Map()} profile={null} locale="en" />,
  );
  return new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html').body;
}

const { finish: t, poolReady } = messages;
const done = fill(t.done, { name: 'Otje' });
/** What says that a level is finished: star, sentence and certificate. */
const badges = (page: HTMLElement): boolean[] => [
  page.querySelector('article')?.hasAttribute('data-done') === true,
  page.textContent.includes(done),
  page.textContent.includes(fill(t.certificate.printOf, { name: 'Otje' })),
];

it.each<[what: string, marks: Marks, isDone: boolean]>([
  ['nothing is marked', {}, false],
  ['one lesson is not marked', { '2-1': 'alone' }, false],
  ['one works with help', { '2-1': 'alone', '2-2': 'with-help' }, false],
  ['one does not work yet', { '2-1': 'not-yet', '2-2': 'alone' }, false],
  ['all of another level work', { '1-1': 'alone', '1-2': 'alone' }, false],
  ['all work alone', { '2-1': 'alone', '2-2': 'alone' }, true],
])('a child has finished the last level: %s', async (_, marks, isDone) => {
  const page = await show(level(2), childWith(marks));
  expect(badges(page)).toEqual([isDone, isDone, isDone]);
  // And only then is led to lessons at a pool.
  expect(page.textContent.includes(t.nextPool)).toBe(isDone);
  expect(page.querySelector('a[href="#pool-ready"]') !== null).toBe(isDone);
});

it('the list of what a pool asks for is open after the last level, and shut before', async () => {
  const marks: Marks = { '1-1': 'alone', '1-2': 'alone' };
  const [first, last] = [await show(level(1), childWith(marks)), await show(level(2), childWith({}))];
  const list = (page: HTMLElement) => page.querySelector('details');
  expect([list(first)?.open, list(last)?.open]).toEqual([false, true]);
  expect(list(first)?.textContent).toContain(poolReady.badge);
  expect(badges(first)).toEqual([true, true, true]);
  expect(first.textContent).not.toContain(t.nextPool);
  expect(first.querySelector('a[href$="/level-2"]')?.textContent).toBe('Level 2');
});
