import { getRouteIndex } from '@/lib/content/route-index-store';
import { localeOfRequest } from '@/lib/i18n/locale-of-request';
import { isHiddenPage } from '@/lib/seo/hidden-pages';
import { buildSitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const index = await getRouteIndex();
  if (!index)
    return new Response('Not available', {
      status: 503,
      headers: { 'retry-after': '10', 'cache-control': 'no-store' },
    });
  return new Response(buildSitemap(index, localeOfRequest(request), await isHiddenPage()), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
