import { describe, expect, it } from 'vitest';
import type { ChildMark, MarkState } from '@/backend/contract/children';
import { describeLevel } from './level-result';

const lesson = (id: string, isOpen = true) => ({ id, isOpen });
const LESSONS = [lesson('a'), lesson('b'), lesson('c', false)];
const mark = (id: string, state: MarkState): ChildMark => ({
  lesson: id,
  state,
  floats: 8,
  day: '2026-11-01',
  by: 'you',
});
const child = (...marks: ReturnType<typeof mark>[]) => ({ marks, stuck: null });
const summary = ({ alone, missing, next, isDone }: ReturnType<typeof describeLevel>) => ({
  alone: alone.map(({ lesson: { id } }) => id),
  missing: missing.map(({ lesson: { id }, state }) => `${id} ${state}`),
  next: next?.id ?? null,
  isDone,
});

describe('describeLevel', () => {
  it('says what is missing and with what to go on', () => {
    expect(summary(describeLevel(LESSONS, child(mark('a', 'alone'), mark('b', 'with-help'))))).toEqual({
      alone: ['a'],
      missing: ['b with-help', 'c locked'],
      next: 'b',
      isDone: false,
    });
  });

  it('leads back where a lesson stays with help', () => {
    const stuck = { ...child(mark('a', 'alone'), mark('b', 'with-help')), stuck: { lesson: 'b', before: 'a' } };
    expect(describeLevel(LESSONS, stuck).next?.id).toBe('a');
  });

  it('names no lesson where all that is missing is locked, and keeps marks of lessons that were open', () => {
    const all = child(mark('a', 'alone'), mark('b', 'alone'));
    expect(summary(describeLevel(LESSONS, all))).toMatchObject({ missing: ['c locked'], next: null, isDone: false });
    expect(describeLevel(LESSONS, child(...all.marks, mark('c', 'alone'))).isDone).toBe(true);
  });

  it('is never done without lessons', () => {
    expect(describeLevel([], child()).isDone).toBe(false);
  });
});
