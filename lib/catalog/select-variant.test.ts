import { describe, expect, it } from 'vitest';
import { makeVariant } from './catalog.fixtures';
import { initialChoice, optionGroups, optionState, readChoice, selectVariant, writeChoice } from './select-variant';

const variants = [
  makeVariant('pink', 's', 'low'),
  makeVariant('blue', 'm'),
  makeVariant('blue', 's', 'sold_out'),
  makeVariant('pink', 'xl', 'sold_out'),
];

describe('the variant picker', () => {
  it('lists colours and sizes in display order', () => {
    expect(optionGroups(variants)).toEqual([
      { key: 'color', values: ['blue', 'pink'] },
      { key: 'size', values: ['s', 'm', 'xl'] },
    ]);
    expect(optionGroups([makeVariant(null, null)])).toEqual([]);
  });

  it('marks sold-out and impossible values before they are chosen', () => {
    expect(optionState(variants, {}, 'size', 's')).toBe('ok');
    expect(optionState(variants, {}, 'size', 'xl')).toBe('sold_out');
    expect(optionState(variants, { color: 'blue' }, 'size', 's')).toBe('sold_out');
    expect(optionState(variants, { color: 'pink' }, 'size', 'm')).toBe('impossible');
    expect(optionState(variants, { size: 'm' }, 'color', 'pink')).toBe('impossible');
  });

  it('ignores the current value of the same group', () => {
    expect(optionState(variants, { color: 'blue', size: 'm' }, 'color', 'pink')).toBe('impossible');
    expect(optionState(variants, { color: 'blue', size: 's' }, 'color', 'pink')).toBe('ok');
  });

  it('preselects single values', () => {
    expect(initialChoice(variants)).toEqual({});
    expect(initialChoice([makeVariant('blue', 's'), makeVariant('blue', 'm')])).toEqual({ color: 'blue' });
    expect(selectVariant([makeVariant(null, null)], {})).toMatchObject({ state: 'ok' });
  });

  it('finds the variant, or reports a missing or impossible choice', () => {
    expect(selectVariant(variants, { color: 'pink' })).toEqual({ state: 'incomplete', missing: ['size'] });
    expect(selectVariant(variants, { color: 'pink', size: 'm' })).toEqual({ state: 'impossible' });
    expect(selectVariant(variants, { color: 'pink', size: 's' })).toMatchObject({
      state: 'low',
      variant: { id: 'variant-pink-s' },
    });
    expect(selectVariant(variants, { color: 'blue', size: 's' })).toMatchObject({ state: 'sold_out' });
  });
});

describe('the choice in the URL', () => {
  it('is parsed without unknown values', () => {
    expect(readChoice('?color=pink&size=S&ref=mail', variants)).toEqual({ color: 'pink', size: 's' });
    expect(readChoice('?color=green&size=xxxl', variants)).toEqual({});
    expect(readChoice('?color=pink', [makeVariant('blue', 's')])).toEqual({ color: 'blue', size: 's' });
  });

  it('preserves other parameters', () => {
    expect(writeChoice('?ref=mail', { color: 'blue', size: 'm' })).toBe('?ref=mail&color=blue&size=m');
    expect(writeChoice('?color=blue', {})).toBe('');
  });
});
