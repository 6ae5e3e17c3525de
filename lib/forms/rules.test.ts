import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from './rules';
import { type RuleName } from '@/backend/contract/form-rules';

type Form = Record<string, unknown>;
/** value, arguments, form, name */
type Case = [value: unknown, args?: unknown[], form?: Form, name?: string];

const day = 86_400_000;
const inDays = (count: number): Date => new Date(Date.now() + count * day);
const isoDay = (count: number): string => inDays(count).toISOString().slice(0, 10);
const circular: Form = {};
circular['self'] = circular;
const bare: unknown = Object.create(null);

const cases: Record<RuleName, { accepts: Case[]; refuses: Case[] }> = {
  required: {
    accepts: [
      ['foo'],
      ['  '],
      [' foo', ['trim']],
      [0],
      ['0'],
      [false],
      [Number.NaN],
      [[0]],
      [[undefined]],
      [{ a: false }],
      [new Date()],
      [new File(['a'], 'a.txt')],
      [1n],
      [Symbol('a')],
      ['👍'],
    ],
    refuses: [[''], [' ', ['trim']], ['\t\n\u00a0', ['trim']], [undefined], [null], [[]], [{}], [bare], [new Set()]],
  },
  email: {
    accepts: [
      ['dev+123@example.com'],
      ['12345@google.photography'],
      ['àlphä@❤️.ly'],
      ['a@b.co'],
      ['x.y.z@sub.domain.example'],
      ['用户@例子.公司'],
      ['"two words"@example.com'],
      ["o'neil@example.ie"],
    ],
    refuses: [
      ['12345@localhost'],
      ['a@b.c'],
      ['a b@c.nl'],
      ['a@@b.nl'],
      ['.a@b.nl'],
      ['a..b@c.nl'],
      ['a@b..nl'],
      ['@b.nl'],
      ['a@'],
      ['a@b.nl\n'],
      ['a@b.nl\r\nBcc: x@y.nl'],
      ['1*(123)2345@localhost'],
      [''],
      [null],
      [undefined],
      [5],
      [['a@b.nl']],
      [{}],
      [Symbol('a@b.nl')],
      [`${'a'.repeat(300)}@b.nl`],
    ],
  },
  url: {
    accepts: [
      ['http://google.com'],
      ['https://google.com/a?b=c#d'],
      ['http://localhost:3000'],
      ['http://coke.coke'],
      ['https://例子.公司/ü'],
      ['HTTPS://EXAMPLE.COM'],
      ['ftp://example.com', ['ftp:']],
      ['ftp://example.com', ['ftp']],
    ],
    refuses: [
      ['ftp://google.com'],
      ['http://'],
      ['google.com'],
      ['http:google.com'],
      ['//google.com'],
      ['javascript:alert(1)'],
      ['javascript:alert(1)', ['javascript:']],
      ['data:text/html,x', ['data']],
      ['https://a.nl/\nx'],
      ['mailto:a@b.nl'],
      ['http://google.com', ['ftp:']],
      [''],
      [null],
      [undefined],
      [7],
      [{}],
      [Symbol('x')],
    ],
  },
  number: {
    accepts: [
      ['123'],
      [19_832_461_234],
      [198.324],
      ['567.23'],
      ['-1'],
      ['1e3'],
      [' 5 '],
      [0],
      [''],
      [null],
      [true],
      [3n],
    ],
    refuses: [
      ['123,456'],
      ['123sdf'],
      ['abc'],
      [undefined],
      [Number.NaN],
      [{}],
      [[1, 2]],
      [Symbol('1')],
      [bare],
      ['٣'],
      ['1 000'],
    ],
  },
  min: {
    accepts: [
      ['5', ['5']],
      [6, [5]],
      [6, ['5']],
      ['10', ['9']],
      [Array(6), ['6']],
      [[1]],
      [1],
      ['1'],
      [5n, [5]],
      [['a', ['b']], [2]],
      ['-1', ['-2']],
    ],
    refuses: [
      ['5', ['5.1']],
      ['4', ['10']],
      [3, ['7']],
      ['bar', [4]],
      ['abc', [2]],
      [Array(6), ['7']],
      [[]],
      [0],
      [undefined, [0]],
      [Number.NaN, [0]],
      [{}, [0]],
      [Symbol('9'), [0]],
      [9, ['many']],
      [9, [null]],
      [9, [{}]],
    ],
  },
  max: {
    accepts: [['5', ['5']], [5, [6]], [Array(6), ['6']], [10], ['10'], [[], [0]], ['-7', [0]]],
    refuses: [
      ['5.3', ['5.1']],
      [Array(6), ['5']],
      ['bar', [2]],
      [10, ['7']],
      [11],
      [Array(11)],
      [undefined],
      [Number.NaN],
      [{}],
      [Symbol('1')],
      [1, ['few']],
      [1, [Number.NaN]],
    ],
  },
  between: {
    accepts: [
      [5, [0, 10]],
      ['5', ['0', '10']],
      ['0.5', ['0', '1']],
      [10, [1, 10]],
      [1, [1, 10]],
      ['5', ['5', '5.5']],
      ['20', ['50', '10']],
      [-1, [-2, 0]],
    ],
    refuses: [
      [0, [3, 10]],
      [15, [3, 10]],
      ['5', ['50', '10']],
      [5, []],
      [5, [1]],
      [5, ['a', 'b']],
      [5, [1, 'b']],
      [5, [undefined, 10]],
      [5, [null, 10]],
      [5, [Number.NaN, 10]],
      ['abc', [0, 10]],
      ['', [0, 10]],
      [null, [0, 10]],
      [undefined, [0, 10]],
      [[5], [0, 10]],
      [{}, [0, 10]],
      [Symbol('5'), [0, 10]],
    ],
  },
  length: {
    accepts: [
      ['abc', ['3']],
      ['abcdef', ['1', '6']],
      ['abcdef', ['6', '6']],
      ['abc', ['5', '1']],
      [
        [0, 1],
        ['1', '2'],
      ],
      [{ a: 'a' }, ['1', '2']],
      ['abc'],
      ['', ['0', '5']],
      ['abc', [2, '']],
      ['👍', [2, 2]],
      ['é', [1, 1]],
    ],
    refuses: [
      ['abc', ['4']],
      ['abcdef', ['1', '5']],
      ['abcde', ['6', '6']],
      [
        [0, 1, 2],
        ['1', '2'],
      ],
      [[], ['1', '2']],
      [{ a: 1, b: 2, c: 3 }, ['1', '2']],
      [{}, ['1', '2']],
      [123, ['1', '5']],
      [null, [0]],
      [undefined, [0]],
      [true, [0]],
      [Symbol('abc'), [0]],
      ['abc', ['x']],
      ['abc', [1, 'x']],
      ['abc', [{}]],
    ],
  },
  matches: {
    accepts: [
      ['second', ['third', 'second']],
      ['third', [/^third/]],
      ['first-fourth', ['second', /^third/, /fourth$/]],
      ['mypa55word', ['/[0-9]/']],
      ['https://', ['/https?:///']],
      ['ABC', ['/^abc$/i']],
      [12, ['/^\\d+$/']],
      ['a,b', ['/^a,b$/']],
      ['😀', ['/^.$/u']],
      ['é', ['/^\\p{L}$/u']],
      ['', ['']],
      ['aa', [/a/g]],
      ['aa', [/a/y]],
    ],
    refuses: [
      ['third', ['first']],
      ['third', [/^thirds/]],
      ['mypassword', ['/[0-9]/']],
      ['x', []],
      ['a', ['/(/']],
      ['aa', ['/(.)\\1/']],
      [5, ['5']],
      [null, ['/null/']],
      [undefined, ['/undefined/']],
      [Symbol('a'), ['/a/']],
      [['a'], ['/a/']],
      [{}, ['/object/']],
      ['a', [null]],
      ['a', [Symbol('a')]],
    ],
  },
  is: {
    accepts: [
      ['third', ['first', 'third']],
      ['5', [5]],
      [5, ['5']],
      [['abc'], [['cdf'], ['abc']]],
      [{ f: 'abc' }, [{ a: 1 }, { f: 'abc' }]],
      [{ a: { b: [1] } }, [{ a: { b: [1] } }]],
      [null, [null]],
      [true, ['1']],
      [new Date(5), [new Date(5)]],
    ],
    refuses: [
      ['third', ['first', 'second', 'Third']],
      [{ f: 'abc' }, [{ a: 'cdf' }, { b: 'abc' }]],
      ['x', []],
      [Number.NaN, [Number.NaN]],
      [undefined, ['undefined']],
      [{ a: 1 }, [{ a: '1' }]],
      [['a'], [['a', 'b']]],
      [bare, ['x']],
      [Symbol('a'), ['a']],
      ['é', ['e']],
      [new Date(5), [new Date(6)]],
    ],
  },
  not: {
    accepts: [
      ['5', ['6']],
      [1, [30]],
      ['abc', ['def']],
      ['5', [5]],
      [5, ['5']],
      ['x', []],
      [null, ['null']],
      [['a'], [['b']]],
      [circular, ['x']],
    ],
    refuses: [
      [['abc'], [['abc']]],
      [{ a: 'abc' }, [['123'], { a: 'abc' }]],
      ['a', ['b', 'c', 'a', 'f']],
      [null, [null]],
      ['👍', ['👍']],
    ],
  },
  accepted: {
    accepts: [['yes'], ['on'], ['1'], [1], [true], ['true']],
    refuses: [
      [false],
      ['false'],
      [''],
      [null],
      [undefined],
      [0],
      ['no'],
      ['YES'],
      [2],
      [[true]],
      [{}],
      [Symbol('yes')],
    ],
  },
  confirm: {
    accepts: [
      ['abc', ['check_here'], { check_here: 'abc' }, 'password'],
      ['abc', [], { password_confirm: 'abc' }, 'password'],
      ['abc', [], { password_confirmed: 'abc' }, 'password'],
      ['abc', [], { password: 'abc' }, 'password_confirm'],
      ['abc', [], { password: 'abc' }, 'password_confirmed'],
      [123, [], { password: '123' }, 'password_confirmed'],
      ['123', ['password', 'strict'], { password: '123' }, 'again'],
      [['a'], ['list'], { list: ['a'] }, 'other'],
      ['x', ['user.email'], { user: { email: 'x' } }, 'email'],
      ['x', [], { user: { email: 'x' } }, 'user.email_confirm'],
    ],
    refuses: [
      [123, ['password', 'strict'], { password: '123' }, 'password_confirmed'],
      ['123', [], { password_again: '123' }, 'password_confirmed'],
      ['abc', [], { password: 'abd' }, 'password_confirm'],
      ['abc', [], { password: 'abc' }],
      ['abc'],
      [undefined, [], {}, 'password_confirm'],
      [Object.prototype.constructor, ['constructor'], {}, 'x'],
      [Symbol('a'), ['b'], { b: 'a' }, 'c'],
    ],
  },
  starts_with: {
    accepts: [['hello', ['he']], ['hello', ['x', 'hel']], ['hello'], ['👍 yes', ['👍']], ['5x', [5]], ['élan', ['é']]],
    refuses: [
      ['hello', ['el']],
      ['hello', ['H']],
      ['', ['a']],
      [null, ['n']],
      [undefined],
      [55, ['5']],
      [['a'], ['a']],
      ['a', [['a']]],
      ['a', [{}, null, Symbol('a')]],
    ],
  },
  ends_with: {
    accepts: [
      ['a@b.com', ['@yahoo.com', '@b.com']],
      ['a@b.com'],
      ['a@b.com', [{ value: 'x' }, ['y'], '@b.com']],
      ['ok 👍', ['👍']],
    ],
    refuses: [
      ['a@b.com', ['@gmail.com']],
      ['a@b.com', [['@gmail.com', '@b.com']]],
      ['a@b.com', [{ value: '@b.com' }]],
      [null, ['l']],
      [5, ['5']],
      [Symbol('a')],
    ],
  },
  alpha: {
    accepts: [
      ['abc'],
      ['z'],
      ['jüstin'],
      ['bęlch'],
      ['àáâäïíôöÆ'],
      ['àáâ', ['russian']],
      ['Привет'],
      ['漢字'],
      ['e\u0301'],
      ['abcXYZ', ['latin']],
      ['abc', ['toString']],
    ],
    refuses: [
      ['àáâ', ['latin']],
      ['justin83'],
      ['-justin'],
      ['a b'],
      [''],
      ['👍'],
      [null],
      [undefined],
      [Number.NaN],
      [true],
      [5],
      [['a']],
      [{}],
      [Symbol('a')],
      ['\u212a', ['latin']],
      ['\ud800'],
    ],
  },
  alphanumeric: {
    accepts: [['567abc'], ['abc'], ['123'], [123], ['jüst1n'], ['字1'], ['aZ9', ['latin']], ['ü1', ['other']]],
    refuses: [
      ['a-1'],
      ['1.5'],
      [1.5],
      ['a b'],
      ['ü1', ['latin']],
      [''],
      ['👍1'],
      [null],
      [undefined],
      [{}],
      [['a1']],
      [Symbol('a')],
    ],
  },
  alpha_spaces: {
    accepts: [['I am'], ['string'], ['jüstin ellÿ'], ['bęlch agę'], [' '], ['à b', ['russian']], ['a Z', ['latin']]],
    refuses: [
      ['justin 83'],
      ['-justin'],
      ['à b', ['latin']],
      ['a\tb'],
      ['a\u00a0b'],
      [''],
      [null],
      [undefined],
      [5],
      [Symbol('a')],
    ],
  },
  lowercase: {
    accepts: [
      ['abc'],
      ['ü'],
      ['ę'],
      ['àáâäïíôöæ'],
      ['àá', ['russian']],
      ['ab1', ['allow_numeric']],
      ['a-1', ['allow_numeric_dashes']],
      ['a-1!_', ['allow_non_alpha']],
      ['abc', ['latin']],
      ['ß'],
    ],
    refuses: [
      ['MARTIN'],
      ['mArtin'],
      ['-56&54'],
      ['àá', ['latin']],
      ['ab1'],
      ['a-1', ['allow_numeric']],
      ['A1', ['allow_non_alpha']],
      ['漢'],
      [''],
      [null],
      [undefined],
      [true],
      [5],
      [Symbol('a')],
    ],
  },
  uppercase: {
    accepts: [['ABC'], ['Ü'], ['ÀÁÂ'], ['ÀÁ', ['russian']], ['ABC', ['latin']], ['Σ']],
    refuses: [
      ['abc'],
      ['mARTIN'],
      ['A1'],
      ['A B'],
      ['ÀÁ', ['latin']],
      [''],
      ['漢'],
      [null],
      [undefined],
      [5],
      [Symbol('A')],
    ],
  },
  symbol: {
    accepts: [['#$%'], ['$'], ['#$%^&*((&^((&^$@!:"><?'], ['[\\]^_`{|}~']],
    refuses: [
      ['$ü^'],
      ['martin'],
      ['345'],
      ['%r('],
      ['%6('],
      ['$ $'],
      [''],
      ['👍'],
      [null],
      [undefined],
      [5],
      [Symbol('$')],
    ],
  },
  contains_alpha: {
    accepts: [['007a'], ['ü1'], ['123é', ['x']], ['1字'], ['üa', ['latin']]],
    refuses: [['007'], ['$%'], ['ü', ['latin']], [''], [null], [undefined], [5], [true], [{}], [Symbol('a')], ['👍']],
  },
  contains_alphanumeric: {
    accepts: [['$a'], ['$1'], [5], ['ü'], ['jhejehj$'], ['üa', ['latin']]],
    refuses: [['$!@#'], ['ü', ['latin']], [''], [null], [undefined], [{}], [Symbol('a')], ['👍']],
  },
  contains_alpha_spaces: {
    accepts: [['010 1'], ['-justin'], ['ü'], [' ', ['latin']]],
    refuses: [['5457476'], ['-$%$#'], ['ü', ['latin']], [''], [null], [undefined], [Symbol('a')]],
  },
  contains_lowercase: {
    accepts: [['mARTIN'], ['JüSTIN'], ['1a'], ['Aa', ['latin']]],
    refuses: [['MARTIN'], ['-56&54'], ['Jü', ['latin']], [''], [null], [undefined], [{}], [Symbol('a')]],
  },
  contains_uppercase: {
    accepts: [['Martin'], ['jÜ'], ['1A', ['latin']]],
    refuses: [['bistro3000'], ['jÜ', ['latin']], [''], [null], [undefined], [{}], [Symbol('A')]],
  },
  contains_numeric: {
    accepts: [['abc1'], [5], ['$ü6&'], ['1']],
    refuses: [
      ['martin'],
      ['!@#'],
      ['٣'],
      [''],
      [null],
      [undefined],
      [[1]],
      [{ 1: 1 }],
      [Symbol('1')],
      [Number.POSITIVE_INFINITY],
    ],
  },
  contains_symbol: {
    accepts: [['a$'], ['-56'], [-5], ['a.b'], ['ü_']],
    refuses: [['martin'], ['345654'], ['a b'], [''], ['👍'], ['€'], [null], [undefined], [{}], [Symbol('$')]],
  },
  date_after: {
    accepts: [
      [inDays(1)],
      ['January 15, 2999'],
      [inDays(-1), ['Jan 15, 2000']],
      ['2000-01-02', ['2000-01-01']],
      ['2000-01-02', [new Date('2000-01-01')]],
      [isoDay(2)],
    ],
    refuses: [
      [inDays(-1)],
      ['January, 2000'],
      ['2000-01-01', ['2000-01-01']],
      [''],
      ['soon'],
      [null],
      [undefined],
      [Date.now() + day],
      [{}],
      [new Date(Number.NaN)],
      ['2030-01-01', ['soon']],
      [Symbol('a')],
      ['2000-02-31T'],
    ],
  },
  date_after_or_equal: {
    accepts: [['2000-01-01', ['2000-01-01']], ['2000-01-02', ['2000-01-01']], [inDays(1)]],
    refuses: [
      ['1999-12-31', ['2000-01-01']],
      [inDays(-1)],
      [''],
      [null],
      [undefined],
      ['2030-01-01', ['soon']],
      [Symbol('a')],
    ],
  },
  date_before: {
    accepts: [[inDays(-1)], ['January 15, 2000'], ['1999-12-31', ['2000-01-01']], [isoDay(-2)]],
    refuses: [
      [inDays(1)],
      ['2999-01-15'],
      ['2000-01-01', ['2000-01-01']],
      [''],
      ['once'],
      [null],
      [undefined],
      [0],
      ['1999-12-31', ['once']],
      [Symbol('a')],
    ],
  },
  date_before_or_equal: {
    accepts: [['2000-01-01', ['2000-01-01']], ['1999-12-31', ['2000-01-01']], [new Date()], [inDays(-1)]],
    refuses: [
      ['2000-01-02', ['2000-01-01']],
      [inDays(1)],
      ['January 15, 2999'],
      [''],
      [null],
      [undefined],
      [Symbol('a')],
    ],
  },
  date_between: {
    accepts: [
      ['1995-05-05', ['1990-01-01 00:00:00', '1999-12-31 23:59:59']],
      [new Date('1970-01-01'), ['1960-01-01', '1980-01-01']],
      ['1980-01-01', ['1970-01-01', '1990-01-01']],
      ['1960-01-01', ['1950-01-01', '1970-01-01']],
      ['1990-01-01', ['1990-01-01', '1990-01-01']],
      [inDays(5), [inDays(9)]],
    ],
    refuses: [
      ['2000-01-01', ['1990-01-01', '1999-12-31']],
      [inDays(-5), [inDays(9)]],
      ['1995-05-05', []],
      ['1995-05-05', ['a', 'b']],
      ['1995-05-05', ['1990-01-01', 'b']],
      ['', ['1990-01-01', '1999-12-31']],
      [null, ['1990-01-01', '1999-12-31']],
      [undefined, ['1960-01-01', '1999-12-31']],
      [0, ['1960-01-01', '1999-12-31']],
      [Symbol('a'), ['1960-01-01', '1999-12-31']],
    ],
  },
  date_format: {
    accepts: [
      ['12/10/1987', ['MM/DD/YYYY']],
      ['12/10/1987', ['MM/D/YYYY']],
      ['1-2-87', ['D-M-YY']],
      ['01-02-87', ['D-M-YY']],
      ['31.12.2026', ['DD.MM.YYYY']],
      ['2026', ['YYYY']],
      ['le 5/6', ['le D/M']],
    ],
    refuses: [
      ['1234', ['MM/DD/YYYY']],
      ['13/10/1987', ['MM/DD/YYYY']],
      ['12/32/1987', ['MM/DD/YYYY']],
      ['00/10/1987', ['MM/DD/YYYY']],
      ['1/2/1987', ['MM/DD/YYYY']],
      ['12-10-1987', ['MM/DD/YYYY']],
      ['31a12', ['DD.MM']],
      ['x12/10/1987', ['MM/DD/YYYY']],
      ['December 17, 2020', []],
      ['2020-12-17', [5]],
      ['2020-12-17', ['']],
      ['now', ['now']],
      ['2020-12-17', [null]],
      ['', ['YYYY']],
      [null, ['YYYY']],
      [undefined, ['YYYY']],
      [{}, ['YYYY']],
      [Symbol('2020'), ['YYYY']],
    ],
  },
  require_one: {
    accepts: [
      ['test'],
      ['', ['bar'], { bar: 'baz' }],
      [null, ['foo', 'bar'], { bar: false }],
      [[], ['bar'], { bar: 0 }],
      [0],
    ],
    refuses: [
      [''],
      ['', ['bar'], { foo: '', bar: '' }],
      ['', ['baz'], { bar: 'x' }],
      ['', ['bar'], { bar: [] }],
      ['', [], { bar: 'x' }],
      ['', ['toString'], {}],
      [undefined, [Symbol('bar'), null], { bar: 'x' }],
    ],
  },
};

const show = (value: unknown): string => {
  try {
    return typeof value === 'string'
      ? JSON.stringify(value.slice(0, 40))
      : typeof value === 'symbol'
        ? 'symbol'
        : (JSON.stringify(value) ?? String(value));
  } catch {
    return typeof value;
  }
};

describe.each(Object.keys(rules) as RuleName[])('%s', (rule) => {
  const run = ([value, args = [], form, name]: Case): boolean => rules[rule](value, args, form, name);
  const titled = (list: Case[]) => list.map((one) => [show(one[0]), show(one[1] ?? []), one] as const);

  it.each(titled(cases[rule].accepts))('accepts %s with %s', (_value, _args, one) => {
    expect(run(one)).toBe(true);
  });

  it.each(titled(cases[rule].refuses))('rejects %s with %s', (_value, _args, one) => {
    expect(run(one)).toBe(false);
  });

  it('returns a boolean for any value', () => {
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
        ownKeys: () => {
          throw new Error('no');
        },
        getPrototypeOf: () => {
          throw new Error('no');
        },
      },
    );
    for (const odd of [hostile, bare, circular, Symbol.iterator, () => 1, new Map(), 10n, '\ud800', -0]) {
      for (const args of [[], [odd], [odd, odd], ['a', odd]]) {
        expect(typeof rules[rule](odd, args, { a: odd }, 'a')).toBe('boolean');
      }
    }
    fc.assert(
      fc.property(
        fc.anything(),
        fc.array(fc.anything(), { maxLength: 3 }),
        fc.dictionary(fc.string(), fc.anything()),
        fc.string(),
        (value, args, form, name) => {
          expect(typeof rules[rule](value, args, form, name)).toBe('boolean');
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('properties that hold for every value', () => {
  it('not rejects exactly the strictly equal values', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, list) => {
        expect(rules.not(text, list)).toBe(!list.includes(text));
        expect(rules.is(text, list)).toBe(list.includes(text));
      }),
    );
  });

  it('between equals min and max combined', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (value, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(rules.between(String(value), [a, b])).toBe(rules.min(value, [low]) && rules.max(value, [high]));
      }),
    );
  });

  it('letters-only text contains a letter, unless empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        if (rules.alpha(text, [])) expect(rules.contains_alpha(text, [])).toBe(true);
        if (rules.symbol(text, [])) expect(rules.contains_alphanumeric(text, [])).toBe(false);
      }),
    );
  });

  it('confirms in both directions', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (a, b) => {
        const form = { secret: a, secret_confirm: b };
        expect(rules.confirm(a, [], form, 'secret')).toBe(a === b);
        expect(rules.confirm(b, [], form, 'secret_confirm')).toBe(a === b);
      }),
    );
  });
});
