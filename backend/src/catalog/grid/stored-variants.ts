import type { Knex } from 'knex';
import { EURO_PRICES } from '../../domain/price-list';
import type { Pricing } from '../../domain/pricing-and-reductions';
import type { VariantValues } from '../../domain/variant-cells';
import { type Db, type StoredDate, toDate } from '../../platform/database/row-helpers';
import { type PriceColumns, priceColumns, pricingOf } from '../prices/price-store';
import { type OwnPicture, readOwnPictures } from './row-pictures';

interface VariantRow extends PriceColumns {
  row: number;
  id: string;
  sku: string;
  gtin: string | null;
  active: boolean | number | null;
  saved: StoredDate;
}

/** A variant as it is stored, with the values that the grid changes. */
export interface StoredVariant {
  row: number;
  id: string;
  values: VariantValues;
  pricing: Pricing;
  savedAt: Date;
  /** Its own picture; null where it never had one. */
  main: OwnPicture | null;
}

/** Variants of a product in its order, those with these ids, or all by row id after `after`. */
function narrow(
  query: Knex.QueryBuilder,
  db: Db,
  of: { productId: string } | { ids: string[] } | { after: number },
): Knex.QueryBuilder {
  if ('ids' in of) return query.whereIn('v.document_id', of.ids);
  if ('after' in of) return query.where('v.id', '>', of.after).orderBy('v.id');
  const linked = db('product_variants_product_lnk as l')
    .join('products as p', 'p.id', 'l.product_id')
    .where('p.document_id', of.productId)
    .select('l.product_variant_id');
  return query.whereIn('v.id', linked).orderBy(['v.position', 'v.id']);
}

function toStoredVariant(stored: VariantRow, main: OwnPicture | null): StoredVariant {
  const { row, id, sku, gtin, active, saved } = stored;
  const pricing = pricingOf(stored, EURO_PRICES);
  const { price, salePrice, saleFrom, saleTo } = pricing;
  return {
    row,
    id,
    pricing,
    savedAt: toDate(saved) ?? new Date(0),
    main,
    values: {
      sku,
      gtin: gtin || null,
      price,
      salePrice,
      saleFrom: saleFrom?.toISOString() ?? null,
      saleTo: saleTo?.toISOString() ?? null,
      active: active === null || Boolean(active),
      picture: main?.file ?? null,
    },
  };
}

/** Stored variants, at most `limit`. */
export async function readStoredVariants(
  db: Db,
  of: Parameters<typeof narrow>[2],
  limit?: number,
): Promise<StoredVariant[]> {
  const query = narrow(db('product_variants as v'), db, of);
  if (limit !== undefined) query.limit(limit);
  const rows: VariantRow[] = await query.select(
    { row: 'v.id', id: 'v.document_id', saved: 'v.updated_at' },
    'v.sku',
    'v.gtin',
    'v.active',
    ...priceColumns(db, EURO_PRICES, 'v'),
  );
  const pictures = await readOwnPictures(
    db,
    rows.map(({ row }) => row),
  );
  return rows.map((stored) => toStoredVariant(stored, pictures.get(stored.row) ?? null));
}
