import type { RichText, Seo } from '@/lib/content/pages/types';
import type { Media } from '@/lib/core/media';
import { type Alternates } from '@/lib/i18n/alternates';

export interface Tag {
  id: string;
  slug: string;
  title: string;
}

export interface ArticleCard {
  id: string;
  slug: string;
  title: string;
  summary: string;
  picture: Media | null;
  /** '' without an author. */
  author: string;
  /** ISO 8601 date. */
  publishedOn: string;
  /** ISO 8601 date; null if unchanged since publication. */
  updatedOn: string | null;
  tags: Tag[];
}

export interface Article extends ArticleCard {
  authorRole: string;
  authorPicture: Media | null;
  body: RichText;
  seo: Seo;
  alternates: Alternates;
}

/** One page of a list of articles. */
export interface ArticlePage {
  articles: ArticleCard[];
  /** From 1. */
  page: number;
  pages: number;
}
