import { type NextRequest, NextResponse } from 'next/server';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import { FORM_VIEW_HEADER, findFormView, routeOfView } from '@/lib/server/endpoint/form-views';
import { localeOfHost, originOf } from '@/lib/i18n/hosts';
import { localeOfRequest } from '@/lib/i18n/locale-of-request';
import { PREVIEW_HEADER } from '@/lib/session/preview-cookie';
import { resolvePreviewRoute } from '@/lib/routing/preview-route';
import { resolveRoute } from '@/lib/routing/resolve-route';
import { ROUTER_HEADER, SEARCH_HEADER } from '@/lib/routing/clean-url';
import { suggestPaths } from '@/lib/routing/suggest-paths';
import { ERROR_PAGE_HEADER } from '@/lib/server/http/error-page-kinds';
import { SUGGESTIONS_HEADER } from '@/lib/server/http/suggestions-header';

/** In development server.ts does not modify responses. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** Resolves domain to locale and path to page. The rules are in lib/routing/resolve-route.ts. */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const host = request.headers.get('host');
  const locale = localeOfRequest(request);
  const rewrite = (path: string): NextResponse => NextResponse.rewrite(new URL(path, request.url));

  // Internal request of server.ts for an error page; the header is stripped from external requests.
  const fallback = request.headers.get(ERROR_PAGE_HEADER);
  if (fallback) return rewrite(fallback === 'not-found' ? `/${locale}/_missing` : `/${locale}/_status/${fallback}`);

  // Internal request of an endpoint for the page of a form, under an unguessable key.
  const view = findFormView(request.headers.get(FORM_VIEW_HEADER));
  if (view) return rewrite(`/${locale}/${routeOfView(view)}`);

  const { pathname, searchParams } = request.nextUrl;
  const index = await getRouteIndex();
  const resolve = request.headers.has(PREVIEW_HEADER) ? resolvePreviewRoute : resolveRoute;
  const route = resolve({ locale, pathname, search: searchParams }, index);
  if (route.kind === 'rewrite') return rewrite(route.path);
  if (route.kind === 'external')
    return request.headers.has(ROUTER_HEADER) ? fullLoad() : redirect(new URL(route.url), route.temporary);
  if (route.kind === 'redirect') {
    const target = new URL(route.path, localeOfHost(host) ? originOf(locale) : request.nextUrl.origin);
    if (!target.search) target.search = request.headers.get(SEARCH_HEADER) ?? '';
    return redirect(target, route.temporary);
  }
  if (isDevelopment) return rewrite(`/${locale}/_missing`);
  return missing(route.kind === 'gone' ? 410 : 404, index ? suggestPaths(index, locale, pathname) : []);
}

/** Browsers revalidate redirects, because an editor may publish a page at this path later. */
function redirect(target: URL, temporary = false): NextResponse {
  const headers = { 'cache-control': 'public, max-age=0, must-revalidate' };
  return NextResponse.redirect(target, { status: temporary ? 307 : 308, headers });
}

/** Next's router cannot redirect to another site; a response of another type makes it load the URL in full. */
const fullLoad = (): NextResponse =>
  new NextResponse(null, { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });

/** Empty: server.ts inserts the 404 page. Rendering it here would store this URL in a shared page. */
function missing(status: 404 | 410, suggestions: string[]): NextResponse {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  if (suggestions.length > 0) headers.set(SUGGESTIONS_HEADER, suggestions.join(' '));
  return new NextResponse(null, { status, headers });
}

export const config = {
  runtime: 'nodejs',
  // All paths except endpoints, build files and public files.
  matcher: [
    '/((?!api/.|media/.|_next/|images/|favicon|apple-touch-icon|site\\.webmanifest$|sw\\.js$|\\.well-known/apple-developer-merchantid-domain-association$|robots\\.txt$|sitemap\\.xml$|rss\\.xml$|feeds/google\\.xml$|feeds/products\\.jsonl$|llms\\.txt$).*)',
  ],
};
