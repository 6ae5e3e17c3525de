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

/** There server.ts leaves answers as they are. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** Domain -> locale, public address -> page. The rules are in lib/routing/resolve-route.ts. */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const host = request.headers.get('host');
  const locale = localeOfRequest(request);
  const rewrite = (path: string): NextResponse => NextResponse.rewrite(new URL(path, request.url));

  // server.ts asks for the view of an error; from outside this header never gets here.
  const fallback = request.headers.get(ERROR_PAGE_HEADER);
  if (fallback) return rewrite(fallback === 'not-found' ? `/${locale}/_missing` : `/${locale}/_status/${fallback}`);

  // An endpoint asks for the page of a form that a browser sent by itself, under a key that nobody outside can know.
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

/** Asked again each time: an address that an editor gives back to a page must not be led on by what a browser kept. */
function redirect(target: URL, temporary = false): NextResponse {
  const headers = { 'cache-control': 'public, max-age=0, must-revalidate' };
  return NextResponse.redirect(target, { status: temporary ? 307 : 308, headers });
}

/** The router can't follow to another site: an answer that is no page of its kind makes it load the address in full. */
const fullLoad = (): NextResponse =>
  new NextResponse(null, { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });

/** Empty: server.ts puts the view of a missing page here. Rendering it for this address would keep the address in a shared page. */
function missing(status: 404 | 410, suggestions: string[]): NextResponse {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  if (suggestions.length > 0) headers.set(SUGGESTIONS_HEADER, suggestions.join(' '));
  return new NextResponse(null, { status, headers });
}

export const config = {
  runtime: 'nodejs',
  // All but endpoints, files of the build and named public files.
  matcher: [
    '/((?!api/|media/|_next/|images/|favicon|apple-touch-icon|site\\.webmanifest$|robots\\.txt$|sitemap\\.xml$|rss\\.xml$).*)',
  ],
};
