import { describe, expect, it } from 'vitest';
import { company } from './data/company';
import { legalPages } from './data/pages-legal';
import { shopPages } from './data/pages-shop';
import { type SeedLocale, type SeedPage, seedLocales } from './types';

const pages: SeedPage[] = [...legalPages, ...shopPages];

/** All text of a page in one language. */
function textOf(key: string, locale: SeedLocale): string {
  const page = pages.find((candidate) => candidate.key === key);
  if (!page) throw new Error(`No page ${key}`);
  return JSON.stringify(page.text[locale].blocks);
}

/** What a text must name: the law it follows, and who helps or supervises. `docs/law.md` lists why. */
const NAMED: Partial<Record<SeedLocale, Record<string, string[]>>> = {
  nl: {
    terms: ['Burgerlijk Wetboek', 'ConsuWijzer', 'Geschillencommissie', 'eccnet.eu'],
    returns: ['Burgerlijk Wetboek', 'boek 6, afdeling 2B'],
    guarantee: ['Burgerlijk Wetboek (boek 7)'],
    privacy: ['AVG', 'Autoriteit Persoonsgegevens', 'verwerkingsverantwoordelijke', 'tien jaar'],
    cookies: ['artikel 11.7a van de Telecommunicatiewet'],
    accessibility: ['Implementatiewet toegankelijkheidsvoorschriften producten en diensten', 'acm.nl'],
  },
  en: {
    terms: ['Dutch law applies', 'mandatory consumer law', 'eccnet.eu', 'ConsuWijzer'],
    returns: ['Directive 2011/83/EU'],
    guarantee: ['Directives (EU) 2019/771 and 2019/770'],
    privacy: ['GDPR', 'Autoriteit Persoonsgegevens', 'the country where you live', 'ten years'],
    cookies: ['Article 5(3) of Directive 2002/58/EC'],
    accessibility: ['Directive (EU) 2019/882', 'acm.nl'],
  },
  es: {
    terms: ['Real Decreto Legislativo 1/2007', 'Centro Europeo del Consumidor', 'OMIC', 'eccnet.eu'],
    returns: ['Real Decreto Legislativo 1/2007', 'artículo 103, letra m'],
    guarantee: ['Real Decreto Legislativo 1/2007'],
    privacy: [
      'RGPD',
      'Ley Orgánica 3/2018',
      'aepd.es',
      'Autoriteit Persoonsgegevens',
      'responsable del tratamiento',
      'diez años',
    ],
    cookies: ['artículo 22.2 de la Ley 34/2002'],
    accessibility: ['Ley 11/2023', 'autoridad de consumo'],
  },
  sv: {
    terms: ['konsumentköplagen (2022:260)', 'distansavtalslagen (2005:59)', 'Konsumentverket', 'arn.se'],
    returns: ['distansavtalslagen (2005:59)'],
    guarantee: ['konsumentköplagen (2022:260)'],
    privacy: ['GDPR', 'Integritetsskyddsmyndigheten', 'personuppgiftsansvarig', 'tio år'],
    cookies: ['lagen (2022:482) om elektronisk kommunikation', 'pts.se'],
    accessibility: ['lagen (2023:254)', 'pts.se'],
  },
};

/** Cookies of visitors, as written in `lib/session`, `lib/purchase/cart`, `lib/customer/account` and `lib/academy`. */
const COOKIES = [
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
];

/** Of the data about children: what, that it serves nothing else, who sees it, and until when it is kept. */
const CHILDREN: Record<SeedLocale, string[]> = {
  nl: ['bijnaam', 'geboortejaar', 'verder nergens voor', 'Wie meedoet, ziet alles', 'verwijder je je account'],
  en: ['nickname', 'year of birth', 'for nothing else', 'Whoever takes part sees', 'deleting your account'],
  de: ['Spitzname', 'Geburtsjahr', 'für nichts anderes', 'Wer mitmacht, sieht alles', 'mit dem Konto verschwinden'],
  es: ['apodo', 'año de nacimiento', 'Para nada más', 've todo lo anotado', 'desaparecen con tu cuenta'],
  fr: ['surnom', 'année de naissance', 'pour rien d’autre', 'voit tout ce qui est noté', 'supprimez votre compte'],
  sv: ['smeknamn', 'födelseår', 'inte till något annat', 'ser allt som är antecknat', 'om du raderar kontot'],
};

describe.each(seedLocales)('legal pages in %s', (locale) => {
  it('say what is kept about children, what for, who sees it and how long', () => {
    const text = textOf('privacy', locale);
    expect(CHILDREN[locale].filter((words) => !text.includes(words))).toEqual([]);
  });

  it('say who the seller is and how to reach it', () => {
    const { name, street, city, email, phone, kvk, vat } = company;
    const missing = (key: string) =>
      [name, street, city, email, phone, kvk, vat].filter((datum) => !textOf(key, locale).includes(datum));
    expect({ contact: missing('contact'), terms: missing('terms') }).toEqual({ contact: [], terms: [] });
  });
});

describe.each(seedLocales.filter((locale) => NAMED[locale]))('legal pages in %s', (locale) => {
  it.each(Object.entries(NAMED[locale] ?? {}))('%s name the law and who to turn to', (key, words) => {
    const text = textOf(key, locale).toLowerCase();
    expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
  });

  it('list every cookie', () => {
    const text = textOf('cookies', locale);
    expect(COOKIES.filter((name) => !text.includes(`**${name}**`))).toEqual([]);
  });
});
