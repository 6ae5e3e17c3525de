import { describe, expect, it } from 'vitest';
import { checkText, readProblem } from './question-problem';

describe('checkText', () => {
  it.each([
    [' \n ', 'required'],
    ['abcdef', 'tooLong'],
  ])('%j is refused', (text, name) => {
    expect(checkText(text, 5)).toEqual({ at: 'text', name });
  });

  it('counts as the backend: trimmed, with one character per line break', () => {
    expect(checkText(' ab\r\ncd ', 5)).toBeNull();
  });
});

describe('readProblem', () => {
  const error = (status: number, name = 'x', details?: unknown) => ({ status, name, message: '', details });

  it.each([
    [error(0), { at: 'form', name: 'unreachable' }],
    [error(402), { at: 'form', name: 'locked' }],
    [error(500), { at: 'form', name: 'failed' }],
    [error(409, 'TooManyEntries'), { at: 'text', name: 'full' }],
    [error(422, 'ValidationError', { errors: [{ path: ['text'], name: 'tooLong' }] }), { at: 'text', name: 'tooLong' }],
    [error(422, 'ValidationError', { errors: [{ path: ['text'], name: 'odd' }] }), { at: 'text', name: 'invalid' }],
    [error(422, 'ValidationError', { errors: [{ path: ['key'], name: 'invalid' }] }), { at: 'form', name: 'failed' }],
    [error(422, 'ValidationError', 'odd'), { at: 'form', name: 'failed' }],
  ])('%j', (given, problem) => {
    expect(readProblem(given)).toEqual(problem);
  });
});
