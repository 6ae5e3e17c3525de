import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickest, workLimit } from '@/tests/support/quickest';
import { parseRules } from './rule-string';
import { rules } from './rules';
import { UnknownRule, type ParsedRule } from '@/backend/contract/rule-string';
import { type RuleName } from '@/backend/contract/form-rules';

const rule = (name: RuleName, args: unknown[] = [], other: Partial<ParsedRule> = {}): ParsedRule => ({
  name,
  args,
  blocking: true,
  debounce: 0,
  force: false,
  skipEmpty: !['required', 'require_one', 'accepted'].includes(name),
  ...other,
});

describe('parseRules', () => {
  it.each<[string, ParsedRule[]]>([
    ['', []],
    [' | ', []],
    ['required', [rule('required')]],
    ['required|length:2,50', [rule('required'), rule('length', ['2', '50'])]],
    [' required | between: 20 , 50 |', [rule('required'), rule('between', ['20', '50'])]],
    ['length:2,', [rule('length', ['2', ''])]],
    ['min:', [rule('min')]],
    [
      'date_between:1990-01-01 00:00:00,1999-12-31 23:59:59',
      [rule('date_between', ['1990-01-01 00:00:00', '1999-12-31 23:59:59'])],
    ],
    ['url:ftp:', [rule('url', ['ftp:'])]],
    ['?length:10', [rule('length', ['10'], { blocking: false })]],
    ['*email', [rule('email', [], { force: true })]],
    ['+min:3', [rule('min', ['3'], { skipEmpty: false })]],
    ['(500)email', [rule('email', [], { debounce: 500 })]],
    [
      'required|*+(200)min:10',
      [rule('required'), rule('min', ['10'], { force: true, skipEmpty: false, debounce: 200 })],
    ],
    ['?(20)*number', [rule('number', [], { blocking: false, force: true, debounce: 20 })]],
    ['(99999999999)email', [rule('email', [], { debounce: 60_000 })]],
  ])('%j', (source, expected) => {
    expect(parseRules(source)).toEqual(expected);
  });

  it.each<[string, unknown[][]]>([
    ['matches:/^a/', [['/^a/']]],
    ['matches:/^a|b$/', [['/^a|b$/']]],
    ['matches:/^a{2,3}$/,plain', [['/^a{2,3}$/', 'plain']]],
    ['matches:/a/i , /b:c/', [['/a/i', '/b:c/']]],
    ['matches:/https?:///|required', [['/https?:///'], []]],
    ['matches:/[/,|]/|email', [['/[/,|]/'], []]],
    ['matches:/a\\/,b/|email', [['/a\\/,b/'], []]],
    ['matches:/^[0-9]{3}-[0-9]{3}-[0-9]{4}$/', [['/^[0-9]{3}-[0-9]{3}-[0-9]{4}$/']]],
    ['matches:node,php,java', [['node', 'php', 'java']]],
    ['matches:/usr,/var', [['/usr', '/var']]],
    ['is:/a|email', [['/a'], []]],
  ])('arguments of %j', (source, expected) => {
    expect(parseRules(source).map(({ args }) => args)).toEqual(expected);
  });

  it.each([
    'unknown',
    'Required',
    'required|toString',
    '__proto__',
    'constructor:1',
    ':5',
    '??',
    '()min',
    '(a)min',
    '5',
    'required email',
    '<script>',
  ])('rejects %j', (source) => {
    expect(() => parseRules(source)).toThrow(UnknownRule);
  });

  it('round-trips', () => {
    const name = fc.constantFrom(...(Object.keys(rules) as RuleName[]));
    const plain = fc.stringMatching(/^[^|,\s/][^|,]{0,8}$/).map((text) => text.trim());
    const regex = fc.stringMatching(/^[a-z|,:.^$ {}()+*?-]{1,12}$/).map((body) => `/${body}/`);
    const one = fc
      .record({
        name,
        args: fc.array(plain, { maxLength: 3 }),
        patterns: fc.array(regex, { maxLength: 2 }),
        blocking: fc.boolean(),
        debounce: fc.nat(60_000),
        force: fc.boolean(),
        run: fc.boolean(),
        order: fc.nat(5),
      })
      .map(({ name: ruleName, args, patterns, blocking, debounce, force, run, order }) => {
        const hints = [blocking ? '' : '?', force ? '*' : '', run ? '+' : '', debounce ? `(${debounce})` : ''];
        const all = ruleName === 'matches' ? [...args, ...patterns] : args;
        const rotated = [...hints.slice(order % 4), ...hints.slice(0, order % 4)].join('');
        const text = rotated + ruleName + (all.length > 0 ? `:${all.join(',')}` : '');
        return { text, parsed: rule(ruleName, all, { blocking, debounce, force, ...(run && { skipEmpty: false }) }) };
      });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 5 }), fc.constantFrom('|', ' | ', '||'), (list, separator) => {
        expect(parseRules(list.map(({ text }) => text).join(separator))).toEqual(list.map(({ parsed }) => parsed));
      }),
      { numRuns: 500 },
    );
  });

  it('only throws UnknownRule and always terminates', () => {
    const pieces = fc.array(
      fc.constantFrom(
        'required',
        'matches:',
        'min',
        '|',
        ',',
        ':',
        '/',
        '[',
        ']',
        '\\',
        '(',
        ')',
        '20',
        '?',
        '*',
        '+',
        ' ',
        'é',
        '😀',
        '\n',
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((list) => list.join('')),
        ),
        (source) => {
          try {
            for (const parsed of parseRules(source)) expect(Object.hasOwn(rules, parsed.name)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(UnknownRule);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('parses long malformed input in linear time', () => {
    const malformed = [`matches:${'/[,'.repeat(3000)}`, `matches:${'/a'.repeat(5000)}`];
    expect(quickest(() => malformed.map((source) => parseRules(source)))).toBeLessThan(workLimit(1000));
  });
});
