import type { Core } from '@strapi/strapi';
import { LOCALES } from '../../../contract/locales';

export interface TagRow {
  id: string;
  locale: string;
  slug: string;
  /** Number of published articles with this tag. */
  articles: number;
}

/** Tags with published articles, one row per language. */
export async function readArticleTags(strapi: Core.Strapi): Promise<TagRow[]> {
  const columns = { id: 'tag.document_id', locale: 'tag.locale', slug: 'tag.slug' };
  const rows: (Omit<TagRow, 'articles'> & { articles: number | string })[] = await strapi.db
    .connection('article_tags as tag')
    .join('articles_tags_lnk as link', 'link.article_tag_id', 'tag.id')
    .join('articles as article', 'article.id', 'link.article_id')
    .whereNotNull('article.published_at')
    .whereIn('tag.locale', [...LOCALES])
    .groupBy(Object.values(columns))
    .orderBy('tag.slug')
    .select(columns)
    .count({ articles: 'article.id' });
  return rows.map((row) => ({ ...row, articles: Number(row.articles) }));
}
