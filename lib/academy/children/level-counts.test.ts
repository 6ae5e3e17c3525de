import { expect, it } from 'vitest';
import { countLevel } from './level-counts';

it('counts the lessons of a level by what a child can do', () => {
  const mark = (lesson: string, state: 'not-yet' | 'with-help' | 'alone') => ({ lesson, state, floats: 8, day: '' });
  const marks = [mark('a', 'alone'), mark('b', 'with-help'), mark('c', 'not-yet'), mark('elsewhere', 'alone')];
  expect(countLevel([{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }], marks)).toEqual({
    alone: 1,
    help: 1,
    total: 4,
  });
});
