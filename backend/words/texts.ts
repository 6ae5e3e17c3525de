import { readFileSync } from 'node:fs';
import path from 'node:path';
import { levels } from '../seed/data/academy';
import { articles, tags } from '../seed/data/articles';
import { forms } from '../seed/data/forms';
import { manuals } from '../seed/data/manuals';
import { menus } from '../seed/data/menus';
import { offers } from '../seed/data/offers';
import { homePages } from '../seed/data/pages-home';
import { legalPages } from '../seed/data/pages-legal';
import { shopPages } from '../seed/data/pages-shop';
import { products } from '../seed/data/products';
import { settings } from '../seed/data/settings';
import { type SeedLocale, seedLocales } from '../seed/types';

/** One text a customer can read. `key` says where it stands, for example `pages.shipping.blocks.1.body`. */
export interface Text {
  key: string;
  text: string;
}

const root = path.join(__dirname, '../..');

/** Fields that hold addresses, file names and settings. */
const NOT_TEXT =
  /\.(slug|\w*[pP]ath|\w*[uU]rl|picture|image|kind|side|source|form|film|type|rules|value|width|autocomplete|accept|changedOn)$|\.fields\.\d+\.name$/;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isLocalised = (value: Record<string, unknown>) => seedLocales.every((locale) => locale in value);

/** Items of a list are named by their key, others by their position. */
function nameOf(item: unknown, position: string): string {
  if (!isRecord(item)) return position;
  const name = item['key'] ?? item['slug'];
  return typeof name === 'string' ? name : position;
}

/** All strings below a value; where languages stand side by side, those of `locale` only. */
function listStrings(value: unknown, locale: SeedLocale, key: string, localised: boolean): Text[] {
  if (typeof value === 'string')
    return localised && value.trim() !== '' && !NOT_TEXT.test(key) ? [{ key, text: value }] : [];
  if (!isRecord(value)) return [];
  if (!localised && isLocalised(value)) return listStrings(value[locale], locale, key.replace(/\.text$/, ''), true);
  return Object.entries(value).flatMap(([name, child]) =>
    listStrings(child, locale, `${key}.${Array.isArray(value) && !localised ? nameOf(child, name) : name}`, localised),
  );
}

/** What the CMS holds after the first start. */
function listContent(locale: SeedLocale): Text[] {
  const parts = {
    pages: [...homePages, ...shopPages, ...legalPages],
    products,
    articles,
    tags,
    levels,
    offers,
    forms,
    menus,
    settings,
    manuals,
    pictures: readJson('backend/seed/images/alt.json'),
  };
  return Object.entries(parts).flatMap(([name, part]) => listStrings(part, locale, name, false));
}

/** The storefront's functional texts. */
export function listMessages(locale: SeedLocale): Text[] {
  return listStrings(readJson(`messages/${locale}.json`), locale, 'messages', true);
}

/** Texts of mails, invoices and other documents of the backend. */
export function listMails(locale: SeedLocale): Text[] {
  return listStrings(readJson(`backend/messages/${locale}.json`), locale, 'mails', true);
}

/** Everything that customers read in one language: functional texts, mails, and the content of a new shop. */
export function listTexts(locale: SeedLocale): Text[] {
  return [...listMessages(locale), ...listMails(locale), ...listContent(locale)];
}
