import { describe, expect, it } from 'vitest';
import { countryName } from '../contract/country-names';
import { legalPages } from './data/pages-legal';
import { shopPages } from './data/pages-shop';
import { products } from './data/products';
import { type SeedLocale, seedLocales } from './types';

const pages = [...legalPages, ...shopPages];

function pageText(key: string, locale: SeedLocale): string {
  const page = pages.find((candidate) => candidate.key === key);
  if (!page) throw new Error(`No page ${key}`);
  return JSON.stringify(page.text[locale].blocks);
}
const missing = (text: string, words: string[]): string[] =>
  words.filter((word) => !text.toLowerCase().includes(word.toLowerCase()));

/**
 * The points of annex I(A) of Directive 2011/83/EU: the right, an unequivocal statement, the form that nobody must use, the
 * means of payment, the cost of sending back, loss of value.
 */
const INSTRUCTIONS: Record<SeedLocale, string[]> = {
  nl: [
    'zonder opgave van redenen',
    'ondubbelzinnige',
    'dat hoeft niet',
    'zelfde betaalmiddel',
    'rechtstreekse kosten',
    'waardevermindering',
  ],
  en: [
    'without giving any reason',
    'unequivocal',
    'do not have to',
    'same means of payment',
    'direct cost',
    'diminished value',
  ],
  de: [
    'ohne Angabe von Gründen',
    'eindeutigen Erklärung',
    'nicht vorgeschrieben',
    'dasselbe Zahlungsmittel',
    'unmittelbaren Kosten',
    'Wertverlust',
  ],
  es: [
    'sin necesidad de justificación',
    'inequívoca',
    'no es obligatorio',
    'mismo medio de pago',
    'coste directo',
    'disminución de valor',
  ],
  fr: [
    'sans donner de motif',
    'dénuée d’ambiguïté',
    'pas obligatoire',
    'même moyen de paiement',
    'frais directs',
    'dépréciation',
  ],
  sv: [
    'utan att ange något skäl',
    'klart och tydligt',
    'inte obligatoriskt',
    'samma betalningsmedel',
    'direkta returkostnaderna',
    'värdeminskning',
  ],
};

/** Whose law applies, and that the buyer's own mandatory law stays. */
const CHOICE_OF_LAW: Record<SeedLocale, string[]> = {
  nl: ['Nederlands recht', 'dwingende regels'],
  en: ['Dutch law applies', 'mandatory consumer law'],
  de: ['niederländisches Recht', 'zwingende Vorschriften'],
  es: ['ley neerlandesa', 'normas imperativas'],
  fr: ['droit néerlandais', 'dispositions impératives'],
  sv: ['Nederländsk lag', 'tvingande'],
};

const OBVIOUS_MISTAKE: Partial<Record<SeedLocale, string>> = {
  nl: 'kosteloos annuleren',
  en: 'cancel free of charge',
  es: 'cancelarlo sin gastos',
  fr: 'annuler sans frais',
  sv: 'avbeställa utan kostnad',
};

/** General claims that Directive (EU) 2024/825 forbids without recognised excellent performance. */
const GREEN = [
  /klimaatneutraal|klimaneutral|climate[- ]neutral|carbon[- ]neutral|CO2[- ]neutra|clima ?neutro|neutre en carbone|klimatneutral/i,
  /milieuvriendelijk|umweltfreundlich|environmentally friendly|eco-?friendly|respetuos[oa] con el medio ambiente|ecológic[oa]s?\b|écologique|respectueu(?:x|se) de l’environnement|miljövänlig/i,
  /biodegradable|biologisch afbreekbaar|biologisch abbaubar|biodégradable|biologiskt nedbrytbar/i,
  /\bsustainable\b|nachhaltig|sostenible|\bdurable pour la planète|\bhållbar(?:t|a)? för miljön/i,
];

/** Share of each fibre, as `82% polyester, 18% elastane` writes it. */
const shares = (text: string): number[] =>
  [...text.matchAll(/(\d+)[\u00A0\u202F ]?%/g)].map(([, share]) => Number(share));

describe.each(seedLocales)('the duties of a shop in %s', (locale) => {
  it('withdrawal: every point of the model instructions', () => {
    expect(missing(pageText('returns', locale), INSTRUCTIONS[locale])).toEqual([]);
  });
  it('choice of law: the mandatory law of the buyer’s country stays', () => {
    expect(missing(pageText('terms', locale), CHOICE_OF_LAW[locale])).toEqual([]);
  });
  it('ways to pay, and countries of delivery, before an order', () => {
    expect(missing(pageText('service', locale), ['Klarna'])).toEqual([]);
    const countries = ['nl', 'be', 'de', 'fr', 'es', 'se'].map((iso) => countryName(iso, locale));
    expect(missing(pageText('shipping', locale), countries)).toEqual([]);
  });
  it('no general claim about the environment', () => {
    const texts = [...pages.map(({ text }) => text[locale]), ...products.map(({ text }) => text[locale])].map((text) =>
      JSON.stringify(text),
    );
    expect(texts.flatMap((text) => GREEN.flatMap((claim) => claim.exec(text)?.[0] ?? []))).toEqual([]);
  });
  it('fibres of what is sewn add up to the whole', () => {
    const sewn = products.filter(({ key }) => ['classic', 'mini', 'poncho'].includes(key));
    const sums = sewn.map(({ key, text }) => {
      const material = text[locale].details.find((detail) => detail.text.includes('%'))?.text ?? '';
      return [key, shares(material).reduce((sum, share) => sum + share, 0)];
    });
    expect(sums).toEqual(sewn.map(({ key }) => [key, 100]));
  });
});

it.each(seedLocales.filter((locale) => locale !== 'de'))(
  'terms in %s: an obvious mistake leaves the choice to the buyer',
  (locale) => {
    expect(pageText('terms', locale)).toContain(OBVIOUS_MISTAKE[locale]);
  },
);

it.each([
  [
    'nl',
    'guarantee',
    [
      '**Nederland**: zo lang als het product redelijkerwijs hoort mee te gaan, en minstens twee jaar',
      '**België, Duitsland en Frankrijk**: twee jaar',
      '**Spanje en Zweden**: drie jaar',
      'in het eerste jaar (in België, Frankrijk, Spanje en Zweden in de eerste twee jaar)',
    ],
  ],
  [
    'nl',
    'terms',
    [
      'zo lang als je dat redelijkerwijs mag verwachten, minstens twee jaar',
      'Komt binnen een jaar na levering een gebrek aan het licht',
      'twee jaar wettelijke garantie in België, Duitsland en Frankrijk, drie jaar in Spanje en Zweden',
      'geldt in België, Frankrijk, Spanje en Zweden twee jaar',
    ],
  ],
  [
    'de',
    'guarantee',
    [
      '**Deutschland, Belgien und Frankreich**: zwei Jahre',
      '**Spanien und Schweden**: drei Jahre',
      '**Niederlande**: so lange, wie man es von der Ware vernünftigerweise erwarten darf, mindestens zwei Jahre',
      'im ersten Jahr (in Belgien, Frankreich, Spanien und Schweden in den ersten zwei Jahren)',
    ],
  ],
  [
    'de',
    'terms',
    [
      'Die Verjährungsfrist beträgt zwei Jahre ab Ablieferung',
      'innerhalb eines Jahres ein Mangel',
      'zwei Jahre in Belgien und Frankreich, drei Jahre in Spanien und Schweden',
    ],
  ],
] as const)(
  'in %s, %s: how long the legal guarantee and its presumption last in each country',
  (locale, key, words) => {
    expect(missing(pageText(key, locale), [...words])).toEqual([]);
  },
);

it.each([
  ['nl', 'consumentenombudsdienst.be'],
  ['fr', 'mediationconsommateur.be'],
] as const)('terms in %s: Belgian buyers read who mediates', (locale, site) => {
  expect(pageText('terms', locale)).toContain(site);
});

it('terms in French: lessons have the guarantee of digital content', () => {
  expect(
    missing(pageText('terms', 'fr'), ['contenus numériques', 'L. 224-25-12', 'sans frais', 'réduction du prix']),
  ).toEqual([]);
});

it.each([
  ['nl', 'milieustraat'],
  ['en', 'recycling centre'],
  ['de', 'Wertstoffhof'],
  ['es', 'punto limpio'],
  ['fr', 'borne textile'],
  ['sv', 'återvinningscentralen'],
] as const)('the passport of the Pro in %s: where a worn-out suit goes', (locale, place) => {
  const pro = products.find(({ key }) => key === 'pro');
  expect(pro?.text[locale].passport?.endOfLife).toContain(place);
});
