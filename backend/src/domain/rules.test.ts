import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessKeyOf,
  createOrderSlug,
  hashAccessKey,
  matchesAccessKey,
  parseOrderAccessHeader,
} from './order-access-key';
import { hashBody } from './body-hash';
import { agreesWithOptions, availabilityOf } from './cart';
import { canBeReturned, findCancelError, findFulfilmentError } from './fulfilment';
import { resolveReturnUrl } from './return-url';
import { fromDecimalText, toDecimalText } from './money';
import { formatNumber, seriesOf } from './order-number';
import { formatDay, shopDay, shopYear } from './shop-calendar';
import { FULFILMENTS } from '../../contract/order-states';
import { toCents } from '../../contract/money';

describe('money', () => {
  it('turns cents into decimal text and back without loss', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (cents) => {
        expect(fromDecimalText(toDecimalText(cents))).toBe(cents);
      }),
    );
    expect(toDecimalText(5)).toBe('0.05');
    expect(() => toDecimalText(1.5)).toThrow(RangeError);
    expect(() => fromDecimalText('1e3')).toThrow(RangeError);
  });
  it('rounds decimals of the CMS', () => {
    expect([toCents(3.95), toCents(1.005), toCents(59.99), toCents(0)]).toEqual([395, 101, 5999, 0]);
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        expect(toCents(cents / 100)).toBe(cents);
      }),
    );
  });
});

describe('options', () => {
  const own = [
    { key: 'color', value: 'blue' },
    { key: 'size', value: 'm' },
  ];
  it('match in any order', () => {
    expect(agreesWithOptions([...own].reverse(), own)).toBe(true);
    expect(agreesWithOptions([], [])).toBe(true);
  });
  it('may be fewer than a product has by now', () => {
    expect(agreesWithOptions([{ key: 'color', value: 'blue' }], own)).toBe(true);
    expect(agreesWithOptions([], own)).toBe(true);
  });
  it.each([
    ['of a variant that has none of the kind', [{ key: 'length', value: 'x' }]],
    [
      'other value',
      [
        { key: 'color', value: 'pink' },
        { key: 'size', value: 'm' },
      ],
    ],
    [
      'named twice',
      [
        { key: 'color', value: 'blue' },
        { key: 'color', value: 'blue' },
      ],
    ],
    ['too many', [...own, { key: 'length', value: 'x' }]],
    [
      'prototype key',
      [
        { key: '__proto__', value: 'blue' },
        { key: 'size', value: 'm' },
      ],
    ],
  ])('refuses %s', (_, given) => expect(agreesWithOptions(given, own)).toBe(false));
});

describe('availability', () => {
  it.each([
    [6, 'ok'],
    [5, 'low'],
    [1, 'low'],
    [0, 'sold_out'],
    [-3, 'sold_out'],
  ])('%i pieces -> %s', (quantity, expected) => expect(availabilityOf(quantity, 5)).toBe(expected));
});

describe('fulfilment', () => {
  it('ships only paid orders and has no backward transitions', () => {
    expect(findFulfilmentError('new', 'shipped', 'paid')).toBeNull();
    expect(findFulfilmentError('new', 'shipped', 'open')).toMatch(/paid/);
    expect(findFulfilmentError('shipped', 'delivered', 'refunded')).toBeNull();
    expect(findFulfilmentError('delivered', 'returned', 'refunded')).toBeNull();
    expect(findFulfilmentError('shipped', 'new', 'paid')).toMatch(/can not become/);
    expect(findFulfilmentError('new', 'delivered', 'paid')).toMatch(/can not become/);
    expect(findFulfilmentError('shipped', 'shipped', 'paid')).toBeNull();
    expect(findFulfilmentError('new', 'canceled', 'paid')).toMatch(/own button/);
    expect(findFulfilmentError('canceled', 'shipped', 'paid')).toMatch(/can not become/);
  });
  it('allows canceling before shipping and returns afterwards', () => {
    expect(FULFILMENTS.filter((fulfilment) => findCancelError(fulfilment) === null)).toEqual(['new']);
    expect(FULFILMENTS.filter(canBeReturned)).toEqual(['shipped', 'delivered']);
  });
});

describe('order numbers', () => {
  it('use the calendar year of the shop', () => {
    const newYear = new Date('2026-12-31T23:30:00Z');
    expect(shopYear(newYear, 'Europe/Amsterdam')).toBe(2027);
    expect(shopYear(newYear, 'UTC')).toBe(2026);
    expect(shopDay(newYear, 'Europe/Amsterdam')).toBe('2027-01-01');
    expect(shopYear(newYear, 'Nowhere/At all')).toBe(2026);
    expect(shopDay(new Date('2026-01-02T12:00:00Z'), 'UTC')).toBe('2026-01-02');
    expect(formatDay(newYear, 'Europe/Amsterdam', 'de-DE')).toBe('1. Januar 2027');
    expect(formatNumber(seriesOf('ZW', 2026, ''), 42)).toBe('ZW2026-00042');
    expect(formatNumber(seriesOf('', 2026, ''), 1_234_567)).toBe('2026-1234567');
    expect(formatNumber(seriesOf('ZW', 2026, '2C8QM'), 42)).toBe('ZW2026-2C8QM-00042');
  });
});

describe('access keys', () => {
  it('only match their own order', () => {
    const [slug, other] = [createOrderSlug(), createOrderSlug()];
    const key = accessKeyOf(slug, 'secret');
    expect(slug).toMatch(/^[\w-]{22}$/);
    expect(matchesAccessKey(key, hashAccessKey(key))).toBe(true);
    expect(matchesAccessKey(accessKeyOf(other, 'secret'), hashAccessKey(key))).toBe(false);
    expect(matchesAccessKey(accessKeyOf(slug, 'other'), hashAccessKey(key))).toBe(false);
    expect(matchesAccessKey(key, '')).toBe(false);
  });
  it('are parsed from the header, ignoring malformed pairs', () => {
    const slug = createOrderSlug();
    const key = accessKeyOf(slug, 's');
    expect(parseOrderAccessHeader(` ${slug}.${key} ,x.y,,${slug}`)).toEqual(new Map([[slug, key]]));
    expect(parseOrderAccessHeader(undefined).size).toBe(0);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseOrderAccessHeader(text).size).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('body hash', () => {
  it('ignores the order of keys, not that of lists', () => {
    expect(hashBody({ a: 1, b: { c: 2, d: 3 } })).toBe(hashBody({ b: { d: 3, c: 2 }, a: 1, e: undefined }));
    expect(hashBody([1, 2])).not.toBe(hashBody([2, 1]));
  });
});

describe('return URLs', () => {
  const origin = 'https://shop.example';
  it('accepts return URLs on the own origin only', () => {
    expect(resolveReturnUrl(origin, 'abc')).toBe('https://shop.example/order-payment?order=abc');
    expect(resolveReturnUrl(origin, 'abc', 'https://shop.example/order-payment?x=1#y')).toBe(
      'https://shop.example/order-payment?x=1&order=abc',
    );
  });
  it.each([
    'https://evil.example/order-payment',
    '//evil.example',
    'https://shop.example.evil.example',
    'https://shop.example@evil.example',
    'https://user:pw@shop.example/x',
    'http://shop.example/x',
    'javascript:alert(1)',
    '/order-payment',
    '\\\\evil.example',
  ])('ignores %s', (wanted) =>
    expect(resolveReturnUrl(origin, 'abc', wanted)).toBe('https://shop.example/order-payment?order=abc'),
  );
});
