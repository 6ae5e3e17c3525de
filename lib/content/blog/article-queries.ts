import 'server-only';
import { cache } from 'react';
import { find, findOne, read } from '@/lib/backend/content-client';
import { entryTag, typeTag } from '@/lib/backend/cache-tags';
import { listScope } from '@/lib/backend/list-scope';
import { resolveEntry } from '@/lib/content/pages/resolve-entry';
import { PICTURE, SEO } from '@/lib/content/pages/populate';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import { articlePath, blogPath } from '@/backend/contract/paths';
import { countPages } from '@/lib/core/page-numbers';
import { blogHref, type BlogQuery } from './blog-query';
import type { Article, ArticleCard, ArticlePage, Tag } from './types';
import { wireArticle, wireCards, wireTag } from './wire';
import { type Alternates } from '@/lib/i18n/alternates';
import { type Locale, LOCALES } from '@/backend/contract/locales';

/** Lists change with their articles and with the titles of tags. */
const LIST_TAGS = [typeTag('article'), typeTag('article-tag')];

export const getArticle = cache(async (locale: Locale, slug: string): Promise<Article | null> => {
  const resolved = await resolveEntry(locale, 'article', articlePath(locale, slug), slug);
  if (!resolved) return null;
  const article = await findOne('articles', resolved.id, wireArticle, {
    locale,
    tags: [entryTag('article', resolved.id), typeTag('article-tag')],
    query: { populate: { picture: PICTURE, authorPicture: true, tags: true, seo: SEO } },
  });
  return article && { ...article, alternates: resolved.alternates };
});

/** A page of the list, newest first; null beyond the last page. */
export async function getArticlePage(
  locale: Locale,
  { tag, page }: BlogQuery,
  pageSize: number,
): Promise<ArticlePage | null> {
  const index = await getRouteIndex();
  const known = index ? countPages(index.blog.count(locale, tag), pageSize) : null;
  if (known !== null && page > known) return null;
  const articles = await listArticles(locale, tag, page, pageSize);
  return { articles, page, pages: known ?? page };
}

const listArticles = cache(
  async (locale: Locale, tag: string | null, page: number, pageSize: number): Promise<ArticleCard[]> => {
    const query = { tag: tag ?? undefined, page, pageSize };
    const tags = listScope().cached ? LIST_TAGS : undefined;
    return (await read('/blog', wireCards, { locale, tags, query })).articles;
  },
);

/** The newest articles. */
export const listNewest = (locale: Locale, count: number): Promise<ArticleCard[]> =>
  listArticles(locale, null, 1, count);

/** Related articles: those that share a tag first, then the newest. */
export async function listRelated(locale: Locale, id: string, count: number): Promise<ArticleCard[]> {
  const options = { locale, tags: LIST_TAGS, query: { count } };
  return (await read(`/blog/related/${encodeURIComponent(id)}`, wireCards, options)).articles;
}

/** Tags that have articles in this language, by title. */
export const listTags = cache(async (locale: Locale): Promise<Tag[]> => {
  const index = await getRouteIndex();
  const query = { fields: ['title', 'slug'], sort: ['title:asc'] };
  const tags = await find('article-tags', wireTag, { locale, tags: LIST_TAGS, query });
  return index ? tags.filter(({ slug }) => index.blog.count(locale, slug) > 0) : tags;
});

/** Path of the same tag's list in each language that has it. */
export async function translateTag(locale: Locale, slug: string): Promise<Alternates> {
  const slugs = (await getRouteIndex())?.blog.translateTag(locale, slug) ?? { [locale]: slug };
  return Object.fromEntries(
    LOCALES.flatMap((other) => {
      const tag = slugs[other];
      return tag === undefined ? [] : [[other, blogHref(blogPath(other), { tag })]];
    }),
  );
}
