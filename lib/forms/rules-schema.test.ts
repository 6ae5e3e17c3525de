import { describe, expect, it } from 'vitest';
import { findRuleError, findRuleMessages } from './run-rules';
import { rulesSchema } from './rules-schema';
import { parseRules } from '@/lib/forms/rule-string';

const error = (source: string, value: unknown, form: Record<string, unknown> = {}, name = 'field'): string | null =>
  findRuleError(parseRules(source), value, form, name);

describe('findError', () => {
  it.each<[string, unknown, string | null]>([
    ['required|email', '', 'required'],
    ['required|email', 'x', 'email'],
    ['required|email', 'x@y.nl', null],
    ['email', '', null],
    ['email', undefined, null],
    ['email|length:5', [], null],
    ['min:3', [], null],
    ['+min:3', [], 'min.list'],
    ['+length:2', '', 'length.text'],
    ['accepted', undefined, 'accepted'],
    ['accepted', false, 'accepted'],
    ['accepted', 'on', null],
    ['min:3', 2, 'min.number'],
    ['max:1', ['a', 'b'], 'max.list'],
    ['length:1,2', 'abc', 'length.text'],
    ['length:2', { a: 1 }, 'length.list'],
    ['matches:/a/|matches:/b/', 'ac', '2:matches'],
    ['min:1|min:5', 3, '2:min.number'],
    ['?length:10|email', 'x', 'email'],
    ['?length:10', 'x', null],
    ['between:a,b', 5, 'between'],
    ['date_format', '2020-01-01', 'date_format'],
  ])('%s on %j: %s', (source, value, expected) => {
    expect(error(source, value)).toBe(expected);
  });

  it('has access to the other fields', () => {
    expect(error('confirm', 'a', { secret: 'a' }, 'secret_confirm')).toBeNull();
    expect(error('confirm', 'b', { secret: 'a' }, 'secret_confirm')).toBe('confirm');
    expect(error('require_one:phone', '', { phone: '1' })).toBeNull();
    expect(error('require_one:phone', '', { phone: '' })).toBe('require_one');
  });
});

describe('findRemarks', () => {
  const codes = (source: string, value: unknown) =>
    findRuleMessages(parseRules(source), value, {}, 'field').map(({ code, blocking }) =>
      blocking ? code : `?${code}`,
    );

  it('stops at the first failure unless forced', () => {
    expect(codes('length:5|email|*starts_with:a', 'x')).toEqual(['length.text', 'starts_with']);
    expect(codes('length:5|*email', 'x')).toEqual(['length.text', 'email']);
  });

  it('distinguishes hints from errors', () => {
    expect(codes('?length:10|email', 'x')).toEqual(['?length.text', 'email']);
    expect(codes('?length:10|?alpha', '1')).toEqual(['?length.text']);
  });

  it('skips forced rules on empty values', () => {
    expect(codes('required|*email', '')).toEqual(['required']);
    expect(codes('required|*+email', '')).toEqual(['required', 'email']);
  });
});

describe('rulesSchema', () => {
  const schema = rulesSchema([
    { name: 'name', rules: parseRules('required|length:2,50') },
    { name: 'email', rules: parseRules('required|email') },
    { name: 'agreed', rules: parseRules('accepted') },
  ]);
  const issues = (values: unknown) =>
    schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('returns values unchanged', () => {
    const values = { name: 'Ann', email: 'ann@example.com', agreed: 'on', more: [1] };
    expect(schema.parse(values)).toEqual(values);
  });

  it('has one issue per invalid field', () => {
    expect(issues({ name: 'A', email: '' })).toEqual([
      ['name', 'length.text'],
      ['email', 'required'],
      ['agreed', 'accepted'],
    ]);
  });

  it.each([null, undefined, 'x', 5, ['a']])('rejects %j', (values) => {
    expect(issues(values)).toEqual([['', 'invalid']]);
  });

  it('ignores inherited fields', () => {
    const inherits: unknown = Object.create({ name: 'Ann', email: 'ann@example.com', agreed: 'on' });
    expect(issues(inherits)).toHaveLength(3);
  });
});
