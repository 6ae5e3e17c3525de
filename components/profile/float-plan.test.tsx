// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fill } from '@/lib/forms/fill-template';
import { type Child, FLOAT_COUNTS } from '@/backend/contract/children';
import messages from '@/messages/en.json';
import type { ChildProps } from './child-props';
import { FloatPlan } from './float-plan';

const { plan: t, stuck } = messages.children;

const child: Child = {
  id: 'child',
  nickname: 'Otje',
  birthYear: null,
  weight: null,
  size: '',
  sharedBy: null,
  isShared: false,
  marks: [],
  plan: { floats: 8, lesson: 'edge', visits: 1, after: 6, change: null },
  stuck: null,
  swims: { rows: [], page: 1, total: 0 },
};

const lesson = (id: string, title: string) => ({ id, title, href: `/academy/${id}` });
const levels = [
  { id: 'one', title: 'Level 1', lessons: [lesson('hold', 'The hold'), lesson('edge', 'The edge')] },
  { id: 'two', title: 'Level 2', lessons: [lesson('roll', 'The roll')] },
];

function show(over: Partial<Pick<Child, 'plan' | 'stuck'>> = {}): HTMLElement {
  const props: Pick<ChildProps, 'child' | 'floats' | 'levels' | 'locale'> = {
    child: { ...child, ...over },
    floats: Object.fromEntries(FLOAT_COUNTS.map((count) => [count, `With ${count} floats`])),
    levels,
    locale: 'en',
  };
  return render(<FloatPlan {...props} text={messages.children} />).container;
}
const placesIn = (plan: HTMLElement): number => plan.querySelectorAll('[data-in]').length;
const linkTo = (title: string) => screen.getByRole('link', { name: title }).getAttribute('href');

afterEach(cleanup);

it('draws and says the floats of this child, and what is missing before a pair comes out', () => {
  const plan = show();
  expect([screen.getByRole('strong').textContent, placesIn(plan)]).toEqual(['With 8 floats', 8]);
  expect(plan.textContent).toContain(fill(t.progress, { visits: 1, needed: 3, lesson: 'The edge' }));
  expect(linkTo('The edge')).toBe('/academy/edge');
  expect(plan.textContent).toContain(t.safety);
});

it.each(['out', 'fell-back', 'break'] as const)('says when the floats changed last, and why: %s', (kind) => {
  const change = { kind, day: '2026-11-02' };
  const plan = show({ plan: { floats: 6, lesson: 'roll', visits: 0, after: 4, change } });
  expect(placesIn(plan)).toBe(6);
  expect(plan.textContent).toContain(fill(t[kind], { date: '2 November 2026' }));
  for (const other of ['out', 'fell-back', 'break'] as const)
    if (other !== kind) expect(plan.textContent).not.toContain(fill(t[other], { date: '2 November 2026' }));
});

it('says to leave them in where no lesson takes out the next pair, and that none carry nothing', () => {
  const none = { lesson: null, visits: 0, after: null, change: null };
  const stays = show({ plan: { floats: 8, ...none } });
  expect(stays.textContent).toContain(t.stay);
  expect(stays.textContent).not.toContain(t.none);
  cleanup();
  const without = show({ plan: { floats: 0, ...none } });
  expect([placesIn(without), screen.queryByRole('link')]).toEqual([0, null]);
  expect(without.textContent).toContain(t.none);
  expect(without.textContent).not.toContain(t.stay);
});

it('leads who is stuck back to the lesson before, or to the first one itself', () => {
  const plan = show({ stuck: { lesson: 'roll', before: 'edge' } });
  expect(plan.textContent).toContain(fill(stuck.before, { lesson: 'The roll', before: 'The edge' }));
  expect(linkTo('The roll')).toBe('/academy/roll');
  cleanup();
  expect(show({ stuck: { lesson: 'hold', before: null } }).textContent).toContain(
    fill(stuck.first, { lesson: 'The hold' }),
  );
  cleanup();
  expect(show().textContent).not.toContain(stuck.title);
});

it('names no lesson that is not published in this language', () => {
  const plan = show({ plan: { ...child.plan, lesson: 'gone' }, stuck: { lesson: 'gone', before: 'edge' } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(plan.textContent).toContain(t.stay);
});
