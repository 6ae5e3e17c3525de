import type { Knex } from 'knex';
import { LOCALES, DEFAULT_LOCALE, type Locale } from '../../../contract/locales';
import { articlePath, levelPath, pagePath, productPath } from '../../../contract/paths';
import { z } from 'zod';
import { type Address, matchAddresses } from './match-addresses';
import { readPages, readSlugs, resolvePagePaths } from './published-routes';

const PATHS = { products: productPath, levels: levelPath, articles: articlePath };
type Table = keyof typeof PATHS;

/** Titles of the published entries of a language by their document ids. */
async function readTitles(db: Knex, table: Table | 'pages', locale: Locale): Promise<Map<string, string>> {
  const rows: { id: string; title: string | null }[] = await db(table)
    .whereNotNull('published_at')
    .where({ locale })
    .select({ id: 'document_id', title: 'title' });
  return new Map(rows.map(({ id, title }) => [id, title ?? '']));
}

async function listPages(db: Knex, locale: Locale): Promise<Address[]> {
  const titles = await readTitles(db, 'pages', locale);
  const pages = (await readPages(db)).filter((page) => page.locale === locale);
  return resolvePagePaths(pages).map(({ id, path }) => ({ path: pagePath(path), title: titles.get(id) ?? '' }));
}

async function listEntries(db: Knex, table: Table, locale: Locale): Promise<Address[]> {
  const titles = await readTitles(db, table, locale);
  const slugs = (await readSlugs(db, table)).filter((entry) => entry.locale === locale);
  return slugs.map(({ id, slug }) => ({ path: PATHS[table](locale, slug), title: titles.get(id) ?? '' }));
}

const querySchema = z.object({
  locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
  text: z.string().max(500).catch(''),
});

/** Where links of a language can lead and what the text is in title or path of: pages, products, levels and articles. */
export async function listAddresses(db: Knex, query: unknown): Promise<Address[]> {
  const { locale, text } = querySchema.parse(query);
  const lists = [await listPages(db, locale)];
  for (const table of ['products', 'levels', 'articles'] as const) lists.push(await listEntries(db, table, locale));
  return matchAddresses(lists.flat(), text);
}
