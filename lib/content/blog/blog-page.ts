import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Block } from '@/lib/content/pages/blocks';
import type { Page } from '@/lib/content/pages/types';
import { blogPath, pagePath } from '@/backend/contract/paths';
import { blogHref, parseBlogQuery } from './blog-query';
import { getArticlePage, listTags, translateTag } from './article-queries';
import type { Tag } from './types';
import { type Locale } from '@/backend/contract/locales';

type ArticleList = Extract<Block, { kind: 'article-list' }>;

export interface ResolvedPage {
  page: Page;
  /** Public path with the parameters of this page, except its number. */
  canonicalPath: string;
  /** Page number of a paginated list. */
  number: number;
}

/** Whether this is the blog page, whose URL accepts a tag and a page number. */
export const isBlogPage = (locale: Locale, path: string[]): boolean => pagePath(path) === blogPath(locale);

/**
 * Resolves a page for its listing parameters: on the blog a tag or a later page has its own title, path and translations.
 * `segment` comes from middleware. Null if the list does not exist.
 */
export async function resolvePage(locale: Locale, page: Page, segment: string | null): Promise<ResolvedPage | null> {
  const path = pagePath(page.path);
  const plain = { page, canonicalPath: path, number: pageNumber(segment) };
  const block = page.blocks.find((candidate): candidate is ArticleList => candidate.kind === 'article-list');
  if (!block || segment === null || !isBlogPage(locale, page.path)) return plain;
  const query = parseBlogQuery(segment);
  const [list, tag] = await Promise.all([getArticlePage(locale, query, block.pageSize), findTag(locale, query.tag)]);
  if (!list || (query.tag !== null && !tag)) return null;
  const shown = await addPageNumberToTitle(locale, tag ? await filterByTag(locale, page, tag) : page, query.page);
  return { page: shown, canonicalPath: blogHref(path, { tag: query.tag }), number: query.page };
}

/** Page number of any other list; filtered or sorted views count as the first page. */
function pageNumber(segment: string | null): number {
  const [, number] = /^~page=(\d+)$/.exec(segment ?? '') ?? [];
  return number === undefined ? 1 : Number(number);
}

async function findTag(locale: Locale, slug: string | null): Promise<Tag | null> {
  if (slug === null) return null;
  return (await listTags(locale)).find((tag) => tag.slug === slug) ?? null;
}

/** The blog page filtered by a tag. */
async function filterByTag(locale: Locale, page: Page, tag: Tag): Promise<Page> {
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

/** Adds the page number to the heading of a later page. */
async function addPageNumberToTitle(locale: Locale, page: Page, number: number): Promise<Page> {
  if (number === 1) return page;
  const t = await getTranslations({ locale, namespace: 'meta' });
  const [first, ...others] = page.blocks;
  const title = t('page', { title: (first && 'title' in first && first.title) || page.title, page: String(number) });
  return { ...page, blocks: first ? [{ ...first, title } as Block, ...others] : [] };
}
