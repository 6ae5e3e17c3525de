import { describe, expect, it } from 'vitest';
import { isWithin, quarterOf, parsePeriod, parseQuarter } from './report-period';

describe('quarters', () => {
  it.each([
    ['2026-Q1', '2026-01-01', '2026-03-31'],
    ['2026-Q2', '2026-04-01', '2026-06-30'],
    ['2026-Q3', '2026-07-01', '2026-09-30'],
    ['2026-Q4', '2026-10-01', '2026-12-31'],
  ])('%s', (quarter, from, to) => {
    expect(parseQuarter(quarter)).toEqual({ from, to });
    expect([quarterOf(from), quarterOf(to)]).toEqual([quarter, quarter]);
  });
  it.each([undefined, '', '2026', '2026-Q5', '2026-Q0', 'x2026-Q1', '2026-Q1 ', ['2026-Q1']])(
    '%j is not a quarter',
    (value) => expect(parseQuarter(value)).toBeNull(),
  );
});

describe('parsePeriod', () => {
  it('accepts two dates', () => {
    expect(parsePeriod({ from: '2026-02-28', to: '2026-02-28' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  });
  it.each([
    { from: '2026-01-02', to: '2026-01-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-13-01', to: '2026-13-02' },
    { from: '2026-01-01' },
    { from: ['2026-01-01'], to: '2026-01-01' },
    {},
  ])('%j is none', (query) => expect(parsePeriod(query)).toBeNull());
});

it('a day ends at midnight in the time zone of the shop', () => {
  const day = { from: '2026-12-31', to: '2026-12-31' };
  expect(isWithin(day, new Date('2026-12-31T22:59:59Z'), 'Europe/Amsterdam')).toBe(true);
  expect(isWithin(day, new Date('2026-12-31T23:00:00Z'), 'Europe/Amsterdam')).toBe(false);
});
