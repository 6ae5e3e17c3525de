import { MAX_PREVIOUS_PERMALINKS } from '@/backend/contract/limits';
import { type Locale, LOCALES } from '@/backend/contract/locales';
import { type RouteKind } from '@/backend/contract/route-kinds';
import type { PermalinkRow } from './permalink-map';

export interface PreviousRow extends PermalinkRow {
  kind: RouteKind;
}

const keyOf = (kind: RouteKind, path: string): string => `${kind} ${path}`;

/** Who had which path, per language and oldest first. Is not changed after it was made. */
export class PreviousPermalinks {
  readonly #owners: Map<Locale, Map<string, string>>;

  /** `rows` are newest first. */
  constructor(rows: PreviousRow[], kept: ReadonlyMap<Locale, Map<string, string>> = new Map()) {
    this.#owners = new Map(LOCALES.map((locale) => [locale, kept.get(locale) ?? new Map()]));
    for (const { kind, id, locale, path } of rows.toReversed()) {
      const owners = this.#owners.get(locale);
      const key = keyOf(kind, path);
      owners?.delete(key);
      owners?.set(key, id);
      if (owners && owners.size > MAX_PREVIOUS_PERMALINKS) owners.delete(owners.keys().next().value ?? '');
    }
  }

  find(locale: Locale, kind: RouteKind, path: string): string | null {
    return this.#owners.get(locale)?.get(keyOf(kind, path)) ?? null;
  }

  /** A copy with these rows, and without the paths that are in use again. */
  replace(rows: PreviousRow[], used: PreviousRow[]): PreviousPermalinks {
    if (rows.length + used.length === 0) return this;
    const kept = new Map(LOCALES.map((locale) => [locale, new Map(this.#owners.get(locale))]));
    for (const { kind, locale, path } of used) kept.get(locale)?.delete(keyOf(kind, path));
    return new PreviousPermalinks(rows, kept);
  }
}
