import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { SellableVariant } from './sellable-variants';
import { findShowing } from '../../domain/shared-pictures';
import type { Db } from '../../platform/database/row-helpers';
import { codeOf } from '../../../contract/options';
import { type LineImage } from '../../../contract/quote';

export interface PictureRow {
  entity_id: number;
  field: string;
  value: string | null;
  url: string;
  width: number | null;
  height: number | null;
}

const TTL_MS = 60_000;
const LIMIT = 2000;

/** Pictures by table and row id. Publishing creates a new product row, so cached entries are rarely stale. */
const cache = new Map<string, { at: number; rows: PictureRow[] }>();

/** For rows that were given new pictures. */
export const forgetPictures = (): void => cache.clear();

/** Unlike products, variants keep their row when their form is saved. After the commit: before it, a cart would keep the old ones again. */
export function forgetPicturesOfSavedVariants(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::product-variant.product-variant' || context.action !== 'update') return next();
    return strapi.db.transaction(async ({ onCommit }) => {
      onCommit(forgetPictures);
      return next();
    });
  });
}

/** Pictures of these rows: `PictureRow`. */
export const pictureQuery = (db: Db, table: 'products' | 'product_variants', ids: number[]): Knex.QueryBuilder =>
  db(`${table}_cmps as c`)
    .leftJoin('components_shop_picture as p', (join) => {
      join.on('p.id', 'c.cmp_id').andOnVal('c.component_type', 'shop.picture');
    })
    .join('files_related_mph as m', (join) => {
      join.on('m.related_id', 'c.cmp_id').andOn('m.related_type', 'c.component_type').andOnVal('m.field', 'image');
    })
    .join('files as f', 'f.id', 'm.file_id')
    .whereIn('c.entity_id', ids)
    .whereIn('c.field', ['intro', 'gallery'])
    .orderBy('c.order')
    .select('c.entity_id', 'c.field', 'p.value', 'f.url', 'f.width', 'f.height');

/**
 * Of a product's pictures, the one that stands for a variant without its own: the first of the gallery that shows one of its
 * values, else the main picture, else the first of the gallery.
 */
export function pickSharedPicture<Picture extends Pick<PictureRow, 'field' | 'value'>>(
  pictures: Picture[],
  codes: string[],
): Picture | undefined {
  const gallery = pictures.filter(({ field }) => field === 'gallery');
  return findShowing(gallery, codes) ?? pictures.find(({ field }) => field === 'intro') ?? gallery[0];
}

async function picturesOf(
  db: Db,
  table: 'products' | 'product_variants',
  ids: number[],
): Promise<Map<number, PictureRow[]>> {
  const now = Date.now();
  const fresh = (id: number) => {
    const entry = cache.get(`${table}:${id}`);
    return entry && now - entry.at < TTL_MS ? entry : null;
  };
  const missing = [...new Set(ids)].filter((id) => !fresh(id));
  if (missing.length > 0) {
    const rows: PictureRow[] = await pictureQuery(db, table, missing);
    if (cache.size > LIMIT) cache.clear();
    for (const id of missing)
      cache.set(`${table}:${id}`, { at: now, rows: rows.filter((row) => row.entity_id === id) });
  }
  return new Map(ids.map((id) => [id, cache.get(`${table}:${id}`)?.rows ?? []]));
}

/** The variant's own picture, else that of its product. */
export async function readVariantPictures(db: Db, variants: SellableVariant[]): Promise<Map<string, LineImage | null>> {
  if (variants.length === 0) return new Map();
  const own = await picturesOf(
    db,
    'product_variants',
    variants.map((variant) => variant.rowId),
  );
  const shared = await picturesOf(
    db,
    'products',
    variants.map((variant) => variant.productRowId),
  );
  return new Map(
    variants.map((variant) => {
      const row =
        own.get(variant.rowId)?.[0] ??
        pickSharedPicture(shared.get(variant.productRowId) ?? [], variant.options.map(codeOf));
      return [variant.variantId, row ? { url: row.url, width: row.width ?? 0, height: row.height ?? 0 } : null];
    }),
  );
}
