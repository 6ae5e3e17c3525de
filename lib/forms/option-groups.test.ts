import { expect, it } from 'vitest';
import { groupOptions } from './option-groups';

it('groups adjacent options and keeps the order', () => {
  const option = (value: string, group?: string) => ({ value, label: value, group });
  const groups = groupOptions([option('a'), option('b', 'x'), option('c', 'x'), option('d', ''), option('e', 'x')]);
  expect(groups.map(({ group, options }) => [group, options.map(({ value }) => value).join('')])).toEqual([
    [null, 'a'],
    ['x', 'bc'],
    [null, 'd'],
    ['x', 'e'],
  ]);
});
