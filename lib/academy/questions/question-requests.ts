import type { OwnQuestion, QuestionBody } from '@/backend/contract/questions';
import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';

type Done = Promise<Result<unknown, ApiError>>;

const ofLesson = (lesson: string): string => `/api/lessons/${encodeURIComponent(lesson)}/questions`;
const ofQuestion = (question: string): string => `/api/me/questions/${encodeURIComponent(question)}`;

// The endpoints of this shop have validated what they answer.
export const fetchOwnQuestions = (lesson: string) => callApi<{ data: OwnQuestion[] }>(ofLesson(lesson));

export const askQuestion = (lesson: string, body: QuestionBody): Done =>
  callApi(ofLesson(lesson), { method: 'POST', body });

/** Withdraws the consent to publication. */
export const hideQuestion = (question: string): Done => callApi(ofQuestion(question), { method: 'POST', body: {} });

export const removeQuestion = (question: string): Done => callApi(ofQuestion(question), { method: 'DELETE' });
