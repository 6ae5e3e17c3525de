import type { ApiError } from '@/lib/core/api';
import { parseServerErrors } from '@/lib/forms/server-errors';

/** A problem at the text of the question, or of the request as a whole; keys of the messages. */
export type QuestionProblem =
  | { at: 'text'; name: 'required' | 'tooLong' | 'invalid' | 'full' }
  | { at: 'form'; name: 'unreachable' | 'tooMany' | 'signedOut' | 'locked' | 'gone' | 'failed' };

/** What is wrong with a text before it is sent; null if nothing is. Lengths count as in the backend. */
export function checkText(text: string, most: number): QuestionProblem | null {
  const trimmed = text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim();
  if (trimmed === '') return { at: 'text', name: 'required' };
  return trimmed.length > most ? { at: 'text', name: 'tooLong' } : null;
}

const BY_STATUS = { 0: 'unreachable', 401: 'signedOut', 402: 'locked', 404: 'gone', 429: 'tooMany' } as const;
const TEXT_ERRORS = ['required', 'tooLong', 'invalid'] as const;

export function readProblem({ status, name, details }: ApiError): QuestionProblem {
  if (name === 'TooManyEntries') return { at: 'text', name: 'full' };
  const wrong = parseServerErrors(details).find((field) => field.name === 'text');
  if (wrong) return { at: 'text', name: TEXT_ERRORS.find((code) => code === wrong.code) ?? 'invalid' };
  const known = Object.entries(BY_STATUS).find(([code]) => Number(code) === status)?.[1];
  return { at: 'form', name: known ?? 'failed' };
}
