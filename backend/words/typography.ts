import type { SeedLocale } from '../seed/types';
import { proseOf } from './prose';

interface Rule {
  /** What to write instead. */
  name: string;
  /** Finds what is wrong. */
  wrong: RegExp;
}

const everywhere: Rule[] = [
  { name: 'curly quotes instead of straight double ones', wrong: /"/ },
  { name: 'a curly apostrophe instead of a straight one', wrong: /\p{L}'\p{L}|\p{L}'(?=\s|$)/u },
  { name: 'one space instead of two', wrong: /[^\s|] {2,}(?=\S)/ },
  { name: 'no space before a comma or full stop', wrong: /\p{L}[ \u00a0][,.](?=\s|$)/u },
  { name: '… instead of three full stops', wrong: /\.{3}/ },
  { name: 'a dash (–) instead of a hyphen between words', wrong: /\S - (?=\S)/ },
  {
    name: '– without spaces between the ends of a range',
    wrong: /\d+ ?- ?\d+(?=\s?(?:kg|cm|m|km|min|%|°|€))|\d – (?=\d)/,
  },
  {
    name: 'a no-break space between a number and its unit',
    wrong: /\d (?:kg|cm|mm|m|km|ml|N|°C|€|%)(?![\p{L}\p{N}])/u,
  },
];

/** Each language's own marks; those of its neighbours slip in with copied sentences. */
const own: Record<SeedLocale, Rule[]> = {
  nl: [
    { name: 'quotes “ ” or ‘ ’', wrong: /[„«»]/ },
    { name: 'the euro sign before the amount, with a space (€ 5)', wrong: /€\d|\d\s?€/ },
  ],
  en: [
    { name: 'quotes ‘ ’ or “ ”', wrong: /[„«»]/ },
    { name: 'the euro sign before the amount, without a space (€5)', wrong: /€\s\d|\d\s?€/ },
  ],
  de: [
    { name: 'quotes „ “ or ‚ ‘', wrong: /[«»”]/ },
    { name: 'the euro sign after the amount (5 €)', wrong: /€\s?\d|\d€/ },
  ],
  es: [
    { name: 'quotes « » or “ ”', wrong: /[„‘]/ },
    { name: 'the euro sign after the amount (5 €)', wrong: /€\s?\d|\d€/ },
    { name: '¿ before a question', wrong: /^[^¿]*\?/m },
    { name: '¡ before an exclamation', wrong: /^[^¡]*!(?!\[)/m },
  ],
  fr: [
    { name: 'quotes « » or “ ”', wrong: /[„‘]/ },
    {
      name: 'a no-break space before : ; ? ! »',
      wrong: /[^\s\u00a0\u202f:/[(]( ?)[;?!»](?=[\s.,)]|$)|[^\s\d\u00a0\u202f]( ?):(?=\s|$)/m,
    },
    { name: 'a no-break space after «', wrong: /«[^\u00a0\u202f]/ },
    { name: 'the euro sign after the amount (5 €)', wrong: /€\s?\d|\d€/ },
    {
      name: '1er for the first day of a month',
      wrong: /\b1 (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/,
    },
  ],
  sv: [
    { name: 'quotes ” ” or ’ ’', wrong: /[„«»“‘]/ },
    { name: 'the currency after the amount (5 €)', wrong: /€\s?\d|\d€/ },
  ],
};

/** What is set wrongly in a text, as names of rules; empty when all is well. */
export function findTypographyFaults(text: string, locale: SeedLocale): string[] {
  const prose = proseOf(text);
  return [...everywhere, ...own[locale]].filter(({ wrong }) => wrong.test(prose)).map(({ name }) => name);
}
