import { describe, expect, it } from 'vitest';
import { menus } from './data/menus';
import { paths } from './data/paths';
import { contactPage } from './data/pages/contact';
import { cookiesPage } from './data/pages/cookies';
import { accessibilityPage } from './data/pages/accessibility';
import { privacyDe } from './data/pages/privacy/de';
import { privacyEs } from './data/pages/privacy/es';
import { privacyFr } from './data/pages/privacy/fr';
import { returnsDe } from './data/pages/returns/de';
import { returnsEs } from './data/pages/returns/es';
import { returnsFr } from './data/pages/returns/fr';
import { termsDe } from './data/pages/terms/de';
import { termsEs } from './data/pages/terms/es';
import { termsFr } from './data/pages/terms/fr';
import { LEGAL_BOX } from './french-legal-box';
import type { SeedPageText } from './types';

const bodyOf = (page: SeedPageText): string =>
  page.blocks.flatMap((block) => ('body' in block && typeof block.body === 'string' ? [block.body] : [])).join('\n\n');

/** One kind of space and apostrophe, no numbers of list items: what is left is the wording. */
const wordingOf = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/’/g, "'")
    .replace(/^\d+(\.|°)\s+/gm, '');

const PAGES = ['terms', 'privacy', 'returns', 'contact', 'cookies', 'accessibility'] as const;

const pages = {
  de: { terms: termsDe, privacy: privacyDe, returns: returnsDe },
  fr: { terms: termsFr, privacy: privacyFr, returns: returnsFr },
  es: { terms: termsEs, privacy: privacyEs, returns: returnsEs },
};

/** What the law of the country wants named, by page; docs/law.md lists the duties. */
const named = {
  de: {
    terms: [
      '§ 312j BGB',
      '§§ 312g, 355 BGB',
      '§ 356 Abs. 5 BGB',
      '§§ 434 ff.',
      '§ 477 BGB',
      '§ 11 PAngV',
      'weder bereit noch verpflichtet',
      '§ 36 VSBG',
    ],
    privacy: [
      'Art. 6 Abs. 1',
      '§ 7 Abs. 3 UWG',
      '§ 25 Abs. 1 TDDDG',
      'Landesbeauftragten',
      'Autoriteit Persoonsgegevens',
    ],
    returns: ['binnen vierzehn Tagen', '§ 356 Abs. 5 BGB', 'Muster-Widerrufsformular'],
    contact: ['§ 5 DDG', '§ 18 Abs. 2 MStV', '§ 36 VSBG', 'weder bereit noch verpflichtet'],
    cookies: ['§ 25 Abs. 2 Nr. 2 TDDDG', '§ 25 Abs. 1 TDDDG'],
    accessibility: ['§ 14 BFSG', 'BFSGV', 'MLBF', 'Magdeburg'],
  },
  fr: {
    terms: ['L. 221-14', 'L. 221-18', 'L. 221-28', 'L. 112-1-1', 'L. 612-1', '1641 à 1649 du code civil'],
    privacy: ['RGPD', 'loi Informatique et Libertés', 'CNIL', 'Autoriteit Persoonsgegevens', 'après votre décès'],
    returns: ['quatorze jours', 'L. 221-28', 'formulaire'],
    contact: ['article 1-1', 'Directrice de la publication', 'Hébergeur'],
    cookies: ['article 82 de la loi Informatique et Libertés'],
    accessibility: ['loi n° 2023-171', 'décret n° 2023-931', 'DGCCRF'],
  },
  es: {
    terms: [
      'Real Decreto Legislativo 1/2007',
      'artículos 102',
      'artículos 114',
      'artículo 103',
      'tres años',
      'OMIC',
      'sistema arbitral',
    ],
    privacy: ['RGPD', 'Ley Orgánica 3/2018', 'AEPD', 'Autoriteit Persoonsgegevens'],
    returns: ['14 días naturales', 'artículo 103', 'formulario'],
    contact: ['artículo 10 de la Ley 34/2002'],
    cookies: ['artículo 22.2'],
    accessibility: ['Ley 11/2023'],
  },
};

describe.each(['de', 'fr', 'es'] as const)('legal texts in %s', (locale) => {
  const texts = {
    ...pages[locale],
    contact: contactPage.text[locale],
    cookies: cookiesPage.text[locale],
    accessibility: accessibilityPage.text[locale],
  };

  it('name the laws and bodies of the country', () => {
    const missing = PAGES.flatMap((page) => {
      const body = wordingOf(bodyOf(texts[page]));
      return named[locale][page].filter((word) => !body.includes(wordingOf(word))).map((word) => `${page}: ${word}`);
    });
    expect(missing).toEqual([]);
  });

  it('say on the terms from when they apply', () => {
    const [block] = texts.terms.blocks;
    if (block?.kind !== 'conditions') throw new Error('The terms begin with another block');
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(block.changedOn ?? ''),
    );
    expect(block.body).toContain(day);
  });

  it('have the legal notice one click away on every page', () => {
    const legal = menus.find(({ slug }) => slug === 'legal')?.items[locale] ?? [];
    expect(legal[0]).toMatchObject({ path: paths[locale].contact });
    expect(legal.map(({ path }) => path)).toEqual(
      expect.arrayContaining([paths[locale].terms, paths[locale].privacy, paths[locale].returns]),
    );
  });

  it('name every cookie that the shop sets', () => {
    const body = bodyOf(texts.cookies);
    for (const cookie of [
      'cart',
      'locale',
      'auth-redirect',
      'session',
      'signed-in',
      'order-access',
      'consent',
      'device',
      'google-transaction',
      'pv_…',
    ])
      expect(body).toContain(`**${cookie}**`);
  });
});

it('the French terms hold the box about the legal guarantee word for word', () => {
  const terms = wordingOf(bodyOf(termsFr));
  expect(LEGAL_BOX.filter((paragraph) => !terms.includes(paragraph))).toEqual([]);
});
