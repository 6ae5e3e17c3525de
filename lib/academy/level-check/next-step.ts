import { ALL_FLOATS } from '@/backend/contract/floats';

/** `not` also stands for no, and for a child that is afraid; `alone` for yes, and for a child at ease. */
export type Answer = 'not' | 'help' | 'alone';
type SkillQuestion = 'mood' | 'face' | 'back' | 'edge' | 'glide' | 'metres' | 'strokes';
export type Question = 'age' | SkillQuestion;
export type Answers = Partial<Record<Question, Answer>>;

const RANK: Record<Answer, number> = { not: 0, help: 1, alone: 2 };

/**
 * What a level teaches, by the number of floats it begins with: the least answer to each question with which a child has
 * it behind it. From the goals of the lessons, and from what the next level asks of those who begin with it.
 */
const SKILLS: Record<number, [SkillQuestion, Answer][]> = {
  8: [
    ['mood', 'alone'],
    ['face', 'alone'],
    ['back', 'help'],
    ['edge', 'alone'],
  ],
  6: [
    ['back', 'alone'],
    ['glide', 'alone'],
  ],
  4: [['metres', 'alone']],
  2: [['strokes', 'alone']],
};

/** A level as the check sees it. */
interface Step {
  id: string;
  /** In the suit when the level begins. */
  floats: number;
}

export type NextStep =
  | { kind: 'ask'; question: Question }
  /** The lessons are for children from three years. */
  | { kind: 'young' }
  /** `reason` is what the child can not do yet; null if no question is about this level. */
  | { kind: 'start'; level: string; mastered: string[]; reason: SkillQuestion | null }
  /** No level is left. */
  | { kind: 'beyond'; mastered: string[] };

/**
 * The question to ask next, or where to start. Levels build on each other: the first one that a child has not behind it is
 * where it starts, and only those before it need not be bought. What comes after it is not asked, as it changes nothing.
 */
export function nextStep(levels: Step[], answers: Answers): NextStep {
  if (!answers.age) return { kind: 'ask', question: 'age' };
  if (answers.age === 'not') return { kind: 'young' };
  const mastered: string[] = [];
  for (const { id, floats } of levels) {
    const skills = SKILLS[floats];
    if (!skills) return { kind: 'start', level: id, mastered, reason: null };
    for (const [question, least] of skills) {
      const answer = answers[question];
      if (!answer) return { kind: 'ask', question };
      if (RANK[answer] < RANK[least]) return { kind: 'start', level: id, mastered, reason: question };
    }
    mastered.push(id);
  }
  return { kind: 'beyond', mastered };
}

/** At most so many questions are asked. */
export const countQuestions = (levels: Pick<Step, 'floats'>[]): number =>
  1 + new Set(levels.flatMap(({ floats }) => (SKILLS[floats] ?? []).map(([question]) => question))).size;

/** Whether the questions fit these levels: they begin with a full suit and never add floats again. */
export function fitsCheck<L extends { floats: number | null }>(levels: L[]): levels is (L & { floats: number })[] {
  const floats = levels.map((level) => level.floats);
  return (
    floats.length > 1 &&
    floats[0] === ALL_FLOATS &&
    floats.every((own, index) => own !== null && own <= (floats[index - 1] ?? ALL_FLOATS))
  );
}
