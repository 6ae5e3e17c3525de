import { describe, expect, it } from 'vitest';
import { articles } from '../../seed/data/articles';
import { levels } from '../../seed/data/academy';
import { homePages } from '../../seed/data/pages-home';
import { legalPages } from '../../seed/data/pages-legal';
import { shopPages } from '../../seed/data/pages-shop';
import { products } from '../../seed/data/products';
import { call } from '../support/client';
import { type Entry, type ErrorAnswer, type ListAnswer, list } from '../support/content';

const LOCALES = ['nl', 'en', 'de', 'es', 'fr', 'sv'];
const PATHS = [
  'products',
  'product-variants',
  'pages',
  'articles',
  'article-tags',
  'levels',
  'lessons',
  'shipping-countries',
];

describe('the wire shape', () => {
  it.each(PATHS)('GET /api/%s is a list of {id, attributes}, each readable by its id', async (path) => {
    const { status, body } = await call<ListAnswer>(`/api/${path}?pagination[pageSize]=1`);
    expect(status).toBe(200);
    expect(body.meta.pagination.total).toBeGreaterThan(0);
    const [entry] = body.data;
    expect(Object.keys(entry ?? {}).sort()).toEqual(['attributes', 'id']);
    const one = await call<{ data: Entry }>(`/api/${path}/${entry?.id}`);
    expect(one.status).toBe(200);
    expect(one.body.data.id).toBe(entry?.id);
    expect(one.body.data.attributes.documentId).toBeUndefined();
  });

  it('uses document ids for relations, media and localizations too', async () => {
    const { body } = await call<{ data: Entry }>(
      `/api/slugify/slugs/product/zwotter-classic-drijfpak?locale=nl&populate[0]=localizations&populate[1]=intro.image`,
    );
    const { localizations, intro } = body.data.attributes as {
      localizations: { data: Entry[] };
      intro: { image: { data: Entry } };
    };
    expect(new Set(localizations.data.map((entry) => entry.id))).toEqual(new Set([body.data.id]));
    expect(localizations.data.map((entry) => entry.attributes.locale).sort()).toEqual(['de', 'en', 'es', 'fr', 'sv']);
    expect(intro.image.data.id).toMatch(/^[a-z0-9]{24}$/);
    expect(intro.image.data.attributes.url).toMatch(/^\/uploads\//);
  });

  it('keeps the flat shape on request', async () => {
    const { body } = await call<{ data: { documentId: string; iso: string }[] }>('/api/shipping-countries', {
      headers: { 'strapi-response-format': 'v5' },
    });
    expect(body.data[0]).toMatchObject({ documentId: expect.any(String), iso: 'nl' });
  });
});

const seeded = {
  products: products.length,
  pages: homePages.length + shopPages.length + legalPages.length,
  articles: articles.length,
  levels: levels.length,
  lessons: levels.flatMap((level) => level.lessons).length,
};

describe('languages', () => {
  it.each(LOCALES)('has every kind of content in %s', async (locale) => {
    for (const path of ['products', 'pages', 'articles', 'levels', 'lessons'] as const) {
      const entries = await list(`/api/${path}?locale=${locale}&pagination[pageSize]=100`);
      expect(entries.length, path).toBeGreaterThan(0);
      expect(new Set(entries.map((entry) => entry.attributes.locale))).toEqual(new Set([locale]));
      // Other files add entries in one language; the seed has all six.
      expect(entries.length, path).toBeGreaterThanOrEqual(seeded[path]);
    }
  });
  it('defaults to Dutch', async () => {
    const entries = await list('/api/pages');
    expect(new Set(entries.map((entry) => entry.attributes.locale))).toEqual(new Set(['nl']));
  });
  it.each(['xx', 'NL', '*', 'nl%27', '..%2F', '&locale=de', '%00'])(
    'never fails on the language %s',
    async (locale) => {
      for (const path of [
        'pages',
        'products',
        'product-variants',
        'navigation/render/primary',
        'slugify/slugs/page/winkelmand',
        'site-settings',
      ]) {
        const { status } = await call(`/api/${path}?locale=${locale}`);
        expect([200, 400, 404], `${path} answered ${status}`).toContain(status);
      }
    },
  );
  it('returns nothing in an unknown language', async () => {
    expect(await list('/api/pages?locale=xx')).toEqual([]);
    expect(await list('/api/product-variants?locale=xx')).toEqual([]);
    expect((await call('/api/navigation/render/primary?locale=xx')).body).toEqual([]);
  });
});

describe('i18n/locales', () => {
  it('is a plain list of codes with Dutch as default', async () => {
    const { body } = await call<{ code: string; isDefault: boolean }[]>('/api/i18n/locales');
    expect(body.map((locale) => locale.code).sort()).toEqual([...LOCALES].sort());
    expect(body.filter((locale) => locale.isDefault).map((locale) => locale.code)).toEqual(['nl']);
  });
});

describe('navigation/render', () => {
  it.each(['primary', 'secondary', 'legal'])(
    '%s is a plain list of id, title and path in every language',
    async (slug) => {
      for (const locale of LOCALES) {
        const { status, body } = await call<{ id: string; title: string; path: string }[]>(
          `/api/navigation/render/${slug}?locale=${locale}&type=FLAT`,
        );
        expect(status).toBe(200);
        expect(body.length).toBeGreaterThan(0);
        for (const item of body)
          expect(item).toEqual({ id: expect.any(String), title: expect.any(String), path: expect.any(String) });
      }
    },
  );
  it('returns nothing for other menus', async () => {
    const { status, body } = await call<ErrorAnswer>('/api/navigation/render/nope?locale=nl');
    expect([status, body.error.name]).toEqual([404, 'NotFound']);
  });
});

describe('slugify', () => {
  it('returns the slug of a page in every language', async () => {
    const { body } = await call<{ data: Entry }>(
      '/api/slugify/slugs/page/winkelmand?locale=nl&populate[localizations][fields][0]=slug&populate[localizations][fields][1]=locale',
    );
    const { slug, locale, localizations } = body.data.attributes as {
      slug: string;
      locale: string;
      localizations: { data: Entry[] };
    };
    expect([slug, locale]).toEqual(['winkelmand', 'nl']);
    expect(
      Object.fromEntries(localizations.data.map((entry) => [entry.attributes.locale, entry.attributes.slug])),
    ).toMatchObject({ de: 'warenkorb', en: 'cart', sv: 'varukorg' });
  });
  it('depends on the language', async () => {
    expect((await call('/api/slugify/slugs/page/warenkorb?locale=de')).status).toBe(200);
    expect((await call('/api/slugify/slugs/page/warenkorb?locale=nl')).status).toBe(404);
  });
  it.each(['page/nope', 'user/x', 'order/x', 'constructor/x', 'page/%27%20or%201=1'])('404 for %s', async (path) => {
    const { status, body } = await call<ErrorAnswer>(`/api/slugify/slugs/${path}?locale=nl`);
    expect([status, body.error.name]).toEqual([404, 'NotFound']);
  });
});

describe('site settings', () => {
  it('exist in every language, without private fields', async () => {
    for (const locale of LOCALES) {
      const { body } = await call<{ data: Entry }>(`/api/site-settings?locale=${locale}&populate=*`);
      const { siteName, tagline, orderPrefix, orderCutoff, socialLinks, operatorEmail } = body.data.attributes;
      expect([siteName, orderPrefix, orderCutoff]).toEqual(['Zwotter', 'ZW', '15:00']);
      expect(tagline).toEqual(expect.any(String));
      expect((socialLinks as object[]).length).toBe(5);
      expect(operatorEmail).toBeUndefined();
    }
    expect((await call('/api/site-settings?fields[0]=operatorEmail')).status).toBe(400);
  });
});

describe('shipping countries', () => {
  it('are six, with decimal costs', async () => {
    const countries = await list('/api/shipping-countries?sort=position');
    expect(countries.map((country) => country.attributes.iso)).toEqual(['nl', 'be', 'de', 'fr', 'es', 'se']);
    expect(countries[0]?.attributes.shippingCost).toBe(3.95);
  });
});
