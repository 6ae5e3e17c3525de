import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, countQuestions, fitsCheck, nextStep } from './next-step';

const levels = [8, 6, 4, 2].map((floats) => ({ id: `from-${floats}`, floats }));
const QUESTIONS = ['age', 'mood', 'face', 'back', 'edge', 'glide', 'metres', 'strokes'] as const;
const ALL: Answers = Object.fromEntries(QUESTIONS.map((question) => [question, 'alone']));
const from = (answers: Answers, list = levels) => nextStep(list, { ...ALL, ...answers });

describe('where a child starts', () => {
  it.each<[Answers, string, string, string[]]>([
    [{ mood: 'not' }, 'from-8', 'mood', []],
    [{ mood: 'help' }, 'from-8', 'mood', []],
    [{ face: 'not' }, 'from-8', 'face', []],
    [{ face: 'help' }, 'from-8', 'face', []],
    [{ back: 'not' }, 'from-8', 'back', []],
    [{ edge: 'not' }, 'from-8', 'edge', []],
    [{ edge: 'help' }, 'from-8', 'edge', []],
    [{ back: 'help' }, 'from-6', 'back', ['from-8']],
    [{ glide: 'not' }, 'from-6', 'glide', ['from-8']],
    [{ glide: 'help' }, 'from-6', 'glide', ['from-8']],
    [{ metres: 'not' }, 'from-4', 'metres', ['from-8', 'from-6']],
    [{ metres: 'help' }, 'from-4', 'metres', ['from-8', 'from-6']],
    [{ strokes: 'not' }, 'from-2', 'strokes', ['from-8', 'from-6', 'from-4']],
    [{ strokes: 'help' }, 'from-2', 'strokes', ['from-8', 'from-6', 'from-4']],
    // What is missing early counts, whatever comes later.
    [{ face: 'not', metres: 'alone' }, 'from-8', 'face', []],
  ])('with %j', (answers, level, reason, mastered) => {
    expect(from(answers)).toEqual({ kind: 'start', level, reason, mastered });
  });

  it('is nowhere with all of it, and later under three', () => {
    expect(from({})).toEqual({ kind: 'beyond', mastered: levels.map(({ id }) => id) });
    expect(from({ age: 'not' })).toEqual({ kind: 'young' });
  });

  it('is asked in eight questions, each of them once, and no longer than it matters', () => {
    const asked: string[] = [];
    const answers: Answers = {};
    for (let step = nextStep(levels, answers); step.kind === 'ask'; step = nextStep(levels, answers)) {
      asked.push(step.question);
      answers[step.question] = 'alone';
    }
    expect(asked).toEqual(QUESTIONS);
    expect([countQuestions(levels), countQuestions(levels.slice(0, 2))]).toEqual([8, 6]);
    expect(nextStep(levels, { age: 'alone', mood: 'not' })).toMatchObject({ kind: 'start' });
    // With help is enough for the first level, and decides the second at once.
    const { glide: _glide, metres: _metres, strokes: _strokes, ...first } = ALL;
    expect(nextStep(levels, { ...first, back: 'help' })).toMatchObject({ level: 'from-6' });
  });

  it('is in what the shop has: fewer levels, more of them, or one without questions', () => {
    expect(from({}, levels.slice(0, 2))).toEqual({ kind: 'beyond', mastered: ['from-8', 'from-6'] });
    expect(from({ metres: 'not' }, levels.slice(0, 2))).toMatchObject({ kind: 'beyond' });
    const more = [...levels, { id: 'from-0', floats: 0 }];
    expect(from({}, more)).toMatchObject({ kind: 'start', level: 'from-0', reason: null });
    const between = [...levels.slice(0, 2), { id: 'from-5', floats: 5 }, ...levels.slice(2)];
    expect(from({}, between)).toMatchObject({ level: 'from-5', mastered: ['from-8', 'from-6'] });
  });
});

/** Every way to answer all questions. */
const every = QUESTIONS.reduce<Answers[]>(
  (all, question) =>
    all.flatMap((answers) => (['not', 'help', 'alone'] as const).map((answer) => ({ ...answers, [question]: answer }))),
  [{}],
).filter(({ age }) => age !== 'help');

const placeOf = (answers: Answers): number => {
  const step = nextStep(levels, answers);
  if (step.kind === 'young') return -1;
  return step.kind === 'start' ? levels.findIndex(({ id }) => id === step.level) : levels.length;
};

describe('of all ways to answer', () => {
  it('more ability never leads to an earlier level', () => {
    const better: Record<Answer, Answer> = { not: 'help', help: 'alone', alone: 'alone' };
    const worse = every.flatMap((answers) => {
      const place = placeOf(answers);
      return QUESTIONS.filter((question) => {
        const answer = answers[question] ?? 'not';
        return placeOf({ ...answers, [question]: question === 'age' ? 'alone' : better[answer] }) < place;
      });
    });
    expect(every).toHaveLength(2 * 3 ** 7);
    expect(worse).toEqual([]);
  });

  it('none starts in a level that need not be bought, and those are all before it', () => {
    const wrong = every.filter((answers) => {
      const step = nextStep(levels, answers);
      if (step.kind !== 'start') return false;
      const before = levels.slice(0, placeOf(answers)).map(({ id }) => id);
      return step.mastered.includes(step.level) || step.mastered.join() !== before.join();
    });
    expect(wrong).toEqual([]);
  });

  it('no fear leads past the first level', () => {
    const fearful = every.filter(({ mood }) => mood === 'not');
    expect(Math.max(...fearful.map(placeOf))).toBe(0);
  });
});

it.each([
  [[8, 6, 4, 2], true],
  [[8, 6], true],
  [[8, 6, 6, 4, 2, 0], true],
  [[8], false],
  [[], false],
  [[6, 4], false],
  [[8, 6, 8], false],
  [[8, null, 4], false],
])('levels that begin with %j floats fit: %s', (floats, fits) => {
  expect(fitsCheck(floats.map((own) => ({ floats: own })))).toBe(fits);
});
