interface Row {
  id: string;
  locale: string;
  kind?: string;
  slug?: string;
  path?: string | string[];
}

const ENTRIES = {
  pages: 'page',
  products: 'product',
  articles: 'article',
  levels: 'level',
  lessons: 'lesson',
} as const;
type List = keyof typeof ENTRIES;
const isList = (name: string): name is List => name in ENTRIES;

export type Index = Record<List | 'former' | 'tags' | 'redirects', Row[]> & { cursor: string; profile: string | null };
export type Changes = Partial<Index> &
  Pick<Index, 'cursor'> & { changed?: string[]; forget?: { kinds: string[]; ids: string[] } };

/** Kind, language and path of every row, to find what is in use again. */
const placesOf = (index: Partial<Index>): Set<string> =>
  new Set(
    (['pages', 'products', 'articles', 'levels'] as const).flatMap((name) =>
      (index[name] ?? []).map(
        ({ locale, slug, path }) => `${ENTRIES[name]} ${locale} ${slug ?? [path].flat().join('/')}`,
      ),
    ),
  );

/** The rules by which the storefront patches its index, applied to the answers themselves. */
export function patchIndex(index: Index, changes: Changes): Index {
  const { forget, cursor } = changes;
  if (!forget) return changes as Index;
  const isForgotten = (kind: string | undefined, id: string): boolean =>
    forget.kinds.includes(kind ?? '') || forget.ids.includes(id);
  const used = placesOf(changes);
  const patched = Object.entries(index).map(([name, rows]) => {
    if (isList(name)) {
      const kept = index[name].filter(({ id }) => !isForgotten(ENTRIES[name], id));
      return [name, [...kept, ...(changes[name] ?? [])]];
    }
    if (name !== 'former') return [name, name in changes ? changes[name as 'tags'] : rows];
    const kept = index.former.filter(
      ({ kind, id, locale, path }) => !isForgotten(kind, id) && !used.has(`${kind} ${locale} ${String(path)}`),
    );
    return [name, [...kept, ...(changes.former ?? [])]];
  });
  return { ...Object.fromEntries(patched), cursor } as Index;
}

/** In an order of its own, because a patched index has its rows in another one. */
export const sortIndex = (index: Index): object =>
  Object.fromEntries(
    Object.entries(index).map(([name, rows]) => [
      name,
      Array.isArray(rows) ? rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort() : rows,
    ]),
  );
