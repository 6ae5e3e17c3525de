import { type Alternates } from '@/lib/i18n/alternates';
import { type Locale, LOCALES } from '@/backend/contract/locales';

export interface PermalinkRow {
  id: string;
  locale: Locale;
  /** Public path. */
  path: string;
}

/** Permalinks of one kind, by id and by path. Is not changed after it was made. */
export class PermalinkMap {
  readonly #paths: Map<string, Alternates>;
  readonly #ids: Map<Locale, Map<string, string>>;

  constructor(rows: PermalinkRow[], from?: PermalinkMap, without: string[] = []) {
    this.#paths = new Map(from && from.#paths);
    this.#ids = new Map(LOCALES.map((locale) => [locale, new Map(from && from.#ids.get(locale))]));
    for (const id of without) this.#remove(id);
    for (const row of rows) this.#add(row);
  }

  /** A copy in which these rows, which are of these entries, take the place of all that the entries had. */
  replace(ids: ReadonlySet<string>, rows: PermalinkRow[]): PermalinkMap {
    const known = [...ids].filter((id) => this.#paths.has(id));
    return known.length + rows.length > 0 ? new PermalinkMap(rows, this, known) : this;
  }

  find(locale: Locale, path: string): string | null {
    return this.#ids.get(locale)?.get(path) ?? null;
  }

  count(locale: Locale): number {
    return this.#ids.get(locale)?.size ?? 0;
  }

  alternates(id: string): Alternates {
    return this.#paths.get(id) ?? {};
  }

  list(): { id: string; alternates: Alternates }[] {
    return [...this.#paths].map(([id, alternates]) => ({ id, alternates }));
  }

  #remove(id: string): void {
    for (const locale of LOCALES) {
      const path = this.#paths.get(id)?.[locale];
      const ids = this.#ids.get(locale);
      // Another entry may have taken the path already.
      if (path !== undefined && ids?.get(path) === id) ids.delete(path);
    }
    this.#paths.delete(id);
  }

  #add({ id, locale, path }: PermalinkRow): void {
    const alternates = this.#paths.get(id);
    // Mutated in place, as this map made it: ten thousand entries have sixty thousand permalinks.
    if (alternates) alternates[locale] = path;
    else this.#paths.set(id, { [locale]: path });
    this.#ids.get(locale)?.set(path, id);
  }
}
