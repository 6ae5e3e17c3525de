import { describe, expect, it } from 'vitest';
import { readAuthProblem } from './auth-problem';

const error = (status: number, name: string, message = '') => ({ status, name, message });

describe('readAuthProblem', () => {
  it.each([
    [error(400, 'ValidationError', 'Invalid identifier or password'), 'wrong'],
    [error(401, 'InvalidCredentials'), 'wrong'],
    [error(400, 'ApplicationError', 'Your account has been blocked by an administrator'), 'wrong'],
    [error(400, 'ApplicationError', 'Your account email is not confirmed'), 'unconfirmed'],
    [error(400, 'ApplicationError', 'Email or Username are already taken'), 'taken'],
    [error(400, 'ValidationError', 'Incorrect code provided'), 'badLink'],
    [error(429, 'TooManyRequests'), 'tooMany'],
    [error(0, 'Network'), 'unreachable'],
    [error(500, 'UnknownError', 'Invalid token'), 'failed'],
    [error(400, 'ValidationError', 'Something else'), 'failed'],
  ])('%j is %s', (given, problem) => {
    expect(readAuthProblem(given)).toBe(problem);
  });
});
