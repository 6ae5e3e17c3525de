import type { Core, UID } from '@strapi/strapi';
import { levels } from './data/academy';
import { articles, tags } from './data/articles';
import { countries, vatRates } from './data/countries';
import { discountCodes } from './data/discount-codes';
import { forms } from './data/forms';
import { menus } from './data/menus';
import { offers } from './data/offers';
import { options } from './data/options';
import { priceLists } from './data/price-lists';
import { homePages } from './data/pages-home';
import { legalPages } from './data/pages-legal';
import { shopPages } from './data/pages-shop';
import { products } from './data/products';
import { settings } from './data/settings';
import {
  loadAcademy,
  loadArticles,
  loadForms,
  loadMenus,
  loadPages,
  loadRows,
  loadSettings,
  type SeedContext,
} from './load-content';
import { loadOffers } from './load-offers';
import { loadOptions } from './load-options';
import { loadProducts } from './load-products';
import { loadVideos } from './load-videos';
import { SeedPictures } from './pictures';

/** Without stock: its rows keep the ids of the variants, which get them back when they are created again. */
const TYPES = [
  'product',
  'product-variant',
  'option-value',
  'product-option',
  'shipping-country',
  'vat-rate',
  'price-list',
  'discount-code',
  'page',
  'form',
  'article',
  'article-tag',
  'level',
  'lesson',
  'menu',
  'site-settings',
];

/** Deletes the content of an interrupted run, which was never in use. */
async function clearContent(strapi: Core.Strapi): Promise<void> {
  for (const name of TYPES) {
    const uid = `api::${name}.${name}` as UID.ContentType;
    const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({ select: ['documentId'] });
    for (const documentId of new Set(rows.map((row) => row.documentId))) {
      await strapi.documents(uid).delete({ documentId, locale: '*' } as never);
    }
  }
}

async function loadAll(context: SeedContext): Promise<void> {
  await loadSettings(context, settings);
  // Before everything that has a price, whose log then begins in every currency.
  await loadRows(context, 'price lists', 'api::price-list.price-list', priceLists);
  await loadRows(context, 'VAT rates', 'api::vat-rate.vat-rate', vatRates);
  await loadRows(
    context,
    'countries',
    'api::shipping-country.shipping-country',
    countries.map((country, position) => ({ ...country, position })),
  );
  await loadRows(context, 'discount codes', 'api::discount-code.discount-code', discountCodes);
  await loadOptions(context, options);
  await loadVideos(context);
  await loadAcademy(context, levels);
  await loadProducts(context, products);
  await loadOffers(context, offers);
  await loadForms(context, forms);
  await loadPages(context, [...homePages, ...shopPages, ...legalPages]);
  await loadArticles(context, articles, tags);
  await loadMenus(context, menus);
}

/** Fills an empty shop with demo content once; completion is marked in the database. */
export async function loadSeed(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop' });
  const state = await store.get({ key: 'seed' });
  if (state === 'done') return;
  if (state === 'started') await clearContent(strapi);
  else if ((await strapi.db.query('api::page.page').count()) > 0) return;
  await store.set({ key: 'seed', value: 'started' });
  const report = (part: string, done: number, total: number): void => console.log(`seed: ${part} ${done}/${total}`);
  await loadAll({ strapi, pictures: new SeedPictures(strapi), forms: new Map(), options: new Map(), report });
  await store.set({ key: 'seed', value: 'done' });
}
