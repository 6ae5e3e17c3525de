import { appendQuery } from '@/lib/routing/find-redirect';
import { isFilePath } from '@/lib/routing/parse-path';
import { resolveRoute } from '@/lib/routing/resolve-route';
import { normalizeLinkPath } from './page-mapper';
import type { RouteIndex } from '@/lib/routing/route-index';
import type { MenuItem } from './types';
import { type Locale } from '@/backend/contract/locales';

const ALLOWED_PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Menu items with a valid target, redirects resolved. Without an index internal paths are trusted. */
export function resolveMenu(items: MenuItem[], locale: Locale, index: RouteIndex | null): MenuItem[] {
  return items.flatMap((item) => {
    const path = resolveMenuPath(normalizeLinkPath(item.path.trim()), locale, index);
    return path === null || item.title.trim() === '' ? [] : [{ ...item, path }];
  });
}

function resolveMenuPath(path: string, locale: Locale, index: RouteIndex | null): string | null {
  if (path.startsWith('#')) return path;
  if (!path.startsWith('/')) return URL.canParse(path) && ALLOWED_PROTOCOLS.has(new URL(path).protocol) ? path : null;
  // Browsers treat these as URLs of another site.
  if (/^\/[/\\]/.test(path)) return null;
  const end = path.search(/[?#]/);
  const [pathname, rest] = end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)];
  if (!index || isFilePath(pathname)) return path;
  const route = resolveRoute({ locale, pathname, search: new URLSearchParams() }, index);
  if (route.kind === 'rewrite') return path;
  if (route.kind === 'redirect') return appendQuery(route.path, rest);
  return route.kind === 'external' ? route.url : null;
}
