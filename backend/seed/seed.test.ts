import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { levels } from './data/academy';
import { articles, tags } from './data/articles';
import { countries, vatRates } from './data/countries';
import { forms } from './data/forms';
import { manuals } from './data/manuals';
import { menus } from './data/menus';
import { offers } from './data/offers';
import { homePages } from './data/pages-home';
import { legalPages } from './data/pages-legal';
import { MODEL_FORM } from './data/pages/withdrawal';
import { shopPages } from './data/pages-shop';
import { products } from './data/products';
import { settings } from './data/settings';
import { PAGE_SLUGS } from '../contract/page-slugs';
import { validateFormDefinition } from '../src/content/forms/validate-form-definition';
import { type SeedFormText, type SeedLocale, type SeedPage, seedLocales } from './types';

const pages: SeedPage[] = [...homePages, ...shopPages, ...legalPages];
const prefixes = {
  product: { nl: 'shop', en: 'shop', de: 'shop', es: 'tienda', fr: 'magasin', sv: 'butik' },
  article: { nl: 'blog', en: 'blog', de: 'blog', es: 'blog', fr: 'blog', sv: 'blogg' },
  level: { nl: 'academy', en: 'academy', de: 'course', es: 'course', fr: 'course', sv: 'course' },
};

function findPage(key: string): SeedPage {
  const page = pages.find((candidate) => candidate.key === key);
  if (!page) throw new Error(`No page ${key}`);
  return page;
}

function pagePath(page: SeedPage, locale: SeedLocale): string {
  const { slug } = page.text[locale];
  if (slug === 'home') return '/';
  return `${page.parent ? pagePath(findPage(page.parent), locale) : ''}/${slug}`;
}

/** Paths of the storefront itself: routes that menus link to, the model withdrawal form. */
const FIXED = ['/find-order', '/forgot-password', MODEL_FORM];

/** Every path of the shop in one language. */
function listPaths(locale: SeedLocale): Set<string> {
  return new Set([
    ...FIXED,
    ...pages.map((page) => pagePath(page, locale)),
    ...products.map((product) => `/${prefixes.product[locale]}/${product.text[locale].slug}`),
    ...articles.map((article) => `/${prefixes.article[locale]}/${article.text[locale].slug}`),
    ...levels.flatMap((level) => {
      const path = `/${prefixes.level[locale]}/${level.text[locale].slug}`;
      return [path, ...level.lessons.map((lesson) => `${path}/${lesson.text[locale].slug}`)];
    }),
  ]);
}

/** All strings below a value with their paths, for example `products.0.title`. */
function listStrings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => listStrings(child, `${path}.${key}`));
}

function pickLocale(locale: SeedLocale): unknown {
  return {
    pages: pages.map((page) => page.text[locale]),
    products: products.map((product) => product.text[locale]),
    articles: articles.map((article) => article.text[locale]),
    tags: tags.map((tag) => tag.text[locale]),
    levels: levels.map((level) => [level.text[locale], ...level.lessons.map((lesson) => lesson.text[locale])]),
    offers: [offers.lesson, offers.level, offers.bundle].map((offer) => offer.text[locale]),
    forms: forms.map((form) => form.text[locale]),
    menus: menus.map((menu) => menu.items[locale]),
    settings: settings.text[locale],
    manuals: manuals[locale],
  };
}

function listLinks(locale: SeedLocale): string[] {
  return listStrings(pickLocale(locale)).flatMap(([path, text]) => {
    if (/\.(path|promoPath|pagePath)$/.test(path)) return [text];
    return [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1] ?? '');
  });
}

describe.each(seedLocales)('seed content in %s', (locale) => {
  it('links only to what exists in this language', () => {
    const known = listPaths(locale);
    const links = listLinks(locale);
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it('has unique slugs in lower-case ascii', () => {
    const groups = [
      pages.map((page) => page.text[locale].slug),
      [...products, offers.lesson, offers.level, offers.bundle].map((product) => product.text[locale].slug),
      articles.map((article) => article.text[locale].slug),
      tags.map((tag) => tag.text[locale].slug),
      levels.map((level) => level.text[locale].slug),
      levels.flatMap((level) => level.lessons.map((lesson) => lesson.text[locale].slug)),
    ];
    for (const slugs of groups) {
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    }
  });

  it('has no page below the prefix of products, articles or levels', () => {
    const reserved = Object.values(prefixes).map((prefix) => `/${prefix[locale]}/`);
    const clashes = pages
      .map((page) => pagePath(page, locale))
      .filter((path) => reserved.some((p) => path.startsWith(p)));
    expect(clashes).toEqual([]);
  });

  it('has every block of every page in the Dutch order', () => {
    for (const page of pages) {
      const kinds = page.text[locale].blocks.map((block) => block.kind);
      expect(kinds, page.key).toEqual(page.text.nl.blocks.map((block) => block.kind));
    }
  });

  it('fills every text', () => {
    expect(listStrings(pickLocale(locale)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('has the same parts as Dutch in every product', () => {
    for (const product of products) {
      expect(product.text[locale].details.length, product.key).toBe(product.text.nl.details.length);
      expect(product.text[locale].warnings.length, product.key).toBe(product.text.nl.warnings.length);
    }
  });

  it('keeps search titles and descriptions within what is shown', () => {
    const long = listStrings(pickLocale(locale)).filter(
      ([path, text]) =>
        (path.endsWith('.seo.title') && text.length > 70) || (path.endsWith('.seo.description') && text.length > 170),
    );
    expect(long).toEqual([]);
  });

  it('tells above the button of every suit that it needs supervision', () => {
    const words = {
      nl: 'toezicht',
      en: 'supervision',
      de: 'Aufsicht',
      es: 'vigilancia',
      fr: 'surveillance',
      sv: 'uppsikt',
    };
    for (const product of products.filter((candidate) => candidate.sizeGuide.length > 0)) {
      expect(product.text[locale].warnings[0]).toContain(words[locale]);
    }
  });
});

describe('seed forms', () => {
  it('contain nothing that the admin would reject', () => {
    for (const form of forms)
      for (const locale of seedLocales)
        expect(validateFormDefinition({ ...form.text[locale] }), `${form.slug} ${locale}`).toEqual([]);
  });

  it('ask the same in every language', () => {
    for (const form of forms)
      for (const locale of seedLocales) {
        const shape = (text: SeedFormText) =>
          text.fields.map(({ label: _, help: __, options, ...field }) => [
            field,
            options?.map((option) => option.value),
          ]);
        expect(shape(form.text[locale]), `${form.slug} ${locale}`).toEqual(shape(form.text.nl));
      }
  });

  it('exist where a page names them', () => {
    const slugs = new Set(forms.map((form) => form.slug));
    const named = pages.flatMap((page) =>
      page.text.nl.blocks.flatMap((block) => (block.kind === 'form' ? [block.form] : [])),
    );
    expect(named).toEqual(['contact', 'return']);
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

describe('seed comparisons', () => {
  it('have a value per column in every row, and the same marks in every language', () => {
    for (const page of pages)
      for (const locale of seedLocales) {
        const shape = (language: SeedLocale) =>
          page.text[language].blocks.flatMap((block) =>
            block.kind === 'comparison'
              ? block.rows.map(({ values }) => [block.columns.length, ...values.map(({ mark }) => mark)])
              : [],
          );
        expect(shape(locale), `${page.key} ${locale}`).toEqual(shape('nl'));
        expect(shape(locale).filter(([columns, ...values]) => columns !== values.length)).toEqual([]);
      }
  });
});

describe('seed articles', () => {
  it('carry tags that exist, and each tag leads to some', () => {
    const used = new Set(articles.flatMap((article) => article.tags));
    expect([...used].sort()).toEqual(tags.map((tag) => tag.key).sort());
  });

  it('have the same chapters in every language', () => {
    for (const { key, text } of articles) {
      const shape = (locale: SeedLocale) => [...text[locale].body.matchAll(/^#+/gm)].map(([marks]) => marks);
      for (const locale of seedLocales) expect(shape(locale), `${key} ${locale}`).toEqual(shape('nl'));
    }
  });
});

describe('seed data', () => {
  it.each(Object.entries(PAGE_SLUGS))('has the page that code links to: %s', (_, slug) => {
    expect(pages.map(({ text }) => text.nl.slug)).toContain(slug);
  });

  it('has unique skus, positive prices and the stock that the demo needs', () => {
    const variants = products.flatMap((product) => product.variants);
    expect(new Set(variants.map((variant) => variant.sku)).size).toBe(variants.length);
    expect(variants.filter((variant) => variant.price <= 0 || variant.stock < 0)).toEqual([]);
    const stock = Object.fromEntries(variants.map((variant) => [variant.sku, variant.stock]));
    expect(stock).toMatchObject({
      'ZW-CLASSIC-BLUE-XS': 0,
      'ZW-CLASSIC-PINK-XXL': 2,
      'ZW-MINI-PINK-XXXL': 0,
      'ZW-PONCHO': 25,
      'ZW-GOGGLES': 60,
    });
  });

  it('has a size table without gaps and overlaps', () => {
    for (const { sizeGuide, variants } of products.filter((product) => product.sizeGuide.length > 0)) {
      expect([...new Set(variants.flatMap((variant) => variant.size ?? []))]).toEqual(sizeGuide.map((row) => row.size));
      for (const [index, row] of sizeGuide.entries()) {
        expect(row.weightMin).toBeLessThanOrEqual(row.weightMax);
        const next = sizeGuide[index + 1];
        if (next) {
          expect(next.weightMin).toBe(row.weightMax + 1);
          expect(next.heightMin).toBe(row.heightMax + 1);
          expect(next.buoyancy).toBeGreaterThan(row.buoyancy ?? 0);
          expect(next.chestMin).toBe(row.chestMax);
        }
      }
    }
  });

  it('keeps cart, checkout and profile out of search engines', () => {
    expect(pages.filter((page) => page.noindex).map((page) => page.key)).toEqual(['cart', 'checkout', 'profile']);
  });

  it('has a VAT rate for every country it ships to', () => {
    const rates = new Set(vatRates.map((rate) => rate.country));
    expect(countries.filter((country) => !rates.has(country.iso))).toEqual([]);
  });

  it('does not link to the closed dispute platform of the EU or promise what nobody can prove', () => {
    const banned = /consumers\/odr|100\s?% (secure|veilig|sicher|segur|sûr|säker)/i;
    const found = seedLocales.flatMap((locale) =>
      listStrings(pickLocale(locale)).filter(([, text]) => banned.test(text)),
    );
    expect(found).toEqual([]);
  });

  it('names only pictures that exist', () => {
    const images = join(__dirname, 'images');
    const named = [pages, products, articles, levels, offers, settings.common.logo].flatMap((part) =>
      listStrings(part),
    );
    const files = named
      .map(([, text]) => text)
      .filter((text) => /^(products|scenes|brand)\/[\w-]+\.(webp|svg)$/.test(text));
    expect(files.length).toBeGreaterThan(20);
    expect([...new Set(files)].filter((file) => !existsSync(join(images, file)))).toEqual([]);
  });
});

it.each(seedLocales.filter((locale) => locale !== 'en'))('%s leaves no long text in English', (locale) => {
  const english = new Map(listStrings(pickLocale('en')));
  const same = listStrings(pickLocale(locale)).filter(
    ([path, text]) => text.length > 30 && !/\.(path|picture)$/.test(path) && english.get(path) === text,
  );
  expect(same).toEqual([]);
});
