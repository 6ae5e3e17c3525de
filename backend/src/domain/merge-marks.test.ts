import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLOAT_COUNTS, MARK_STATES, type MarkState } from '../../contract/children';
import { addDays } from '../../contract/dates';
import { DAY_MS } from './time';
import { type PlannedLesson, findStuck, planFloats } from './float-plan';
import { type StampedMark, mergeMarks } from './merge-marks';

interface Made extends StampedMark {
  lesson: string;
  by: number;
}

const LESSONS: PlannedLesson[] = [
  { id: 'hold', floats: 8, floatsAfter: null },
  { id: 'edge', floats: 8, floatsAfter: 6 },
  { id: 'jump', floats: 6, floatsAfter: 4 },
];
const START = '2026-06-01';
const dated = (marks: Made[]) =>
  mergeMarks(marks).map(({ at, ...mark }) => ({ ...mark, day: addDays(START, Math.floor(at / DAY_MS)) }));
const outcome = (marks: Made[]) => {
  const all = dated(marks);
  return { plan: planFloats(LESSONS, all, [], addDays(START, 40)), stuck: findStuck(LESSONS, all) };
};
const counting = (marks: Made[]) => new Map(mergeMarks(marks).map((mark) => [mark.lesson, mark]));

/** Marks of three adults; few instants, so that many are made at once. */
const family = fc
  .array(
    fc.record({
      lesson: fc.constantFrom('hold', 'edge', 'jump'),
      state: fc.constantFrom(...MARK_STATES),
      floats: fc.constantFrom(...FLOAT_COUNTS),
      at: fc.nat(30).map((half) => (half * DAY_MS) / 2),
      by: fc.nat(2),
    }),
    { maxLength: 40 },
  )
  .map((made): Made[] => made.map((mark, id) => ({ ...mark, id })));
const shuffled = family.chain((marks) =>
  fc.tuple(fc.constant(marks), fc.shuffledSubarray(marks, { minLength: marks.length })),
);

describe('marks of several adults', () => {
  it('have one order and one outcome, in whichever order they are read', () => {
    fc.assert(
      fc.property(shuffled, ([marks, other]) => {
        expect(mergeMarks(other)).toEqual(mergeMarks(marks));
        expect(outcome(other)).toEqual(outcome(marks));
      }),
    );
  });

  it('do not depend on who made them, on which device or in which transaction', () => {
    fc.assert(
      fc.property(family, (marks) => {
        // As if the rows of each adult had been written in a run of their own, one adult after the other.
        const rewritten = [2, 0, 1].flatMap((adult) => marks.filter(({ by }) => by === adult));
        const renumbered = rewritten.map((mark, id) => ({ ...mark, id, by: 0 }));
        expect(outcome(renumbered)).toEqual(outcome(marks));
      }),
    );
  });

  it('keep all of them, and what counts is the last word, or the more careful one of several at once', () => {
    fc.assert(
      fc.property(family, (marks) => {
        expect(new Set(mergeMarks(marks))).toEqual(new Set(marks));
        for (const [lesson, { at, state, floats }] of counting(marks)) {
          const rivals = marks.filter((mark) => mark.lesson === lesson);
          expect(Math.max(...rivals.map((mark) => mark.at))).toBe(at);
          const atOnce = rivals.filter((mark) => mark.at === at);
          const careful = Math.min(...atOnce.map((mark) => MARK_STATES.indexOf(mark.state)));
          expect(MARK_STATES[careful]).toBe(state);
          expect(Math.max(...atOnce.filter((mark) => mark.state === state).map((mark) => mark.floats))).toBe(floats);
        }
      }),
    );
  });

  it('of the same visit count as one when the adults agree', () => {
    const alone = (id: number, day: number, by: number): Made => ({
      id,
      by,
      lesson: 'edge',
      state: 'alone' satisfies MarkState,
      floats: 8,
      at: day * DAY_MS,
    });
    const both = [alone(1, 38, 0), alone(2, 38, 1), alone(3, 39, 0), alone(4, 39, 1)];
    expect(outcome(both).plan).toMatchObject({ floats: 8, visits: 2 });
  });
});
