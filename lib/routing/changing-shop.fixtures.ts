import { type Locale, LOCALES } from '@/backend/contract/locales';
import type { RouteKind } from '@/backend/contract/route-kinds';
import type { WireRouteIndex } from './route-index-wire';

const ACADEMY = ['level', 'lesson'] as const;

interface Entry {
  kind: RouteKind;
  /** Of its published languages. */
  slugs: Partial<Record<Locale, string>>;
  /** Page above a page, level of a lesson. */
  parent: string | null;
}

interface Permalink {
  kind: RouteKind;
  id: string;
  locale: Locale;
  path: string;
}

/** A shop that keeps permalinks and a log of changes by the rules of the backend, and answers as its `/route-index`. */
export class ChangingShop {
  readonly #entries = new Map<string, Entry>();
  readonly #addresses = new Map<string, Permalink & { left: number | null }>();
  /** Published, and not written down yet. */
  readonly #pending: { kind: RouteKind; id: string }[] = [];
  readonly #log: Set<string>[] = [];
  #redirects: NonNullable<WireRouteIndex['redirects']> = [];
  #profile: string | null = null;

  /** Number of changes so far, which is the newest cursor. */
  get changes(): number {
    return this.#log.length;
  }

  /** All permalinks that an entry ever had, with the time when it was left. */
  get addresses(): (Permalink & { left: number | null })[] {
    return [...this.#addresses.values()];
  }

  publish(kind: RouteKind, id: string, locale: Locale, slug: string, parent: string | null): void {
    const entry = this.#entries.get(id) ?? { kind, slugs: {}, parent };
    const isTaken = [...this.#entries].some(
      ([other, { kind: its, slugs }]) => other !== id && its === entry.kind && slugs[locale] === slug,
    );
    if (isTaken || this.#isBelow(parent, id)) return;
    this.#entries.set(id, { ...entry, parent, slugs: { ...entry.slugs, [locale]: slug } });
    this.#pending.push({ kind: entry.kind, id });
  }

  unpublish(id: string, locale: Locale): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    const { [locale]: _gone, ...slugs } = entry.slugs;
    this.#entries.set(id, { ...entry, slugs });
    this.#pending.push({ kind: entry.kind, id });
  }

  remove(id: string): void {
    const entry = this.#entries.get(id);
    this.#entries.delete(id);
    if (entry) this.#pending.push({ kind: entry.kind, id });
  }

  redirect(from: string, target: string): void {
    this.#redirects = [
      { from, target, locale: null, permanent: true },
      ...this.#redirects.filter((rule) => rule.from !== from),
    ];
    this.#log.push(new Set(['redirect']));
  }

  chooseProfile(id: string | null): void {
    this.#profile = id;
    this.#log.push(new Set(['site-settings']));
  }

  /** Stores the permalinks of a pending change and writes it down; events may overtake each other. */
  record(number: number): void {
    const [change] = this.#pending.splice(number % Math.max(1, this.#pending.length), 1);
    if (!change) return;
    const isAffected = ({ kind, id }: Permalink): boolean =>
      change.kind === 'product' || change.kind === 'article'
        ? id === change.id
        : kind === change.kind || (change.kind === 'level' && kind === 'lesson');
    const live = new Map(
      this.#live()
        .filter(isAffected)
        .map((row) => [`${row.kind} ${row.locale} ${row.path}`, row]),
    );
    for (const [key, row] of this.#addresses)
      if (row.left === null && isAffected(row) && !live.has(key))
        this.#addresses.set(key, { ...row, left: this.changes });
    for (const [key, row] of live) this.#addresses.set(key, { ...row, left: null });
    this.#log.push(new Set([change.kind, `${change.kind}:${change.id}`]));
  }

  recordAll(): void {
    while (this.#pending.length > 0) this.record(0);
  }

  whole(): WireRouteIndex {
    return {
      cursor: String(this.changes),
      ...this.#rows(() => true),
      tags: this.#tags(),
      profile: this.#profile,
      redirects: this.#redirects,
    };
  }

  /** Names the changes from `since` to `until`, with what is published by now. */
  since(since: number, until: number): WireRouteIndex {
    const tags = new Set(this.#log.slice(since, until).flatMap((each) => [...each]));
    const has = (...types: string[]): boolean => types.some((type) => tags.has(type));
    const ids = [...tags].flatMap((tag) => (/^(product|article):/.test(tag) ? [tag.slice(tag.indexOf(':') + 1)] : []));
    const kinds: RouteKind[] = [...(has('page') ? ['page' as const] : []), ...(has(...ACADEMY) ? ACADEMY : [])];
    return {
      cursor: String(until),
      forget: { kinds, ids },
      ...this.#rows(({ kind, id }) => kinds.includes(kind) || ids.includes(id)),
      ...(has('article', 'article-tag') && { tags: this.#tags() }),
      ...(has('page', 'site-settings') && { profile: this.#profile }),
      ...(has('redirect') && { redirects: this.#redirects }),
    };
  }

  #isBelow(id: string | null, page: string): boolean {
    for (let at = id; at !== null; at = this.#entries.get(at)?.parent ?? null) if (at === page) return true;
    return false;
  }

  /** Slugs from the root; null without a parent in this language. */
  #pathOf(id: string, locale: Locale): string[] | null {
    const entry = this.#entries.get(id);
    const slug = entry?.slugs[locale];
    if (!entry || slug === undefined) return null;
    if (entry.parent === null) return entry.kind === 'lesson' ? null : [slug];
    const above = this.#pathOf(entry.parent, locale);
    return above && [...above, slug];
  }

  #live(): Permalink[] {
    return [...this.#entries].flatMap(([id, { kind }]) =>
      LOCALES.flatMap((locale) => {
        const path = this.#pathOf(id, locale);
        return path ? [{ kind, id, locale, path: path.join('/') }] : [];
      }),
    );
  }

  #tags(): NonNullable<WireRouteIndex['tags']> {
    const articles = [...this.#entries.values()].filter(({ kind, slugs }) => kind === 'article' && slugs.nl).length;
    return articles > 0 ? [{ id: 'tag', locale: 'nl', slug: 'tag', articles }] : [];
  }

  #rows(isWanted: (row: Permalink) => boolean) {
    const live = this.#live().filter(isWanted);
    const entries = (wanted: RouteKind) =>
      live.flatMap(({ kind, id, locale, path }) => (kind === wanted ? [{ id, locale, slug: path }] : []));
    return {
      pages: live.flatMap(({ kind, id, locale, path }) =>
        kind === 'page' ? [{ id, locale, path: path.split('/'), paged: path.length % 2 === 0 }] : [],
      ),
      products: entries('product'),
      articles: entries('article'),
      levels: entries('level'),
      lessons: entries('lesson').map((row) => ({
        ...row,
        slug: row.slug.split('/').at(-1) ?? '',
        level: this.#entries.get(row.id)?.parent ?? '',
      })),
      former: this.addresses
        .filter((row) => row.left !== null && isWanted(row))
        .toSorted((a, b) => (b.left ?? 0) - (a.left ?? 0)),
    };
  }
}
