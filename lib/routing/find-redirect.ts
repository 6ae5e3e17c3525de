import type { RouteIndex, RouteKind } from './route-index';
import { pagePath } from '@/lib/i18n/paths';
import { parseLocalizedRoute } from './parse-localized-route';
import { isFilePath, parsePath } from './parse-path';
import type { Route } from './route';
import { type Locale, LOCALES } from '@/backend/contract/locales';

/** An address that may be, or have been, an entry's: its path in each language that spells it so. */
interface PossiblePermalink {
  kind: RouteKind;
  /** As this language writes it, whatever the word of its prefix. */
  own: string;
  spellings: string[];
}

function permalinksOf(locale: Locale, segments: string[]): PossiblePermalink[] {
  const path = pagePath(segments);
  const page: PossiblePermalink = { kind: 'page', own: path, spellings: [path] };
  const candidate = parseLocalizedRoute(locale, segments);
  return candidate ? [{ kind: candidate.kind, own: candidate.own, spellings: candidate.foreign }, page] : [page];
}

interface RedirectRequest {
  locale: Locale;
  segments: string[];
  index: RouteIndex;
}

/** Where a rule's target is in the end. */
export type FollowRedirect = (path: string) => Route;

/**
 * Where an address without a page of this language leads: by an editor's rule, to what moved away from here, or to this
 * language's version of what is here, or was, in another one. Null when it leads nowhere.
 */
export function findRedirect(asked: RedirectRequest, follow: FollowRedirect): Route | null {
  const places = permalinksOf(asked.locale, asked.segments);
  return (
    applyRule(asked, follow) ??
    redirectPreviousPermalink(asked, places) ??
    redirectForeignPermalink(asked, places) ??
    redirectPreviousForeignPermalink(asked, places)
  );
}

/** Something was here, and is nowhere now. */
export function isGone({ locale, segments, index }: RedirectRequest): boolean {
  return permalinksOf(locale, segments).some(({ kind, own }) => {
    const id = index.findByPreviousPermalink(locale, kind, own);
    return id !== null && Object.keys(index.alternates(kind, id)).length === 0;
  });
}

/** One hop: a rule that leads to another rule, or to an old address, answers with where that ends. */
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

/** Whether a path without a page is a file's. One that a rule leads away from is none: rules could run in circles there. */
function isFileTarget(path: string, locale: Locale, index: RouteIndex): boolean {
  const segments = parsePath(path.toLowerCase());
  return segments !== null && isFilePath(path) && index.findRedirectRule(locale, segments) === null;
}

/** A query and fragment behind a path, unless it has its own. */
export const appendQuery = (path: string, rest: string): string => (/[?#]/.test(path) ? path : path + rest);

const redirectToEntry = ({ locale, index }: RedirectRequest, kind: RouteKind, id: string | null | undefined): Route | null => {
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

const redirectPreviousPermalink = (asked: RedirectRequest, places: PossiblePermalink[]): Route | null =>
  firstOf(places, ({ kind, own }) => redirectToEntry(asked, kind, asked.index.findByPreviousPermalink(asked.locale, kind, own)));

const redirectForeignPermalink = (asked: RedirectRequest, places: PossiblePermalink[]): Route | null =>
  firstOf(places, ({ kind, spellings }) =>
    firstOf(spellings, (path) => redirectToEntry(asked, kind, asked.index.findInAnyLocale(kind, path))),
  );

const redirectPreviousForeignPermalink = (asked: RedirectRequest, places: PossiblePermalink[]): Route | null =>
  firstOf(places, ({ kind, spellings }) =>
    firstOf(spellings, (path) =>
      firstOf(LOCALES, (other) => redirectToEntry(asked, kind, asked.index.findByPreviousPermalink(other, kind, path))),
    ),
  );
