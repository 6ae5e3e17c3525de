import type { RouteIndex } from '@/lib/routing/route-index';
import { absoluteUrl, originOf, shopLocales } from '@/lib/i18n/hosts';
import { hreflang } from './hreflang';
import { type Alternates } from '@/lib/i18n/alternates';
import { type Locale } from '@/backend/contract/locales';
import { type RouteKind } from '@/backend/contract/route-kinds';

const KINDS: RouteKind[] = ['page', 'product', 'article', 'level', 'lesson'];

/** Entries excluded from search engines. */
export type IsHidden = (kind: RouteKind, id: string) => boolean;

/** An entry with its permalink in the sitemap's language. */
export interface SitemapEntry {
  kind: RouteKind;
  id: string;
  path: string;
  alternates: Alternates;
}

/** Details of a URL in a sitemap. */
export interface SitemapEntryDetails {
  /** ISO 8601. */
  updatedAt: string;
  /** Path of its main image; null for none. */
  image: string | null;
}

/** Loads details by id; missing ones are omitted. */
export type ReadDetails = (kind: RouteKind, ids: string[]) => Promise<Map<string, SitemapEntryDetails>>;

/** Iterates all entries of a locale without collecting them. */
export function* listSitemapEntries(index: RouteIndex, locale: Locale, isHidden: IsHidden): Generator<SitemapEntry> {
  for (const kind of KINDS) {
    for (const { id, alternates } of index.list(kind)) {
      const path = alternates[locale];
      if (path !== undefined && !isHidden(kind, id)) yield { kind, id, path, alternates };
    }
  }
}

/** Limits of one file (sitemaps.org), with room for its first and last line. */
export const PART_LIMITS = { entries: 50_000, bytes: 50 * 1024 * 1024 - 1024 };
/** Markup around a URL or alternate, and the maximum size of date and image. */
const MARKUP_BYTES = 80;
const DETAILS_BYTES = 400;

/** Number of entries per part: a single part if the limits allow. */
export function planParts(addresses: Iterable<SitemapEntry>, locale: Locale, limits = PART_LIMITS): number[] {
  const parts: number[] = [];
  let [count, bytes] = [0, 0];
  for (const address of addresses) {
    const size = maxBytesOf(address, locale);
    if (count === limits.entries || (count > 0 && bytes + size > limits.bytes)) {
      parts.push(count);
      [count, bytes] = [0, 0];
    }
    count += 1;
    bytes += size;
  }
  return [...parts, count];
}

/** Upper bound in bytes; paths are URL-encoded ASCII. */
function maxBytesOf({ path, alternates }: SitemapEntry, locale: Locale): number {
  const lengthOf = (language: Locale, own: string): number => MARKUP_BYTES + originOf(language).length + own.length;
  const known = shopLocales().flatMap((language) => {
    const other = alternates[language];
    return other === undefined ? [] : [lengthOf(language, other)];
  });
  // `x-default` repeats one of them.
  return lengthOf(locale, path) + known.reduce((sum, length) => sum + length, Math.max(...known)) + DETAILS_BYTES;
}

/** The entries of a part, numbered from 1. */
export function* entriesOfPart(
  addresses: Iterable<SitemapEntry>,
  parts: number[],
  part: number,
): Generator<SitemapEntry> {
  const first = parts.slice(0, part - 1).reduce((sum, count) => sum + count, 0);
  const end = first + (parts[part - 1] ?? 0);
  let at = 0;
  for (const address of addresses) {
    if (at >= end) return;
    if (at >= first) yield address;
    at += 1;
  }
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Index of the parts. */
export function buildSitemapIndex(origin: string, parts: number): string {
  const entries = Array.from({ length: parts }, (_, at) => {
    return `<sitemap><loc>${origin}/sitemap.xml?part=${at + 1}</loc></sitemap>\n`;
  });
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

/** Entries per details request. */
export const BATCH = 500;

function* batch(addresses: Iterable<SitemapEntry>): Generator<{ kind: RouteKind; entries: SitemapEntry[] }> {
  let entries: SitemapEntry[] = [];
  for (const address of addresses) {
    const [first] = entries;
    if (first && (first.kind !== address.kind || entries.length === BATCH)) {
      yield { kind: first.kind, entries };
      entries = [];
    }
    entries.push(address);
  }
  const [first] = entries;
  if (first) yield { kind: first.kind, entries };
}

async function* writeSitemap(
  addresses: Iterable<SitemapEntry>,
  locale: Locale,
  readDetails: ReadDetails,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for (const { kind, entries } of batch(addresses)) {
    const details = await readDetails(
      kind,
      entries.map(({ id }) => id),
    );
    yield entries.map((address) => describeUrl(address, locale, details.get(address.id))).join('');
  }
  yield '</urlset>\n';
}

/** Streams the sitemap with backpressure, so that memory does not grow with the number of pages. */
export function streamSitemap(
  addresses: Iterable<SitemapEntry>,
  locale: Locale,
  readDetails: ReadDetails,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const texts = writeSitemap(addresses, locale, readDetails);
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await texts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

function describeUrl(
  { path, alternates }: SitemapEntry,
  locale: Locale,
  details: SitemapEntryDetails | undefined,
): string {
  const links = Object.entries(hreflang(alternates) ?? {}).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`,
  );
  const changed = details ? `<lastmod>${details.updatedAt}</lastmod>` : '';
  const image = details?.image
    ? `<image:image><image:loc>${escape(absoluteUrl(locale, details.image))}</image:loc></image:image>`
    : '';
  return `<url><loc>${escape(absoluteUrl(locale, path))}</loc>${changed}${links.join('')}${image}</url>\n`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign);
