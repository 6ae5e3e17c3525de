import { describe, expect, it } from 'vitest';
import type { Child, ChildMark, MarkState } from '../../contract/children';
import { type PracticeLevel, findPracticeStep } from './practice-step';

const lesson = (id: string, floats: number | null = 8, open = true) => ({ id, floats, open });
const LEVELS: PracticeLevel[] = [
  [lesson('a1'), lesson('a2')],
  [lesson('b1', 6), lesson('b2', 6)],
];
const mark = (id: string, state: MarkState, day = '2026-11-01'): ChildMark => ({
  lesson: id,
  state,
  floats: 8,
  day,
  by: 'you',
});
const child = (marks: ChildMark[], over: Partial<Child> = {}): Pick<Child, 'marks' | 'plan' | 'stuck'> => ({
  marks,
  plan: { floats: 8, lesson: 'a2', visits: 1, after: 6, change: null },
  stuck: null,
  ...over,
});
const relaxed = { plan: { floats: 6, lesson: 'b2', visits: 0, after: 4, change: null } } as const;
const done = [mark('a1', 'alone'), mark('a2', 'alone')];

describe('findPracticeStep', () => {
  it.each<[string, Parameters<typeof findPracticeStep>, ReturnType<typeof findPracticeStep>]>([
    ['starts with the first open lesson', [LEVELS, child([])], { kind: 'practise', lesson: 'a1' }],
    [
      'goes on with the first lesson that is not alone yet',
      [LEVELS, child([mark('a1', 'alone'), mark('a2', 'with-help')])],
      { kind: 'practise', lesson: 'a2' },
    ],
    ['stays for relaxed visits while floats are to come out', [LEVELS, child(done)], { kind: 'relax', lesson: 'a2' }],
    ['goes to the next level once they are out', [LEVELS, child(done, relaxed)], { kind: 'practise', lesson: 'b1' }],
    [
      'goes back where a lesson stays with help',
      [LEVELS, child([mark('a1', 'alone')], { stuck: { lesson: 'a2', before: 'a1' } })],
      { kind: 'repeat', lesson: 'a1' },
    ],
    [
      'repeats the first lesson of all',
      [LEVELS, child([], { stuck: { lesson: 'a1', before: null } })],
      { kind: 'repeat', lesson: 'a1' },
    ],
    [
      'follows a child that starts in a later level',
      [LEVELS, child([mark('b1', 'alone')])],
      { kind: 'relax', lesson: 'a2' },
    ],
    ['names no lesson without access', [[[lesson('a1', 8, false)]], child([])], null],
    [
      'does not jump over a locked level',
      [
        [LEVELS[0] ?? [], [lesson('b1', 6, false), lesson('b2', 6)], [lesson('c1', 4)]],
        child(done, { plan: { ...relaxed.plan, lesson: null } }),
      ],
      null,
    ],
    [
      'has nothing to say when all is done',
      [LEVELS, child([...done, mark('b1', 'alone'), mark('b2', 'alone')], { plan: { ...relaxed.plan, lesson: null } })],
      null,
    ],
    ['has nothing to say without lessons', [[], child([])], null],
  ])('%s', (_, [levels, of], step) => {
    expect(findPracticeStep(levels, of)).toEqual(step);
  });
});
