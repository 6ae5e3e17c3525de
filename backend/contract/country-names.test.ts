import { describe, expect, it } from 'vitest';
import { findCountry, translateCountry } from './country-names';

describe('findCountry', () => {
  it.each([
    ['Nederland', 'NL'],
    ['Pays-Bas', 'NL'],
    [' the netherlands', null],
    ['Deutschland', 'DE'],
    ['SVERIGE', 'SE'],
    ['3511 AB Utrecht', null],
    ['', null],
  ])('%j: %s', (name, iso) => {
    expect(findCountry(name)).toBe(iso);
  });
});

describe('translateCountry', () => {
  it('translates the country', () => {
    expect(translateCountry('Otterkade 12\n3511 AB Utrecht\nNederland', 'de')).toBe(
      'Otterkade 12\n3511 AB Utrecht\nNiederlande',
    );
  });

  it('returns an address without country unchanged', () => {
    expect(translateCountry('Otterkade 12\n3511 AB Utrecht', 'de')).toBe('Otterkade 12\n3511 AB Utrecht');
  });
});
