import type { CrawlError } from './types';

/** One line per error; the same error on many pages is reported once, with the first of them. */
export function report(errors: CrawlError[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { rule, detail, url } of errors) {
    const text = `${rule}: ${detail}`;
    groups.set(text, [...(groups.get(text) ?? []), url]);
  }
  return [...groups].map(([text, urls]) => `${text} (${urls.length > 1 ? `${urls.length} pages, ` : ''}${urls[0]})`);
}
