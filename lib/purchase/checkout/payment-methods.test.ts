import { afterEach, describe, expect, it, vi } from 'vitest';
import { effectiveMethod, offeredMethods } from './payment-methods';

const method = (id: string, min = 1, max: number | null = null) => ({ id, name: id, min, max });
const ids = (methods: { id: string }[]) => methods.map(({ id }) => id);

afterEach(() => vi.unstubAllGlobals());

describe('offeredMethods', () => {
  it.each([
    [99, []],
    [100, ['bizum']],
    [100_000, ['bizum']],
    [100_001, []],
  ])('respects the limits of a method at %i cents', (total, offered) => {
    expect(ids(offeredMethods([method('bizum', 100, 100_000)], { total, hasAddress: true }))).toEqual(offered);
  });
  it('offers nothing for a free order', () => {
    expect(offeredMethods([method('ideal', 0)], { total: 0, hasAddress: true })).toEqual([]);
  });
  it('offers Apple Pay only where the browser has it', () => {
    expect(offeredMethods([method('applepay')], { total: 100, hasAddress: true })).toEqual([]);
    const session = (canMakePayments: boolean) =>
      vi.stubGlobal('ApplePaySession', Object.assign(vi.fn(), { canMakePayments: () => canMakePayments }));
    session(true);
    expect(ids(offeredMethods([method('applepay')], { total: 100, hasAddress: true }))).toEqual(['applepay']);
    session(false);
    expect(offeredMethods([method('applepay')], { total: 100, hasAddress: true })).toEqual([]);
  });
});

it('offers no credit for an order without an address', () => {
  const methods = [method('klarna'), method('ideal')];
  expect(ids(offeredMethods(methods, { total: 100, hasAddress: false }))).toEqual(['ideal']);
});

it('lists credit after all other methods, in the provider’s order', () => {
  const methods = ['klarna', 'ideal', 'in3', 'creditcard'].map((id) => method(id));
  const offered = offeredMethods(methods, { total: 100, hasAddress: true });
  expect(ids(offered)).toEqual(['ideal', 'creditcard', 'klarna', 'in3']);
});

describe('effectiveMethod', () => {
  const offered = [method('ideal'), method('creditcard')];
  it('is what was chosen', () => expect(effectiveMethod('creditcard', offered)).toBe('creditcard'));
  it('is the first before a choice', () => expect(effectiveMethod('', offered)).toBe('ideal'));
  it('is the first when the chosen one is no longer offered', () =>
    expect(effectiveMethod('klarna', offered)).toBe('ideal'));
  it('is never credit before a choice, not even as the only method', () => {
    expect(effectiveMethod('', [method('klarna'), method('ideal')])).toBe('ideal');
    expect(effectiveMethod('', [method('klarna')])).toBe('');
    expect(effectiveMethod('klarna', [method('klarna')])).toBe('klarna');
  });
  it('is none without methods', () => expect(effectiveMethod('ideal', [])).toBe(''));
});
