import type { PageFacts } from './read-page';
import { type Locale } from '@/backend/contract/locales';

/** One thing that is wrong, at one address. */
export interface Fault {
  rule: string;
  url: string;
  detail: string;
}

/** A page that answered 200 with HTML. */
export interface CrawledPage {
  url: string;
  locale: Locale;
  facts: PageFacts;
}

export type Origins = Record<Locale, string>;

/** An address without its fragment. */
export const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url;

/** Whether the page asks to be found under its own address. */
export const isIndexable = ({ url, facts }: CrawledPage): boolean => !facts.noindex && facts.canonicals[0] === url;
