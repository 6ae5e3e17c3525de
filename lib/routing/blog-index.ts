import { type Locale } from '@/backend/contract/locales';

/** Which lists of articles there are and how long each is, known in memory: no request asks the backend to count. */
export interface BlogIndex {
  /** Published articles of a language, or those with a tag; 0 for a tag that no article has. */
  count(locale: Locale, tag: string | null): number;
  /** Slug of the same tag in each language that has articles with it. */
  translateTag(locale: Locale, slug: string): Partial<Record<Locale, string>>;
}

interface TagRow {
  id: string;
  locale: Locale;
  slug: string;
  articles: number;
}

export function buildBlogIndex(articles: { locale: Locale }[], tags: TagRow[]): BlogIndex {
  const totals = new Map<Locale, number>();
  for (const { locale } of articles) totals.set(locale, (totals.get(locale) ?? 0) + 1);
  const find = (locale: Locale, slug: string) => tags.find((tag) => tag.locale === locale && tag.slug === slug);
  return {
    count: (locale, tag) => (tag === null ? (totals.get(locale) ?? 0) : (find(locale, tag)?.articles ?? 0)),
    translateTag(locale, slug) {
      const id = find(locale, slug)?.id;
      return Object.fromEntries(tags.flatMap((tag) => (tag.id === id ? [[tag.locale, tag.slug]] : [])));
    },
  };
}
