import { describe, expect, it } from 'vitest';
import { type SeedLocale, seedLocales } from '../seed/types';
import { listTexts } from './texts';
import { findTypographyFaults } from './typography';

/** Quoted letter by letter in the specification. */
const AS_SPECIFIED = new Set(['messages.rules.misconfigured']);

describe.each(seedLocales)('texts in %s', (locale) => {
  it('use the marks of their language', () => {
    const texts = listTexts(locale);
    expect(texts.length).toBeGreaterThan(2_000);
    const faults = texts
      .filter(({ key }) => !(locale === 'en' && AS_SPECIFIED.has(key)))
      .flatMap(({ key, text }) => findTypographyFaults(text, locale).map((fault) => ({ key, fault, text })));
    expect(faults).toEqual([]);
  });
});

describe('typography', () => {
  const wrong: [SeedLocale, string, string][] = [
    ['nl', 'een "drijfpak"', 'curly quotes instead of straight double ones'],
    ['nl', "foto's van je kind", 'a curly apostrophe instead of a straight one'],
    ['en', "the children' s", 'a curly apostrophe instead of a straight one'],
    ['en', 'one  suit', 'one space instead of two'],
    ['sv', 'dräkten , som', 'no space before a comma or full stop'],
    ['en', 'and then...', '… instead of three full stops'],
    ['de', 'der Anzug - und mehr', 'a dash (–) instead of a hyphen between words'],
    ['de', '11-14 kg', '– without spaces between the ends of a range'],
    ['sv', '86 – 97 cm', '– without spaces between the ends of a range'],
    ['nl', 'van 11 kg', 'a no-break space between a number and its unit'],
    ['nl', 'voor 5\u00a0€', 'the euro sign before the amount, with a space (€ 5)'],
    ['en', 'for € 5', 'the euro sign before the amount, without a space (€5)'],
    ['fr', 'pour €5', 'the euro sign after the amount (5 €)'],
    ['nl', '„drijfpak”', 'quotes “ ” or ‘ ’'],
    ['en', '«suit»', 'quotes ‘ ’ or “ ”'],
    ['de', '“Anzug”', 'quotes „ “ or ‚ ‘'],
    ['es', 'Qué talla?', '¿ before a question'],
    ['es', 'Hola!', '¡ before an exclamation'],
    ['es', '‘hola’', 'quotes « » or “ ”'],
    ['fr', 'Quelle taille ?', 'a no-break space before : ; ? ! »'],
    ['fr', 'Attention: eau froide', 'a no-break space before : ; ? ! »'],
    ['fr', '« maillot\u00a0»', 'a no-break space after «'],
    ['fr', 'le 1 novembre', '1er for the first day of a month'],
    ['sv', '“dräkt”', 'quotes ” ” or ’ ’'],
  ];
  it.each(wrong)('%s: refuses %s', (locale, text, fault) => {
    expect(findTypographyFaults(text, locale)).toContain(fault);
  });

  const right: [SeedLocale, string][] = [
    ['nl', 'Foto’s: van 11 tot 42\u00a0kg, voor €\u00a03,95. Zie [maten](/maattabel "x").'.replace(' "x"', '')],
    ['en', 'It’s ‘dry’ from 86–97\u00a0cm, at €3.95 {count, plural, one {# star} other {# stars}}'],
    ['de', '„Spring, wenn’s geht“: 3,95\u00a0€ nach EN 13138-1'],
    ['es', '¿Qué talla? ¡Listo! «Así» por 3,95\u00a0€'],
    ['fr', 'Quelle taille\u00a0? «\u00a0M\u00a0»\u00a0: le 1er\u00a0novembre à 10:30, https://zwotter.fr/x?y=1'],
    ['sv', '”Flyt” – 86–97\u00a0cm, info@zwotter.se'],
  ];
  it.each(right)('%s: accepts %s', (locale, text) => {
    expect(findTypographyFaults(text, locale)).toEqual([]);
  });
});
