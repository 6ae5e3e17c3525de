import { type Db, type StoredDate, toDate } from '../../platform/database/row-helpers';
import { env } from '../../platform/env/env';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../contract/locales';
import type { ProductType } from '../../../contract/products';

/** Publishing writes both versions within this time. */
const SAME_MS = 1000;

/** `changed`: published, with a newer draft. */
export interface LanguageState {
  locale: Locale;
  state: 'missing' | 'draft' | 'published' | 'changed';
}

/** Languages of the shop, and the one in which every text begins. */
const isWritten = (locale: Locale): boolean => locale === DEFAULT_LOCALE || env().shopLocales.includes(locale);

interface TextRow {
  row: number;
  id: string;
  locale: string;
  title: string | null;
  type: ProductType;
  published: StoredDate;
  saved: StoredDate;
}

interface Texts {
  /** Drafts, one per language. */
  rows: TextRow[];
  languages: LanguageState[];
}

function stateOf(locale: Locale, rows: TextRow[]): LanguageState {
  const own = rows.filter((row) => row.locale === locale);
  const draft = own.find(({ published }) => published === null);
  const live = own.find(({ published }) => published !== null);
  if (!live) return { locale, state: draft ? 'draft' : 'missing' };
  const ahead = (toDate(draft?.saved ?? null)?.getTime() ?? 0) - (toDate(live.saved)?.getTime() ?? 0);
  return { locale, state: ahead > SAME_MS ? 'changed' : 'published' };
}

/** Drafts of products by document id, and the state of each language. */
export async function readLanguages(db: Db, ids: string[]): Promise<Map<string, Texts>> {
  const rows: TextRow[] = await db('products')
    .whereIn('document_id', ids)
    .select(
      { row: 'id', id: 'document_id', published: 'published_at', saved: 'updated_at' },
      'locale',
      'title',
      'type',
    );
  return new Map(
    ids.map((id) => {
      const own = rows.filter((row) => row.id === id);
      return [
        id,
        {
          rows: own.filter(({ published }) => published === null),
          languages: LOCALES.filter(isWritten).map((locale) => stateOf(locale, own)),
        },
      ];
    }),
  );
}
