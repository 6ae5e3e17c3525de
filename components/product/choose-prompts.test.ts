import { describe, expect, it } from 'vitest';
import { missingKey } from '@/lib/catalog/select-variant';
import { choosePrompts } from './choose-prompts';

const options = ['color', 'size', 'material', 'fit'].map((key) => ({ key, name: key.toUpperCase() }));
const say = (prompt: string, values?: { options: string }): string =>
  values ? `${prompt}: ${values.options}` : prompt;

describe('what to say when options are missing', () => {
  it('has the shop’s own words for colour and size, and names all others', () => {
    const prompts = choosePrompts(options, say);
    expect(prompts[missingKey(['color'])]).toBe('color');
    expect(prompts[missingKey(['size', 'color'])]).toBe('both');
    expect(prompts[missingKey(['material'])]).toBe('other: MATERIAL');
    expect(prompts[missingKey(['size', 'color', 'fit'])]).toBe('other: COLOR, SIZE, FIT');
    expect(Object.keys(prompts)).toHaveLength(15);
  });

  it('says nothing without options', () => {
    expect(choosePrompts([], say)).toEqual({});
  });
});
