import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { z } from 'zod';
import { findOne, read } from '@/lib/backend/content-client';
import { nullIfNotFound } from '@/lib/backend/with-fallback';
import { listOf } from '@/lib/backend/schemas/common';
import { wireLocale, wireMenuItem, wirePage, type WireSettings, wireSettings, wireSlug } from './wire';
import { entryTag, typeTag } from '@/lib/backend/cache-tags';
import { pagePath } from '@/backend/contract/paths';
import { isPreview } from '@/lib/backend/draft-mode';
import { type BlockName, insertUnknownBlocks, wireBlockName } from './unknown-blocks';
import { resolveEntry } from './resolve-entry';
import { localisedSlug, toPage, toSettings } from './page-mapper';
import { resolveMenu } from './menu';
import { BLOCKS } from './blocks';
import { SEO } from './populate';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import type { MenuItem, Page, SiteSettings } from './types';
import { type Link } from '@/lib/core/link';
import { DEFAULT_LOCALE, type Locale } from '@/backend/contract/locales';

/** A content page by its slugs, parents first; [] is the home page. */
export function getPage(locale: Locale, path: string[]): Promise<Page | null> {
  return loadPage(locale, path.join('/'));
}

/** Cached per request by a string, because metadata and page pass different arrays. */
const loadPage = cache(async (locale: Locale, joined: string): Promise<Page | null> => {
  const path = joined === '' ? [] : joined.split('/');
  const resolved = await resolveEntry(locale, 'page', pagePath(path), path.at(-1) ?? 'home');
  if (!resolved) return null;
  const page = await findOne('pages', resolved.id, wirePage, {
    locale,
    tags: [entryTag('page', resolved.id)],
    query: { populate: { seo: SEO, blocks: BLOCKS } },
  });
  if (!page) return null;
  const breadcrumbs = await listBreadcrumbs(locale, path, page.title);
  const blocks = (await isPreview())
    ? insertUnknownBlocks(page.blocks, await listBlockNames(locale, resolved.id))
    : page.blocks;
  return toPage({ ...page, blocks }, { path, breadcrumbs, alternates: resolved.alternates });
});

/** Names of all blocks of a page, including unknown ones, without their fields. */
async function listBlockNames(locale: Locale, id: string): Promise<BlockName[]> {
  const names = await findOne('pages', id, z.object({ blocks: listOf(wireBlockName) }), {
    locale,
    tags: [entryTag('page', id)],
    query: { fields: ['title'], populate: { blocks: true } },
  });
  return names?.blocks ?? [];
}

async function listBreadcrumbs(locale: Locale, path: string[], title: string): Promise<Link[]> {
  const t = await getTranslations({ locale, namespace: 'general' });
  const parents = await Promise.all(path.slice(0, -1).map((_, index) => getPageLink(locale, path.slice(0, index + 1))));
  const home: Link = { label: t('home'), path: '/' };
  const self: Link = { label: title, path: pagePath(path) };
  return path.length === 0 ? [home] : [home, ...parents.filter((parent) => parent !== null), self];
}

async function getPageLink(locale: Locale, path: string[]): Promise<Link | null> {
  const resolved = await resolveEntry(locale, 'page', pagePath(path), path.at(-1) ?? 'home');
  const page =
    resolved &&
    (await findOne('pages', resolved.id, z.object({ title: z.string() }), {
      locale,
      tags: [entryTag('page', resolved.id)],
      query: { fields: ['title'] },
    }));
  return page && { label: page.title, path: pagePath(path) };
}

export const getMenu = cache(async (locale: Locale, menu: 'primary' | 'secondary' | 'legal'): Promise<MenuItem[]> => {
  const items = await read(`/navigation/render/${menu}`, listOf(wireMenuItem), {
    locale,
    // Whether an item is shown depends on its target.
    tags: [typeTag('menu'), typeTag('address'), typeTag('redirect')],
    query: { type: 'FLAT' },
  });
  return resolveMenu(items, locale, await getRouteIndex());
});

/** Falls back to the settings of the default language, because no page can be rendered without settings. */
export const getSiteSettings = cache(
  async (locale: Locale): Promise<SiteSettings> =>
    toSettings((await nullIfNotFound(readSettings(locale))) ?? (await readSettings(DEFAULT_LOCALE)), locale),
);

const readSettings = (locale: Locale): Promise<WireSettings> =>
  read('/site-settings', wireSettings, {
    locale,
    tags: [typeTag('site-settings')],
    query: { populate: { logo: true, socialLinks: true, registrations: true, guarantee: true, seo: SEO } },
  });

/** Path of a page by its Dutch slug (cart, profile, checkout) in another language, by the slugify endpoint. */
export const getPagePath = cache(async (locale: Locale, nlSlug: string): Promise<string> => {
  const index = await getRouteIndex();
  const path = pagePath([nlSlug]);
  const id = index?.find('nl', 'page', path) ?? null;
  // Renamed by an editor: the built-in slug is the previous one.
  const moved = id === null ? (index?.findByPreviousPermalink('nl', 'page', path) ?? null) : null;
  const movedTo = moved === null ? undefined : index?.alternates('page', moved)[locale];
  if (movedTo !== undefined) return movedTo;
  const page = await read(`/slugify/slugs/page/${encodeURIComponent(nlSlug)}`, wireSlug, {
    locale: 'nl',
    tags: [id === null ? typeTag('page') : entryTag('page', id)],
    query: { populate: 'localizations' },
  });
  return index?.alternates('page', page.id)[locale] ?? pagePath([localisedSlug(page, locale)]);
});

/** Locale codes of the backend. */
export const listLocales = cache(async (): Promise<string[]> => {
  const found = await read('/i18n/locales', listOf(wireLocale), { tags: ['i18n-locale'] });
  return found.map(({ code }) => code);
});
