import { type Locale } from '@/backend/contract/locales';

/** Article lists and their lengths in memory, so that no request needs to count in the backend. */
export interface BlogIndex {
  /** Number of published articles of a locale, or of those with a tag; 0 for an unknown tag. */
  count(locale: Locale, tag: string | null): number;
  /** Slug of the same tag in each locale that has articles with it. */
  translateTag(locale: Locale, slug: string): Partial<Record<Locale, string>>;
}

interface TagRow {
  id: string;
  locale: Locale;
  slug: string;
  articles: number;
}

/** `countAll`: number of published articles of a locale. */
export function buildBlogIndex(countAll: (locale: Locale) => number, tags: TagRow[]): BlogIndex {
  const find = (locale: Locale, slug: string) => tags.find((tag) => tag.locale === locale && tag.slug === slug);
  return {
    count: (locale, tag) => (tag === null ? countAll(locale) : (find(locale, tag)?.articles ?? 0)),
    translateTag(locale, slug) {
      const id = find(locale, slug)?.id;
      return Object.fromEntries(tags.flatMap((tag) => (tag.id === id ? [[tag.locale, tag.slug]] : [])));
    },
  };
}
