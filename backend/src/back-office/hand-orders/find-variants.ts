import { z } from 'zod';
import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import { PRODUCT_TYPES, isAcademyType } from '../../../contract/products';
import { isActive } from '../../catalog/variants/active-variants';
import { readSellableVariants } from '../../catalog/variants/sellable-variants';
import { readLocalePrices } from '../../platform/settings/price-lists';
import type { Db } from '../../platform/database/row-helpers';

const MOST = 20;
const MAX_WORDS = 5;

const querySchema = z.object({
  q: z.string().max(100).catch(''),
  /** Language of the customer: it decides titles and currency. */
  locale: z
    .string()
    .transform((value) => (isLocale(value) ? value : DEFAULT_LOCALE))
    .catch(DEFAULT_LOCALE),
});

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Document ids of variants of which each word is in the SKU or in a title of the product. */
async function findIds(db: Db, words: string[]): Promise<string[]> {
  const query = db('product_variants as v')
    .join('product_variants_product_lnk as l', 'l.product_variant_id', 'v.id')
    .join('products as p', 'p.id', 'l.product_id')
    .whereRaw(isActive('v'))
    .whereNotIn('p.type', PRODUCT_TYPES.filter(isAcademyType))
    .distinct('v.document_id', 'v.sku')
    .orderBy('v.sku')
    .limit(MOST);
  for (const word of words) {
    const titled = db('products')
      .whereNotNull('published_at')
      .whereRaw("lower(title) like ? escape '\\'", [pattern(word)])
      .select('document_id');
    query.andWhere((either) =>
      either.whereRaw("lower(v.sku) like ? escape '\\'", [pattern(word)]).orWhereIn('p.document_id', titled),
    );
  }
  const rows: { document_id: string }[] = await query;
  return rows.map(({ document_id: id }) => id);
}

/**
 * Articles that can be sold by hand, by words of their SKU or title, with what is left and what they cost now. Lessons are left
 * out: they open at once, which customers must agree to on a screen of their own.
 */
export async function findVariants(db: Db, query: Record<string, unknown>) {
  const { q, locale } = querySchema.parse(query);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const prices = await readLocalePrices(db, locale);
  const found = await readSellableVariants(db, await findIds(db, words), locale, prices);
  return [...found.values()]
    .filter(({ type }) => !isAcademyType(type))
    .map((variant) => ({
      variantId: variant.variantId,
      sku: variant.sku,
      title: variant.title,
      options: variant.options,
      price: variant.price,
      currency: variant.currency,
      /** Null where stock is not counted. */
      left: variant.stock ? Math.max(0, variant.stock.quantity) : null,
    }));
}
