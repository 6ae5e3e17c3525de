import { callAdmin } from '../orders/support/admin';
import { type Answer, asStorefront, call, waitFor } from '../support/client';

interface RouteRow {
  id: string;
  locale: string;
  slug?: string;
  path?: string[];
}

export interface RouteIndexAnswer {
  pages: RouteRow[];
  articles: RouteRow[];
  former: { kind: string; locale: string; path: string; id: string }[];
  redirects: { from: string; target: string; locale: string | null; permanent: boolean }[];
}

export async function readIndex(): Promise<RouteIndexAnswer> {
  return (await call<{ data: RouteIndexAnswer }>('/api/route-index', { headers: asStorefront() })).body.data;
}

/** Previous permalinks of an entry, as `locale path`; polls for the expected ones, because events are handled after the save. */
export async function expectFormer(id: string, expected: string[]): Promise<void> {
  const read = async () => {
    const { former } = await readIndex();
    return former
      .filter((row) => row.id === id)
      .map(({ locale, path }) => `${locale} ${path}`)
      .sort();
  };
  let found: string[] = [];
  await waitFor(async () => {
    found = await read();
    return JSON.stringify(found) === JSON.stringify(expected.sort()) || undefined;
  }).catch(() => {
    throw new Error(`Previous permalinks are ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
  });
}

/** Current path of a page in a language. */
export async function placeOf(id: string, locale = 'nl'): Promise<string | null> {
  const { pages } = await readIndex();
  return pages.find((page) => page.id === id && page.locale === locale)?.path?.join('/') ?? null;
}

interface Refusal {
  error?: { details: { errors: { path: string[]; message: string }[] } };
}

/** The first validation error of a save, as `field: message`; empty on success. */
export function validationErrorOf(body: unknown): string {
  const [first] = (body as Refusal).error?.details?.errors ?? [];
  return first ? `${first.path.join('.')}: ${first.message}` : '';
}

export const removeEntry = (type: string, id: string): Promise<Answer> =>
  callAdmin(`/content-manager/collection-types/api::${type}.${type}/${id}?locale=*`, { method: 'DELETE' });
