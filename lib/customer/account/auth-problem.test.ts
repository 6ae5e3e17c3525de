import { describe, expect, it } from 'vitest';
import { parseAuthErrors, readAuthProblem, readRetryMinutes } from './auth-problem';

const error = (status: number, name: string, details?: unknown) => ({ status, name, message: '', details });

describe('readAuthProblem', () => {
  it.each([
    [error(400, 'InvalidCredentials'), 'wrong'],
    [error(400, 'NotConfirmed'), 'unconfirmed'],
    [error(400, 'InvalidCode'), 'badCode'],
    [error(401, 'Unauthorized'), 'signedOut'],
    [error(429, 'TooManyRequests'), 'tooMany'],
    [error(403, 'CaptchaFailed'), 'captcha'],
    [error(0, 'Network'), 'unreachable'],
    [error(500, 'UnknownError'), 'failed'],
    [error(400, 'SomethingElse'), 'failed'],
  ])('%j is %s', (given, problem) => {
    expect(readAuthProblem(given)).toBe(problem);
  });
});

describe('readWait', () => {
  it.each([
    [{ retryAfter: 900 }, 15],
    [{ retryAfter: 61 }, 2],
    [{ retryAfter: 60 }, null],
    [{ retryAfter: 'long' }, null],
    [undefined, null],
  ])('%j is %j minutes', (details, minutes) => {
    expect(readRetryMinutes(error(429, 'TooManyRequests', details))).toBe(minutes);
  });
});

it('maps errors to the field names of the forms', () => {
  const errors = [
    { path: ['identifier'], name: 'required' },
    { path: ['email'], name: 'tooLong' },
    { path: ['password'], name: 'tooLong' },
    { path: ['password'], name: 'invalid' },
    { path: ['password'], name: 'common' },
    { path: ['passwordConfirmation'], name: 'confirm' },
  ];
  expect(parseAuthErrors(error(422, 'ValidationError', { errors })).map(({ name, code }) => `${name} ${code}`)).toEqual(
    [
      'email required',
      'email tooLong',
      'password passwordTooLong',
      'password passwordSigns',
      'password common',
      'passwordConfirmation confirm',
    ],
  );
  expect(parseAuthErrors(error(400, 'InvalidCode', { reason: 'used' }))).toEqual([]);
});
