import type { RouteIndex, RouteKind } from './route-index';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';
import { parseCandidate } from './route-candidate';
import { isFile, parsePath } from './parse-path';
import type { Route } from './route';

/** An address that may be, or have been, an entry's: its path in each language that spells it so. */
interface Place {
  kind: RouteKind;
  /** As this language writes it, whatever the word of its prefix. */
  own: string;
  spellings: string[];
}

function placesOf(locale: Locale, segments: string[]): Place[] {
  const path = pagePath(segments);
  const page: Place = { kind: 'page', own: path, spellings: [path] };
  const candidate = parseCandidate(locale, segments);
  return candidate ? [{ kind: candidate.kind, own: candidate.own, spellings: candidate.foreign }, page] : [page];
}

interface Asked {
  locale: Locale;
  segments: string[];
  index: RouteIndex;
}

/** Where a rule's target is in the end. */
export type Follow = (path: string) => Route;

/**
 * Where an address without a page of this language leads: by an editor's rule, to what moved away from here, or to this
 * language's version of what is here, or was, in another one. Null when it leads nowhere.
 */
export function leadOn(asked: Asked, follow: Follow): Route | null {
  const places = placesOf(asked.locale, asked.segments);
  return (
    followRule(asked, follow) ??
    findMoved(asked, places) ??
    findForeign(asked, places) ??
    findMovedAbroad(asked, places)
  );
}

/** Something was here, and is nowhere now. */
export function isGone({ locale, segments, index }: Asked): boolean {
  return placesOf(locale, segments).some(({ kind, own }) => {
    const id = index.findFormer(locale, kind, own);
    return id !== null && Object.keys(index.alternates(kind, id)).length === 0;
  });
}

/** One hop: a rule that leads to another rule, or to an old address, answers with where that ends. */
function followRule({ locale, segments, index }: Asked, follow: Follow): Route | null {
  const rule = index.rule(locale, segments);
  if (!rule) return null;
  const temporary = rule.permanent ? {} : { temporary: true as const };
  if (!rule.target.startsWith('/')) return { kind: 'external', url: rule.target, ...temporary };
  const end = rule.target.search(/[?#]/);
  const [path, rest] = end < 0 ? [rule.target, ''] : [rule.target.slice(0, end), rule.target.slice(end)];
  const route = follow(path);
  if (route.kind === 'rewrite' || (route.kind === 'missing' && endsAtFile(path, locale, index)))
    return { kind: 'redirect', path: rule.target, ...temporary };
  if (route.kind === 'external') return { ...route, ...temporary };
  if (route.kind === 'redirect') return { ...route, path: joinRest(route.path, rest), ...temporary };
  return null;
}

/** Whether a path without a page is a file's. One that a rule leads away from is none: rules could run in circles there. */
function endsAtFile(path: string, locale: Locale, index: RouteIndex): boolean {
  const segments = parsePath(path.toLowerCase());
  return segments !== null && isFile(path) && index.rule(locale, segments) === null;
}

/** A query and fragment behind a path, unless it has its own. */
export const joinRest = (path: string, rest: string): string => (/[?#]/.test(path) ? path : path + rest);

const toAddress = ({ locale, index }: Asked, kind: RouteKind, id: string | null | undefined): Route | null => {
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

const findMoved = (asked: Asked, places: Place[]): Route | null =>
  firstOf(places, ({ kind, own }) => toAddress(asked, kind, asked.index.findFormer(asked.locale, kind, own)));

const findForeign = (asked: Asked, places: Place[]): Route | null =>
  firstOf(places, ({ kind, spellings }) =>
    firstOf(spellings, (path) => toAddress(asked, kind, asked.index.findAnywhere(kind, path))),
  );

const findMovedAbroad = (asked: Asked, places: Place[]): Route | null =>
  firstOf(places, ({ kind, spellings }) =>
    firstOf(spellings, (path) =>
      firstOf(locales, (other) => toAddress(asked, kind, asked.index.findFormer(other, kind, path))),
    ),
  );
