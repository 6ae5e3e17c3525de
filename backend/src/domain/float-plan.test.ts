import { ALL_FLOATS } from '../../contract/floats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLOAT_COUNTS, FLOAT_PAIR, MARK_STATES, type Mark, type MarkState } from '../../contract/children';
import { addDays } from '../../contract/dates';
import { type PlannedLesson, findStuck, planFloats } from './float-plan';

/** As in the shop: the last lesson of each level takes a pair out, and one says nothing of floats. */
const LESSONS: PlannedLesson[] = [
  { id: 'hold', floats: 8, floatsAfter: null },
  { id: 'edge', floats: 8, floatsAfter: 6 },
  { id: 'roll', floats: 6, floatsAfter: null },
  { id: 'jump', floats: 6, floatsAfter: 4 },
  { id: 'swim', floats: 4, floatsAfter: 2 },
  { id: 'breast', floats: 2, floatsAfter: 0 },
  { id: 'talk', floats: null, floatsAfter: null },
];
const START = '2026-06-01';
const day = (offset: number): string => addDays(START, offset);
const mark = (offset: number, lesson: string, state: MarkState, floats: number): Mark => ({
  lesson,
  state,
  floats,
  day: day(offset),
});
const relaxed = (lesson: string, floats: number, ...offsets: number[]): Mark[] =>
  offsets.map((offset) => mark(offset, lesson, 'alone', floats));
const plan = (marks: Mark[], today: number, swims: number[] = []) =>
  planFloats(LESSONS, marks, swims.map(day), day(today));

describe('the floats of a child', () => {
  it('are all eight to begin with, and three visits are missing', () => {
    expect(plan([], 0)).toEqual({ floats: 8, lesson: 'edge', visits: 0, after: 6, change: null });
  });

  it('become one pair fewer after three relaxed visits in a row', () => {
    const marks = relaxed('edge', 8, 0, 3, 7);
    expect(plan(marks.slice(0, 2), 3)).toMatchObject({ floats: 8, visits: 2 });
    expect(plan(marks, 7)).toEqual({
      floats: 6,
      lesson: 'jump',
      visits: 0,
      after: 4,
      change: { kind: 'out', day: day(7) },
    });
  });

  it('count a visit once, by its last mark', () => {
    const sameDay = [...relaxed('edge', 8, 0, 0, 0), mark(1, 'edge', 'alone', 8), mark(1, 'edge', 'with-help', 8)];
    expect(plan(sameDay.slice(0, 3), 1)).toMatchObject({ floats: 8, visits: 1 });
    expect(plan(sameDay, 1)).toMatchObject({ floats: 8, visits: 0 });
  });

  it('begin to count again after a visit that needed help', () => {
    const marks = [...relaxed('edge', 8, 0, 2), mark(4, 'edge', 'with-help', 8), ...relaxed('edge', 8, 6, 8)];
    expect(plan(marks, 8)).toMatchObject({ floats: 8, visits: 2 });
  });

  it('take no proof from other lessons, or from more floats than planned', () => {
    expect(plan(relaxed('hold', 8, 0, 1, 2), 2)).toMatchObject({ floats: 8, visits: 0 });
    const marks = [...relaxed('edge', 8, 0, 1, 2), ...relaxed('jump', 8, 3, 4, 5)];
    expect(plan(marks, 5)).toMatchObject({ floats: 6, visits: 0 });
  });

  it('get a pair back when a lesson falls back to "not yet"', () => {
    const marks = [...relaxed('edge', 8, 0, 1, 2), mark(3, 'hold', 'not-yet', 6)];
    // Never did it before: nothing fell back.
    expect(plan(marks, 3)).toMatchObject({ floats: 6 });
    const fellBack = [...marks, mark(4, 'edge', 'not-yet', 6)];
    expect(plan(fellBack, 4)).toMatchObject({ floats: 8, visits: 0, change: { kind: 'fell-back', day: day(4) } });
    expect(plan([...fellBack, ...relaxed('edge', 8, 5, 6)], 6)).toMatchObject({ floats: 8, visits: 2 });
  });

  it('get a pair back after more than four weeks, in the log and until today', () => {
    const marks = relaxed('edge', 8, 0, 1, 2);
    expect(plan(marks, 30)).toMatchObject({ floats: 6 });
    expect(plan(marks, 31)).toMatchObject({ floats: 8, change: { kind: 'break', day: day(31) } });
    // The log shows that there was no break.
    expect(plan(marks, 31, [20])).toMatchObject({ floats: 6 });
    expect(plan(marks, 60, [50])).toMatchObject({ floats: 8, change: { kind: 'break', day: day(50) } });
  });

  it('end at none, with nothing left to take out', () => {
    const marks = [
      ...relaxed('edge', 8, 0, 1, 2),
      ...relaxed('jump', 6, 3, 4, 5),
      ...relaxed('swim', 4, 6, 7, 8),
      ...relaxed('breast', 2, 9, 10, 11),
    ];
    expect(plan(marks, 11)).toMatchObject({ floats: 0, lesson: null, after: null, visits: 0 });
  });

  it('never move by more than a pair, and come out only after three relaxed days', () => {
    const marks = fc.array(
      fc.record({
        lesson: fc.constantFrom(...LESSONS.map(({ id }) => id)),
        state: fc.constantFrom(...MARK_STATES, 'alone' as const, 'alone' as const),
        floats: fc.constantFrom(...FLOAT_COUNTS),
        offset: fc.nat(90),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(marks, fc.array(fc.nat(90), { maxLength: 10 }), (made, swims) => {
        const all = made
          .map(({ offset, ...rest }) => ({ ...rest, day: day(offset) }))
          .sort((a, b) => a.day.localeCompare(b.day));
        let before = ALL_FLOATS;
        let lastOut = -1;
        for (let today = 0; today <= 90; today += 1) {
          const until = all.filter((entry) => entry.day <= day(today));
          const next = plan(
            until,
            today,
            swims.filter((offset) => offset <= today),
          );
          const alone = until.filter((entry) => entry.state === 'alone' && entry.day > day(lastOut));
          const isOut = next.floats < before;
          const isSound =
            FLOAT_COUNTS.some((count) => count === next.floats) &&
            next.visits < 3 &&
            (next.after === null || next.after === next.floats - FLOAT_PAIR) &&
            Math.abs(next.floats - before) <= FLOAT_PAIR &&
            (!isOut || new Set(alone.map((entry) => entry.day)).size >= 3);
          if (!isSound) return false;
          if (isOut) lastOut = today;
          before = next.floats;
        }
        return true;
      }),
      { numRuns: 40 },
    );
  });
});

describe('a lesson that stays with help', () => {
  const helped = (lesson: string, ...offsets: number[]): Mark[] =>
    offsets.map((offset) => mark(offset, lesson, 'with-help', 8));

  it('on three different days leads back to the lesson before it', () => {
    expect(findStuck(LESSONS, helped('roll', 0, 0, 1))).toBeNull();
    expect(findStuck(LESSONS, helped('roll', 0, 1, 9))).toEqual({ lesson: 'roll', before: 'edge' });
    expect(findStuck(LESSONS, helped('hold', 0, 1, 2))).toEqual({ lesson: 'hold', before: null });
  });

  it('is no longer one as soon as it went alone, and the latest one counts', () => {
    expect(findStuck(LESSONS, [...helped('roll', 0, 1, 2), mark(3, 'roll', 'alone', 6)])).toBeNull();
    const two = [...helped('roll', 0, 1, 2), ...helped('jump', 3, 4, 5)];
    expect(findStuck(LESSONS, two)).toEqual({ lesson: 'jump', before: 'roll' });
  });
});
