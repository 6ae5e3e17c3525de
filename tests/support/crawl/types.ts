import type { ParsedPage } from './read-page';
import { type Locale } from '@/backend/contract/locales';

/** One violation, at one URL. */
export interface CrawlError {
  rule: string;
  url: string;
  detail: string;
}

/** A page that returned 200 with HTML. */
export interface CrawledPage {
  url: string;
  locale: Locale;
  parsed: ParsedPage;
}

export type Origins = Record<Locale, string>;

/** A URL without its fragment. */
export const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url;

/** Whether the page asks to be indexed under its own URL. */
export const isIndexable = ({ url, parsed }: CrawledPage): boolean => !parsed.noindex && parsed.canonicals[0] === url;
