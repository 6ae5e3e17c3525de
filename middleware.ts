import { type NextRequest, NextResponse } from 'next/server';
import { getRouteIndex } from '@/lib/content/route-index-store';
import { FORM_VIEW_HEADER, findFormView, routeOfView } from '@/lib/endpoint/form-views';
import { localeOfHost, originOf } from '@/lib/hosts';
import { localeOfRequest } from '@/lib/i18n/locale-of-request';
import { DRAFT_COOKIE } from '@/lib/preview/cookie';
import { resolvePreviewRoute } from '@/lib/preview/route';
import { resolveRoute } from '@/lib/routing/resolve-route';
import { SEARCH_HEADER } from '@/lib/server/clean-url';
import { FALLBACK_HEADER } from '@/lib/server/fallback';

/** There server.ts leaves answers as they are. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** Domain -> locale, public address -> page. The rules are in lib/routing/resolve-route.ts. */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const host = request.headers.get('host');
  const locale = localeOfRequest(request);
  const rewrite = (path: string): NextResponse => NextResponse.rewrite(new URL(path, request.url));

  // server.ts asks for the view of an error; from outside this header never gets here.
  const fallback = request.headers.get(FALLBACK_HEADER);
  if (fallback) return rewrite(fallback === 'not-found' ? `/${locale}/_missing` : `/${locale}/_status/${fallback}`);

  // An endpoint asks for the page of a form that a browser sent by itself, under a key that nobody outside can know.
  const view = findFormView(request.headers.get(FORM_VIEW_HEADER));
  if (view) return rewrite(`/${locale}/${routeOfView(view)}`);

  const { pathname, searchParams } = request.nextUrl;
  const resolve = request.cookies.has(DRAFT_COOKIE) ? resolvePreviewRoute : resolveRoute;
  const route = resolve({ locale, pathname, search: searchParams }, await getRouteIndex());
  if (route.kind === 'missing') return isDevelopment ? rewrite(`/${locale}/_missing`) : missing();
  if (route.kind === 'rewrite') return rewrite(route.path);
  const origin = localeOfHost(host) ? originOf(locale) : request.nextUrl.origin;
  return NextResponse.redirect(new URL(route.path + (request.headers.get(SEARCH_HEADER) ?? ''), origin), 308);
}

/** Empty: server.ts puts the view of a missing page here. Rendering it for this address would keep the address in a shared page. */
const missing = (): NextResponse =>
  new NextResponse(null, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });

export const config = {
  runtime: 'nodejs',
  // All but endpoints, files of the build and named public files.
  matcher: ['/((?!api/|media/|_next/|images/|favicon|apple-touch-icon|robots\\.txt$|sitemap\\.xml$).*)'],
};
