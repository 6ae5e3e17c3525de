import { expect, it } from 'vitest';
import type { MarkState } from '../../contract/children';
import { isLevelFinished } from './level-finish';

const states = (marks: Record<string, MarkState>) => new Map(Object.entries(marks));

it.each<[string, string[], Record<string, MarkState>, boolean]>([
  ['all alone', ['a', 'b'], { a: 'alone', b: 'alone', other: 'not-yet' }, true],
  ['one with help', ['a', 'b'], { a: 'alone', b: 'with-help' }, false],
  ['one not marked', ['a', 'b'], { a: 'alone' }, false],
  ['no lessons', [], {}, false],
])('%s', (_, lessons, marks, finished) => {
  expect(isLevelFinished(lessons, states(marks))).toBe(finished);
});
