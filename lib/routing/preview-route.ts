import type { RouteIndex } from './route-index';
import { type RouteRequest, resolveRoute } from './resolve-route';
import type { Route } from './route';
import { previewSegment } from '@/lib/backend/preview-path';
import { type Locale } from '@/backend/contract/locales';
import { type RouteKind } from '@/backend/contract/route-kinds';

const BY_ID = /^\/preview\/(page|product|article|level|lesson)\/([a-z0-9]{10,40})$/;

/** Internal path prefixes of the pages that show one entry. */
const FOLDERS: Record<RouteKind, string> = {
  page: '',
  product: '/shop',
  article: '/blog',
  level: '/academy',
  lesson: `/academy/${previewSegment('level')}`,
};

/** Resolves preview paths by id and published paths as for visitors; other paths fall back to drafts. */
export function resolvePreviewRoute(request: RouteRequest, index: RouteIndex | null): Route {
  const [, kind, id] = BY_ID.exec(request.pathname) ?? [];
  if (kind && id) return { kind: 'rewrite', path: byId(request.locale, kind as RouteKind, id) };
  const route = resolveRoute(request, index);
  return route.kind === 'missing' || route.kind === 'gone' ? resolveRoute(request, null) : route;
}

const byId = (locale: Locale, kind: RouteKind, id: string): string =>
  `/${locale}${FOLDERS[kind]}/${previewSegment(id)}`;
