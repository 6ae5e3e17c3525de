// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/backend/contract/locales';
import { productPath } from '@/backend/contract/paths';
import { allLocales, call, pagePathOf, readCatalog } from '../support/shop';

/** The words themselves, not the messages: they are what the law asks. */
const WORDS: Record<Locale, { vat: string; declaration: string; worn: string; parts: string; partsText: string }> = {
  nl: {
    vat: 'incl. btw',
    declaration: 'EU-conformiteitsverklaring',
    worn: 'Weggooien',
    parts: 'Losse onderdelen',
    partsText: 'Drijvers zijn per paar na te bestellen in onze winkel.',
  },
  en: {
    vat: 'incl. VAT',
    declaration: 'EU declaration of conformity',
    worn: 'When it is worn out',
    parts: 'Spare parts',
    partsText: 'Floats can be ordered in pairs from our shop.',
  },
  de: {
    vat: 'inkl. MwSt.',
    declaration: 'EU-Konformitätserklärung',
    worn: 'Entsorgung',
    parts: 'Ersatzteile',
    partsText: 'Schwimmkörper kannst du in unserem Shop paarweise nachbestellen.',
  },
  es: {
    vat: 'IVA incl.',
    declaration: 'Declaración UE de conformidad',
    worn: 'Al final de su vida útil',
    parts: 'Piezas de recambio',
    partsText: 'Puedes pedir flotadores de dos en dos en nuestra tienda.',
  },
  fr: {
    vat: 'TTC',
    declaration: 'Déclaration UE de conformité',
    worn: 'En fin de vie',
    parts: 'Pièces détachées',
    partsText: 'Les flotteurs sont vendus par deux dans notre boutique.',
  },
  sv: {
    vat: 'inkl. moms',
    declaration: 'EU-försäkran om överensstämmelse',
    worn: 'När den är uttjänt',
    parts: 'Reservdelar',
    partsText: 'Flytkuddar kan beställas parvis i vår butik.',
  },
};

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

async function readPro(locale: Locale): Promise<Document> {
  const products = await readCatalog(locale);
  const pro = products.find(({ variants }) => variants.some(({ sku }) => sku.startsWith('ZW-PRO')));
  return parse((await call(locale, productPath(locale, pro?.slug ?? ''))).body);
}

/** Label and text of each property in the page, and in its structured data. */
const shownProperties = (page: Document): string[][] =>
  [...page.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent ?? '']);

function describedProperties(page: Document): string[][] {
  const json = [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
  const described = json.find((text) => text.includes('"hasVariant"')) ?? '{}';
  const { '@graph': parts = [] } = JSON.parse(described) as {
    '@graph'?: { hasVariant?: object[]; additionalProperty?: { name: string; value: string }[] }[];
  };
  return parts
    .filter(({ hasVariant }) => hasVariant)
    .flatMap(({ additionalProperty = [] }) => additionalProperty.map(({ name, value }) => [name, value]));
}

/** What stands right behind each price of these. */
const labelsOf = (prices: Iterable<Element>): string[] =>
  [...prices].map((price) => price.nextElementSibling?.textContent ?? '');

describe.each(allLocales)('the page of a suit in %s', (locale) => {
  const { vat, declaration, worn, parts, partsText } = WORDS[locale];

  it('gives the declaration of conformity as a PDF', async () => {
    const links = [...(await readPro(locale)).querySelectorAll('main a[href$=".pdf"]')];
    const link = links.find(({ textContent }) => textContent.startsWith(declaration));
    const file = await call(locale, link?.getAttribute('href') ?? '/none');
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.body.startsWith('%PDF-')).toBe(true);
  });

  it('has what its passport tells, in words and in structured data', async () => {
    const page = await readPro(locale);
    const expected = [
      [parts, partsText],
      [worn, expect.stringMatching(/.{40}/)],
    ];
    expect(shownProperties(page)).toEqual(expect.arrayContaining(expected));
    expect(describedProperties(page)).toEqual(expected);
  });

  it('says with its price, as each card of the shop does, that tax is in it', async () => {
    const page = await readPro(locale);
    expect(labelsOf(page.querySelectorAll('main form strong')).slice(0, 1)).toEqual([vat]);
    const shop = parse((await call(locale, await pagePathOf(locale, 'shop'))).body);
    const labels = labelsOf(shop.querySelectorAll('main article strong'));
    expect(labels.length).toBeGreaterThan(2);
    expect(new Set(labels)).toEqual(new Set([vat]));
  });
});
