import { chooseLanguage } from '../../domain/choose-language';
import type { Locale } from '../../../contract/locales';
import type { Db } from '../../platform/database/row-helpers';

interface TitleRow {
  document_id: string;
  locale: string;
  title: string;
}

/** Titles of published products by document id, in this language or the next best. */
export async function readProductTitles(
  db: Db,
  productIds: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  const rows: TitleRow[] = await db('products')
    .whereIn('document_id', [...new Set(productIds)])
    .whereNotNull('published_at')
    .select('document_id', 'locale', 'title');
  const ids = new Set(rows.map(({ document_id: id }) => id));
  return new Map(
    [...ids].flatMap((id): [string, string][] => {
      const row = chooseLanguage(
        rows.filter((each) => each.document_id === id),
        locale,
      );
      return row ? [[id, row.title]] : [];
    }),
  );
}

/** The same by the document ids of variants. */
export async function readTitlesOfVariants(
  db: Db,
  variantIds: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  const links: { variant_id: string; product_id: string }[] = await db('product_variants as v')
    .join('product_variants_product_lnk as l', 'l.product_variant_id', 'v.id')
    .join('products as p', 'p.id', 'l.product_id')
    .whereIn('v.document_id', [...new Set(variantIds)])
    .distinct('v.document_id as variant_id', 'p.document_id as product_id');
  const titles = await readProductTitles(
    db,
    links.map(({ product_id: id }) => id),
    locale,
  );
  return new Map(
    links.flatMap(({ variant_id: variant, product_id: product }): [string, string][] => {
      const title = titles.get(product);
      return title === undefined ? [] : [[variant, title]];
    }),
  );
}
