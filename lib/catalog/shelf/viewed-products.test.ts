import { expect, it } from 'vitest';
import { addView, parseViews } from './viewed-products';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 25);
const view = (id: string, daysAgo: number) => ({ id: id.repeat(24), at: NOW - daysAgo * DAY });

it.each([null, 'x', 7, {}, [null, 1, 'a'], [{ id: 'a' }], [{ id: '<b>', at: NOW }], [{ id: 'a'.repeat(24), at: 'x' }]])(
  'stored %j is nothing viewed',
  (value) => {
    expect(parseViews(value, NOW)).toEqual([]);
  },
);

it('forgets views after thirty days, and those of the future', () => {
  expect(parseViews([view('a', 0), view('b', 29), view('c', 30), view('d', -1)], NOW)).toEqual([
    view('a', 0),
    view('b', 29),
  ]);
});

it('puts the newest first, each product once, at most five', () => {
  const five = [...'abcde'].map((id) => view(id, 1));
  expect(parseViews([...five, view('a', 2), view('f', 2)], NOW)).toEqual(five);
  expect(addView(five, 'c'.repeat(24), NOW).map(({ id }) => id[0])).toEqual(['c', 'a', 'b', 'd', 'e']);
  expect(addView(five, 'f'.repeat(24), NOW).map(({ id }) => id[0])).toEqual(['f', 'a', 'b', 'c', 'd']);
});
