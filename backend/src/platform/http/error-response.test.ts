import { errors } from '@strapi/utils';
import { describe, expect, it } from 'vitest';
import { ShopError } from '../../domain/shop-error';
import { toErrorBody, isMalformedBody, summarizeErrorForLog, withoutValues } from './error-response';

const coded = (code: string, message: string): Error => Object.assign(new Error(message), { code });
const SQL = "insert into up_users (email) values ('someone@example.com') - UNIQUE constraint failed";

describe('toErrorBody', () => {
  it.each([
    [new ShopError('SoldOut', 'Gone', { lines: [] }), 409, 'SoldOut'],
    [new ShopError('PayloadTooLarge', 'Too large'), 413, 'PayloadTooLarge'],
    [new errors.ValidationError('No'), 400, 'ValidationError'],
    [new errors.UnauthorizedError('No'), 401, 'Unauthorized'],
    [new errors.ForbiddenError('No'), 403, 'Forbidden'],
    [new errors.NotFoundError('No'), 404, 'NotFound'],
    [new errors.RateLimitError('No'), 429, 'TooManyRequests'],
    [coded('SQLITE_CONSTRAINT_UNIQUE', SQL), 409, 'ConflictError'],
    [coded('23505', SQL), 409, 'ConflictError'],
    [coded('22P02', SQL), 400, 'ValidationError'],
  ])('%s', (error, status, name) => {
    const described = toErrorBody(error);
    expect(described).toMatchObject({ status, name });
    expect(JSON.stringify(described)).not.toContain('someone@');
  });

  it.each([
    new Error('x'),
    new TypeError('x'),
    coded('SQLITE_BUSY', SQL),
    coded('40001', SQL),
    'text',
    null,
    Object.assign(new Error('x'), { status: 502 }),
  ])('does not know %s', (error) => {
    expect(toErrorBody(error)).toBeNull();
  });
});

describe('withoutValues', () => {
  it('keeps path and message, and removes the value', () => {
    const details = {
      errors: [{ path: ['password'], message: 'too short', name: 'ValidationError', value: 'geheim' }],
    };
    expect(withoutValues(details)).toEqual({
      errors: [{ path: ['password'], message: 'too short', name: 'ValidationError' }],
    });
    expect([withoutValues(null), withoutValues({ key: 'x' })]).toEqual([{}, { key: 'x' }]);
  });
});

describe('isMalformedBody', () => {
  it('distinguishes malformed JSON and forms from other errors', () => {
    const json = Object.assign(new SyntaxError('Unexpected end'), { status: 400 });
    const form = Object.assign(new Error('bad boundary'), { httpCode: 400 });
    expect(
      [json, form, new SyntaxError('in our own code'), new errors.ValidationError('x')].map(isMalformedBody),
    ).toEqual([true, true, false, false]);
  });
});

describe('summarizeErrorForLog', () => {
  it('omits the SQL statement', () => {
    for (const code of ['SQLITE_BUSY', '40001']) {
      const summary = summarizeErrorForLog(coded(code, SQL));
      expect(summary).toContain(code);
      expect(summary).not.toContain('someone@');
    }
    expect(summarizeErrorForLog(new Error('the reason'))).toContain('the reason');
  });
});
