import type { RouteIndex } from './route-index';
import { pagePath } from '@/backend/contract/paths';
import { parseLocalizedRoute } from './parse-localized-route';
import { isFilePath, parsePath } from './parse-path';
import type { Route } from './route';
import { type Locale, LOCALES } from '@/backend/contract/locales';
import { type RouteKind } from '@/backend/contract/route-kinds';

/** A path that may be, or may have been, the permalink of an entry, in each language with that prefix. */
interface PossiblePermalink {
  kind: RouteKind;
  /** The permalink in this language, whatever language the prefix was in. */
  own: string;
  spellings: string[];
}

function permalinksOf(locale: Locale, segments: string[]): PossiblePermalink[] {
  const path = pagePath(segments);
  const page: PossiblePermalink = { kind: 'page', own: path, spellings: [path] };
  const parsed = parseLocalizedRoute(locale, segments);
  return parsed ? [{ kind: parsed.kind, own: parsed.own, spellings: parsed.foreign }, page] : [page];
}

interface RedirectRequest {
  locale: Locale;
  segments: string[];
  index: RouteIndex;
}

/** Resolves the target of a rule. */
export type FollowRedirect = (path: string) => Route;

/**
 * Finds the redirect for a path without a page in this language: an editor's rule, the entry that moved away from it, or
 * the version in this language of an entry that has or had it in another one. Null if there is none.
 */
export function findRedirect(request: RedirectRequest, follow: FollowRedirect): Route | null {
  const permalinks = permalinksOf(request.locale, request.segments);
  return (
    applyRule(request, follow) ??
    redirectPreviousPermalink(request, permalinks) ??
    redirectForeignPermalink(request, permalinks) ??
    redirectPreviousForeignPermalink(request, permalinks)
  );
}

/** Whether an entry had this path and no longer exists in any language. */
export function isGone({ locale, segments, index }: RedirectRequest): boolean {
  return permalinksOf(locale, segments).some(({ kind, own }) => {
    const id = index.findByPreviousPermalink(locale, kind, own);
    return id !== null && Object.keys(index.alternates(kind, id)).length === 0;
  });
}

/** Applies a rule, collapsing chains: if the target redirects, the final target is returned. */
function applyRule({ locale, segments, index }: RedirectRequest, follow: FollowRedirect): Route | null {
  const rule = index.findRedirectRule(locale, segments);
  if (!rule) return null;
  const temporary = rule.permanent ? {} : { temporary: true as const };
  if (!rule.target.startsWith('/')) return { kind: 'external', url: rule.target, ...temporary };
  const end = rule.target.search(/[?#]/);
  const [path, rest] = end < 0 ? [rule.target, ''] : [rule.target.slice(0, end), rule.target.slice(end)];
  const route = follow(path);
  if (route.kind === 'rewrite' || (route.kind === 'missing' && isFileTarget(path, locale, index)))
    return { kind: 'redirect', path: rule.target, ...temporary };
  if (route.kind === 'external') return { ...route, ...temporary };
  if (route.kind === 'redirect') return { ...route, path: appendQuery(route.path, rest), ...temporary };
  return null;
}

/** Whether a path without a page is a file. If a rule redirects it, it is not, because rules could form a cycle there. */
function isFileTarget(path: string, locale: Locale, index: RouteIndex): boolean {
  const segments = parsePath(path.toLowerCase());
  return segments !== null && isFilePath(path) && index.findRedirectRule(locale, segments) === null;
}

/** Appends query and fragment unless the path has its own. */
export const appendQuery = (path: string, rest: string): string => (/[?#]/.test(path) ? path : path + rest);

const redirectToEntry = (
  { locale, index }: RedirectRequest,
  kind: RouteKind,
  id: string | null | undefined,
): Route | null => {
  const path = id ? index.alternates(kind, id)[locale] : undefined;
  return path === undefined ? null : { kind: 'redirect', path };
};

function firstOf<T>(items: T[], find: (item: T) => Route | null): Route | null {
  for (const item of items) {
    const route = find(item);
    if (route) return route;
  }
  return null;
}

const redirectPreviousPermalink = (request: RedirectRequest, permalinks: PossiblePermalink[]): Route | null =>
  firstOf(permalinks, ({ kind, own }) =>
    redirectToEntry(request, kind, request.index.findByPreviousPermalink(request.locale, kind, own)),
  );

const redirectForeignPermalink = (request: RedirectRequest, permalinks: PossiblePermalink[]): Route | null =>
  firstOf(permalinks, ({ kind, spellings }) =>
    firstOf(spellings, (path) => redirectToEntry(request, kind, request.index.findInAnyLocale(kind, path))),
  );

const redirectPreviousForeignPermalink = (request: RedirectRequest, permalinks: PossiblePermalink[]): Route | null =>
  firstOf(permalinks, ({ kind, spellings }) =>
    firstOf(spellings, (path) =>
      firstOf(LOCALES, (other) =>
        redirectToEntry(request, kind, request.index.findByPreviousPermalink(other, kind, path)),
      ),
    ),
  );
