import type { CrawledPage, CrawlError } from './types';

const MIN_WORDS = 4;

const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];

/** Finds message keys and unfilled placeholders in visible text. `namespaces` are the first parts of such keys. */
export function checkRawTexts({ url, parsed }: CrawledPage, namespaces: string[]): CrawlError[] {
  const key = new RegExp(`^(${namespaces.join('|')})(\\.[A-Za-z0-9_-]+)+$`);
  const said = [...parsed.texts, ...parsed.titles, ...parsed.descriptions];
  return said.flatMap((text): CrawlError[] => {
    if (key.test(text)) return [{ rule: 'raw key', url, detail: text }];
    return /\{[a-zA-Z]+(,[^}]*)?\}|\bundefined\b|\[object Object\]|\bNaN\b/.test(text)
      ? [{ rule: 'raw text', url, detail: text }]
      : [];
  });
}

/** Sentences found on pages of two languages: one of them was not translated. `allowed` are names and the like. */
export function checkTranslated(pages: Iterable<CrawledPage>, allowed: RegExp[]): CrawlError[] {
  const first = new Map<string, CrawledPage>();
  const errors = new Map<string, CrawlError>();
  for (const page of pages) {
    for (const text of [...page.parsed.texts, ...page.parsed.titles, ...page.parsed.descriptions]) {
      if (wordsOf(text).length < MIN_WORDS || allowed.some((name) => name.test(text))) continue;
      const other = first.get(text) ?? page;
      first.set(text, other);
      if (other.locale === page.locale || errors.has(`${page.locale} ${text}`)) continue;
      const detail = `"${text}" also stands on ${other.url}`;
      errors.set(`${page.locale} ${text}`, { rule: 'untranslated', url: page.url, detail });
    }
  }
  return [...errors.values()];
}
