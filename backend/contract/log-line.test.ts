import { describe, expect, it } from 'vitest';
import { defaultLogFormat, describeError, withoutSecrets } from './log-line';

describe('withoutSecrets', () => {
  it.each([
    ['550 5.1.1 <stille.klant@privat.example>: no such mailbox', '550 5.1.1 <[email]>: no such mailbox'],
    ['to anna+shop@mail.example.co.uk failed', 'to [email] failed'],
    ['GET /orders/nS3-0hd_kKx9vQzLw2mT7A', 'GET /orders/[token]'],
    ['a slug without digits: AbcdefghijKlmnopqrstuv', 'a slug without digits: [token]'],
    ['fetch https://www.mollie.com/checkout/select/7UhSN1zuXS failed', 'fetch https://www.mollie.com/… failed'],
    ['page /nl/order?key=abc&x=1 is gone', 'page /nl/order?… is gone'],
    ['Bearer test_logs_00000000000000000000000000000', 'Bearer [key]'],
    [`hash ${'0a'.repeat(32)}`, 'hash [key]'],
  ])('%s', (text, expected) => expect(withoutSecrets(text)).toBe(expected));

  it.each([
    'Mail order.paid of order:17 failed, attempt 1: EENVELOPE',
    'Video of entry k2j3h4g5f6d7s8a9q0w1e2r3: no such file',
    'connect ECONNREFUSED 127.0.0.1:1337',
    'ZW-2026-000017: the payment could not be created. Mollie: 422',
  ])('leaves "%s" alone', (text) => expect(withoutSecrets(text)).toBe(text));
});

it('logs the stack of an error without its message, which may repeat data', () => {
  const error = new TypeError('no mailbox anna@mail.example\n    second line');
  const { type, message, stack } = describeError(error);
  expect([type, message]).toEqual(['TypeError', 'no mailbox [email]\n    second line']);
  expect(stack).toMatch(/^\s+at .*log-line\.test/);
  expect(stack).not.toContain('anna');
});

it('describes what is not an error', () => {
  expect(describeError('anna@mail.example')).toEqual({ type: 'string', message: '[email]' });
});

it('writes for programs in production, but not to a terminal', () => {
  expect([defaultLogFormat(true, false), defaultLogFormat(true, true), defaultLogFormat(false, false)]).toEqual([
    'json',
    'text',
    'text',
  ]);
});
