import type { Locale } from '@/lib/i18n/locales';
import { joinRest } from '@/lib/routing/redirects';
import { isFile } from '@/lib/routing/parse-path';
import { resolveRoute } from '@/lib/routing/resolve-route';
import { toPath } from './mapper';
import type { RouteIndex } from '@/lib/routing/route-index';
import type { MenuItem } from './types';

const OPENABLE = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** The items that lead somewhere, each by the address where it ends. While there is no index, own paths are believed. */
export function settleMenu(items: MenuItem[], locale: Locale, index: RouteIndex | null): MenuItem[] {
  return items.flatMap((item) => {
    const path = settlePath(toPath(item.path.trim()), locale, index);
    return path === null || item.title.trim() === '' ? [] : [{ ...item, path }];
  });
}

function settlePath(path: string, locale: Locale, index: RouteIndex | null): string | null {
  if (path.startsWith('#')) return path;
  if (!path.startsWith('/')) return URL.canParse(path) && OPENABLE.has(new URL(path).protocol) ? path : null;
  // Browsers read these as an address of another site.
  if (/^\/[/\\]/.test(path)) return null;
  const end = path.search(/[?#]/);
  const [pathname, rest] = end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)];
  if (!index || isFile(pathname)) return path;
  const route = resolveRoute({ locale, pathname, search: new URLSearchParams() }, index);
  if (route.kind === 'rewrite') return path;
  if (route.kind === 'redirect') return joinRest(route.path, rest);
  return route.kind === 'external' ? route.url : null;
}
