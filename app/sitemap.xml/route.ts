import { getRouteIndex } from '@/lib/routing/route-index-store';
import { originOf } from '@/lib/i18n/hosts';
import { localeOfRequest } from '@/lib/i18n/locale-of-request';
import { loadIsHidden } from '@/lib/discovery/seo/hidden-pages';
import {
  buildSitemapIndex,
  listSitemapEntries,
  entriesOfPart,
  planParts,
  streamSitemap,
} from '@/lib/discovery/seo/sitemap';
import { createDetailsReader } from '@/lib/discovery/seo/sitemap-details';
import { ENCODED_HEADER } from '@/lib/backend/preserved-headers';

export const dynamic = 'force-dynamic';

const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=300',
  vary: 'Accept-Encoding',
};

const respondError = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(status === 404 ? 'Not found' : 'Not available', {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  });

/** Sitemap of this domain, or an index of its parts (`?part=1`) when it exceeds the limit of one file. */
export async function GET(request: Request): Promise<Response> {
  const index = await getRouteIndex();
  if (!index) return respondError(503, { 'retry-after': '10' });
  const locale = localeOfRequest(request);
  const isHidden = await loadIsHidden();
  const parts = planParts(listSitemapEntries(index, locale, isHidden), locale);
  const requested = new URL(request.url).searchParams.get('part');
  if (requested === null && parts.length > 1)
    return send(request, new Response(buildSitemapIndex(originOf(locale), parts.length)).body);
  const part = Number(requested ?? 1);
  if (parts[part - 1] === undefined) return respondError(404);
  const entries = entriesOfPart(listSitemapEntries(index, locale, isHidden), parts, part);
  return send(request, streamSitemap(entries, locale, createDetailsReader(index, locale)));
}

/** server.ts does not compress streams, and is absent in development; gzip reduces this one to a twentieth. */
function send({ headers }: Request, body: ReadableStream<Uint8Array<ArrayBuffer>> | null): Response {
  const isGzipped = process.env.NODE_ENV === 'production' && /\bgzip\b/.test(headers.get('accept-encoding') ?? '');
  if (!body || !isGzipped) return new Response(body, { headers: HEADERS });
  const compressed = body.pipeThrough(new CompressionStream('gzip'));
  return new Response(compressed, { headers: { ...HEADERS, [ENCODED_HEADER]: 'gzip' } });
}
