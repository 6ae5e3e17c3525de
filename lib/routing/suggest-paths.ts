import type { RouteIndex } from './route-index';
import { type Locale, LOCALES, LOCALE_SETTINGS } from '@/backend/contract/locales';
import { ROUTE_KINDS } from '@/backend/contract/route-kinds';

const MAX_SUGGESTIONS = 3;
/** Bounds the work for a junk path. */
const MAX_TERMS = 12;
const MAX_PATHS = 200;
/** Terms with the same first letters match partially: plurals, endings, typos at the end. */
const STEM = 4;

/** Maps terms of a path to the paths that contain them or a similar term. */
interface TermIndex {
  paths: Map<string, string[]>;
  stems: Map<string, string[]>;
  total: number;
}

const known = new WeakMap<RouteIndex, Map<Locale, TermIndex>>();

const FOLDERS = new Set(LOCALES.flatMap((locale) => Object.values<string>(LOCALE_SETTINGS[locale].segments)));

/** The terms of a path, without the folder name. */
function termsOf(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  const relevant = segments.length > 1 && FOLDERS.has(segments[0] ?? '') ? segments.slice(1) : segments;
  const terms = relevant.flatMap((segment) =>
    decode(segment)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
  return [...new Set(terms.filter((word) => word.length > 2))];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

function getTermIndex(index: RouteIndex, locale: Locale): TermIndex {
  const perLocale = known.get(index) ?? new Map<Locale, TermIndex>();
  known.set(index, perLocale);
  const ready = perLocale.get(locale);
  if (ready) return ready;
  const created: TermIndex = { paths: new Map(), stems: new Map(), total: 0 };
  for (const kind of ROUTE_KINDS)
    for (const { id, alternates } of index.list(kind)) {
      const path = alternates[locale];
      if (path === undefined || id === index.profile) continue;
      created.total += 1;
      for (const word of termsOf(path)) addTo(created.paths, word, path);
    }
  for (const word of created.paths.keys()) if (word.length >= STEM) addTo(created.stems, word.slice(0, STEM), word);
  perLocale.set(locale, created);
  return created;
}

function addTo(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Pages of this language whose path shares terms with the given one, best match first. Rare terms weigh more. */
export function suggestPaths(index: RouteIndex, locale: Locale, pathname: string): string[] {
  const { paths, stems, total } = getTermIndex(index, locale);
  const scores = new Map<string, number>();
  for (const word of termsOf(pathname.slice(0, 500)).slice(0, MAX_TERMS)) {
    const near = word.length < STEM ? [] : (stems.get(word.slice(0, STEM)) ?? []).slice(0, MAX_PATHS);
    for (const match of new Set(paths.has(word) ? [word, ...near] : near)) {
      const found = paths.get(match) ?? [];
      const weight = Math.log(1 + total / found.length) * (match === word ? 1 : 0.5);
      for (const path of found.slice(0, MAX_PATHS)) scores.set(path, (scores.get(path) ?? 0) + weight);
    }
  }
  return [...scores]
    .sort(([a, x], [b, y]) => y - x || a.length - b.length)
    .slice(0, MAX_SUGGESTIONS)
    .map(([path]) => path);
}
