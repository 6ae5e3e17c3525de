import { describe, expect, it } from 'vitest';
import { settings } from './data/settings';
import { termsFr } from './data/pages/terms/fr';
import { contactPage } from './data/pages/contact';
import { seedLocales } from './types';

const showsThem = (blocks: { kind: string }[]): boolean => blocks.some(({ kind }) => kind === 'registrations');

describe('registrations as a producer', () => {
  it('are shown in the French terms, as the law there wants, and with the company’s details in every language', () => {
    expect(showsThem(termsFr.blocks)).toBe(true);
    for (const locale of seedLocales) expect(showsThem(contactPage.text[locale].blocks), locale).toBe(true);
  });

  it('are numbers that nobody takes for real ones', () => {
    const { registrations } = settings.common;
    expect(registrations.filter(({ country }) => country === 'fr')).toHaveLength(2);
    for (const { number } of registrations) expect(number).toMatch(/exempl|beispiel|ejemplo/i);
  });
});
