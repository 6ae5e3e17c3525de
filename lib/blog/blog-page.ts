import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Alternates, Block, Page } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { blogPath, pagePath } from '@/lib/paths';
import { blogHref, parseBlogQuery } from './listing';
import { getArticlePage, listTags, translateTag } from './queries';
import type { Tag } from './types';

type ArticleList = Extract<Block, { kind: 'article-list' }>;

export interface ShownPage {
  page: Page;
  /** Public address, with the keys that make it a page of its own. */
  address: string;
  /** The same list in other languages, for search engines; a later page has none, for there it holds other articles. */
  hreflang: Alternates;
}

/** Whether this is the page whose address takes a tag and a page number. */
export const isBlogPage = (locale: Locale, path: string[]): boolean => pagePath(path) === blogPath(locale);

/**
 * A page as its address asks for it: on the blog the list of one tag or a later page of it has a title, an address and
 * translations of its own. `segment` holds the listing keys as middleware wrote them. Null when there is no such list.
 */
export async function showPage(locale: Locale, page: Page, segment: string | null): Promise<ShownPage | null> {
  const address = pagePath(page.path);
  const plain = { page, address, hreflang: page.alternates };
  const block = page.blocks.find((candidate): candidate is ArticleList => candidate.kind === 'article-list');
  if (!block || segment === null || !isBlogPage(locale, page.path)) return plain;
  const query = parseBlogQuery(segment);
  const [list, tag] = await Promise.all([getArticlePage(locale, query, block.pageSize), findTag(locale, query.tag)]);
  if (!list || (query.tag !== null && !tag)) return null;
  const shown = await rename(locale, tag ? await narrow(locale, page, tag) : page, query.page);
  const hreflang = query.page > 1 ? {} : shown.alternates;
  return { page: shown, address: blogHref(address, query), hreflang };
}

async function findTag(locale: Locale, slug: string | null): Promise<Tag | null> {
  if (slug === null) return null;
  return (await listTags(locale)).find((tag) => tag.slug === slug) ?? null;
}

/** The blog with the articles of one subject. */
async function narrow(locale: Locale, page: Page, tag: Tag): Promise<Page> {
  const t = await getTranslations({ locale, namespace: 'blog' });
  const path = blogHref(pagePath(page.path), { tag: tag.slug });
  const [first, ...others] = page.blocks;
  return {
    ...page,
    title: tag.title,
    seo: {
      ...page.seo,
      title: t('tagTitle', { tag: tag.title, blog: page.title }),
      description: t('tagText', { tag: tag.title }),
    },
    blocks: first ? [{ ...first, title: tag.title, ...('text' in first && { text: '' }) } as Block, ...others] : [],
    breadcrumbs: [...page.breadcrumbs, { label: tag.title, path }],
    alternates: await translateTag(locale, tag.slug),
  };
}

/** A later page says which one it is. */
async function rename(locale: Locale, page: Page, number: number): Promise<Page> {
  if (number === 1) return page;
  const t = await getTranslations({ locale, namespace: 'blog' });
  const name = (title: string) => t('pageTitle', { title, page: String(number) });
  const [first, ...others] = page.blocks;
  return {
    ...page,
    title: name(page.title),
    seo: { ...page.seo, title: name(page.seo.title || page.title) },
    blocks: first ? [{ ...first, title: name(first.title || page.title) }, ...others] : [],
  };
}
