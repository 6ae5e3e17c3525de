import type { Db } from '../../platform/database/row-helpers';
import { chooseLanguage } from '../../domain/choose-language';
import { type Locale } from '../../../contract/locales';

export interface ReviewedProduct {
  id: string;
  title: string;
  /** Null if the product is not published in the visitor's language. */
  slug: string | null;
}

interface ProductRow {
  document_id: string;
  locale: string;
  title: string;
  slug: string;
}

/** Published products by id, preferably in the visitor's language; unpublished ones are missing. */
export async function readProducts(db: Db, ids: string[], locale: Locale): Promise<Map<string, ReviewedProduct>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows: ProductRow[] = await db('products')
    .whereIn('document_id', wanted)
    .whereNotNull('published_at')
    .select('document_id', 'locale', 'title', 'slug');
  return new Map(
    wanted.flatMap((id) => {
      const row = chooseLanguage(
        rows.filter((product) => product.document_id === id),
        locale,
      );
      return row ? [[id, { id, title: row.title, slug: row.locale === locale ? row.slug : null }] as const] : [];
    }),
  );
}
