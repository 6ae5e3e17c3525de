import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { z } from 'zod';
import { findOne, read } from '@/lib/backend/content-client';
import { nullIfNotFound } from '@/lib/backend/with-fallback';
import { listOf } from '@/lib/backend/schemas/common';
import { wireLocale, wireMenuItem, wirePage, type WireSettings, wireSettings, wireSlug } from './wire';
import { entryTag, typeTag } from '@/lib/backend/cache-tags';
import { pagePath } from '@/lib/i18n/paths';
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

/** A content page by its slugs, parents first; the home page has none. */
export function getPage(locale: Locale, path: string[]): Promise<Page | null> {
  return loadPage(locale, path.join('/'));
}

/** Kept per request by its text: metadata and page ask with different arrays. */
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
  const blocks = (await isPreview()) ? insertUnknownBlocks(page.blocks, await listBlockNames(locale, resolved.id)) : page.blocks;
  return toPage({ ...page, blocks }, { path, breadcrumbs, alternates: resolved.alternates });
});

/** What stands on a page by name, whether this storefront has a view for it or not: it asks for no other's fields. */
async function listBlockNames(locale: Locale, id: string): Promise<BlockName[]> {
  const names = await findOne('pages', id, z.object({ blocks: listOf(wireBlockName) }), {
    locale,
    tags: [entryTag('page', id)],
    query: { fields: ['title'], populate: { blocks: true } },
  });
  return names?.blocks ?? [];
}

/** Home, the parents, the page itself. */
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
    // What its items lead to decides whether they are shown.
    tags: [typeTag('menu'), typeTag('address'), typeTag('redirect')],
    query: { type: 'FLAT' },
  });
  return resolveMenu(items, locale, await getRouteIndex());
});

/** Where an editor removed a language of them, those of the shop's first one stand in: no page can do without. */
export const getSiteSettings = cache(
  async (locale: Locale): Promise<SiteSettings> =>
    toSettings((await nullIfNotFound(readSettings(locale))) ?? (await readSettings(DEFAULT_LOCALE)), locale),
);

const readSettings = (locale: Locale): Promise<WireSettings> =>
  read('/site-settings', wireSettings, {
    locale,
    tags: [typeTag('site-settings')],
    query: { populate: { logo: true, socialLinks: true, guarantee: true, seo: SEO } },
  });

/** Path of a page whose Dutch slug is known (cart, profile, checkout), in another language: the specification's slugify call. */
export const getPagePath = cache(async (locale: Locale, nlSlug: string): Promise<string> => {
  const index = await getRouteIndex();
  const path = pagePath([nlSlug]);
  const id = index?.find('nl', 'page', path) ?? null;
  // An editor renamed it: the slug that the shop knows is the old one.
  const moved = id === null ? (index?.findFormer('nl', 'page', path) ?? null) : null;
  const movedTo = moved === null ? undefined : index?.alternates('page', moved)[locale];
  if (movedTo !== undefined) return movedTo;
  const page = await read(`/slugify/slugs/page/${encodeURIComponent(nlSlug)}`, wireSlug, {
    locale: 'nl',
    tags: [id === null ? typeTag('page') : entryTag('page', id)],
    query: { populate: 'localizations' },
  });
  return index?.alternates('page', page.id)[locale] ?? pagePath([localisedSlug(page, locale)]);
});

/** Codes of the languages that the backend has. */
export const listLocales = cache(async (): Promise<string[]> => {
  const found = await read('/i18n/locales', listOf(wireLocale), { tags: ['i18n-locale'] });
  return found.map(({ code }) => code);
});
