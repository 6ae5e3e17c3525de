import type { Answer, Answers, Question } from '@/lib/academy/level-check/next-step';

/** Every answer that was given, and the questions that count as answered, in their order. Going back keeps the answer. */
export interface GivenAnswers {
  all: Answers;
  path: Question[];
}

export const NO_ANSWERS: GivenAnswers = { all: {}, path: [] };

export const answersOf = ({ all, path }: GivenAnswers): Answers =>
  Object.fromEntries(path.map((question) => [question, all[question]]));

export const withAnswer = ({ all, path }: GivenAnswers, question: Question, answer: Answer): GivenAnswers => ({
  all: { ...all, [question]: answer },
  path: [...path, question],
});

export const goBack = ({ all, path }: GivenAnswers): GivenAnswers => ({ all, path: path.slice(0, -1) });
