import { type Locale } from '@/backend/contract/locales';

const CRAWLER = /bot|crawl|spider|slurp|preview/i;

interface Visitor {
  /** The browser's languages, best first. */
  languages: readonly string[];
  /** Earlier choice in this browser. */
  stored: string | undefined;
  userAgent: string;
}

/** The language to suggest: the browser's first supported one, unless it is the current one or a choice is stored. */
export function suggestLocale(
  current: Locale,
  others: Locale[],
  { languages, stored, userAgent }: Visitor,
): Locale | null {
  if (stored !== undefined || CRAWLER.test(userAgent)) return null;
  for (const language of languages) {
    const code = language.slice(0, 2).toLowerCase();
    if (code === current) return null;
    const match = others.find((other) => other === code);
    if (match) return match;
  }
  return null;
}
