import { describe, expect, it } from 'vitest';
import { makeVariant } from './catalog.fixtures';
import {
  changeChoice,
  initialChoice,
  optionKeys,
  optionState,
  readChoice,
  selectVariant,
  writeChoice,
} from './select-variant';

const variants = [
  makeVariant('pink', 's', 'low'),
  makeVariant('blue', 'm'),
  makeVariant('blue', 's', 'sold_out'),
  makeVariant('pink', 'xl', 'sold_out'),
];

describe('the variant picker', () => {
  it('asks for the options that variants have', () => {
    expect(optionKeys(variants)).toEqual(['color', 'size']);
    expect(optionKeys([makeVariant(null, null)])).toEqual([]);
  });

  it('takes any number of options: 20 colours, 10 sizes, 3 materials', () => {
    const count = (length: number) => Array.from({ length }, (_, at) => `v${at}`);
    const many = count(20).flatMap((color) =>
      count(10).flatMap((size) =>
        count(3).map((material) => ({
          options: { color, size, material },
          availability: material === 'v2' ? ('sold_out' as const) : ('ok' as const),
        })),
      ),
    );
    const [first, ...others] = many;
    expect(selectVariant(many, { color: 'v19', size: 'v9' })).toEqual({ state: 'incomplete', missing: ['material'] });
    expect(optionState(many, { color: 'v19', size: 'v9' }, 'material', 'v2')).toBe('sold_out');
    expect(optionState(others, { color: 'v0', size: 'v0' }, 'material', 'v0')).toBe('impossible');
    expect(selectVariant(many, { color: 'v0', size: 'v0', material: 'v0' })).toEqual({ state: 'ok', variant: first });
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

  it('sells variants with fewer options than others', () => {
    const scarf = { ...makeVariant('pink', null), options: { color: 'pink' } };
    const mixed = [makeVariant('blue', 's'), scarf];
    expect(initialChoice(mixed)).toEqual({});
    expect(selectVariant(mixed, {})).toEqual({ state: 'incomplete', missing: ['color', 'size'] });
    expect(selectVariant(mixed, { color: 'pink' })).toMatchObject({ state: 'ok', variant: { id: scarf.id } });
    expect(optionState(mixed, { color: 'blue', size: 's' }, 'color', 'pink')).toBe('ok');
    expect(changeChoice(mixed, { color: 'blue', size: 's' }, 'color', 'pink')).toEqual({ color: 'pink' });
    expect(changeChoice(variants, { color: 'blue', size: 'm' }, 'color', 'pink')).toEqual({ color: 'pink', size: 'm' });
    expect(selectVariant(mixed, { color: 'pink', size: 's' })).toEqual({ state: 'impossible' });
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
    expect(writeChoice('?color=green', {}, ['color'])).toBe('');
  });
});
