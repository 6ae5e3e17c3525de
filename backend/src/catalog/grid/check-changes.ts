import { type VariantField, type VariantValues, findValueErrors } from '../../domain/variant-cells';
import { type VariantChange, changedFields, findSharedSkus } from '../../domain/variant-change';
import type { PriceList } from '../../domain/price-list';
import type { Db } from '../../platform/database/row-helpers';
import { readPriceLists } from '../../platform/settings/price-lists';
import { validateOwnPrices } from '../prices/validate-price-lists';
import type { StoredVariant } from './stored-variants';

/** What is wrong with a change, for its editor, by row and cell. */
interface RowError {
  id: string;
  field: VariantField | 'add';
  message: string;
}

/** A variant, its change and what it makes of it. */
export interface Changed {
  stored: StoredVariant;
  change: VariantChange;
  after: VariantValues;
}

interface OwnPrice {
  entity_id: number;
  currency: string;
  price: number | string | null;
  salePrice: number | string | null;
}

/** Prices in other currencies that a variant has of its own: a changed price in euro must not contradict them. */
const readOwnPrices = (db: Db, rowIds: number[]): Promise<OwnPrice[]> =>
  db('product_variants_cmps as owner')
    .join('components_shop_own_prices as own', 'own.id', 'owner.cmp_id')
    .where('owner.field', 'ownPrices')
    .whereIn('owner.entity_id', rowIds)
    .orderBy('owner.order')
    .select('owner.entity_id', 'own.currency', 'own.price', { salePrice: 'own.sale_price' });

function findOwnPriceErrors({ stored, after }: Changed, own: OwnPrice[], lists: PriceList[]): RowError[] {
  const rows = own.filter((price) => price.entity_id === stored.row);
  return validateOwnPrices(rows, after.price / 100, lists).map(({ path, message }) => ({
    id: stored.id,
    field: 'price' as const,
    message: `In ${rows[Number(path[1])]?.currency ?? 'another currency'}: ${message}`,
  }));
}

/** SKUs that another variant has, inside or outside of these. */
async function findTakenSkus(db: Db, changed: Changed[]): Promise<RowError[]> {
  const renamed = changed.filter(({ stored, after }) => stored.values.sku !== after.sku);
  if (renamed.length === 0) return [];
  const others: { sku: string }[] = await db('product_variants')
    .whereIn(
      'sku',
      renamed.map(({ after }) => after.sku),
    )
    .whereNotIn(
      'document_id',
      changed.map(({ stored }) => stored.id),
    )
    .select('sku');
  const taken = new Set(others.map(({ sku }) => sku));
  const shared = new Set(
    findSharedSkus(changed.map(({ stored, after }) => ({ id: stored.id, sku: after.sku }))).map(({ id }) => id),
  );
  return renamed
    .filter(({ stored, after }) => taken.has(after.sku) || shared.has(stored.id))
    .map(({ stored }) => ({ id: stored.id, field: 'sku', message: 'Another variant has this article number' }));
}

/** Pieces that would leave a stock that does not hold them, or has no row. */
async function findShortStock(db: Db, changed: Changed[]): Promise<RowError[]> {
  const moved = changed.filter(({ change }) => change.add !== 0);
  if (moved.length === 0) return [];
  const rows: { variant_id: string; quantity: number }[] = await db('stocks')
    .whereIn(
      'variant_id',
      moved.map(({ stored }) => stored.id),
    )
    .select('variant_id', 'quantity');
  const left = new Map(rows.map((row) => [row.variant_id, row.quantity]));
  return moved.flatMap(({ stored, change }) => {
    const quantity = left.get(stored.id);
    if (quantity === undefined) return [{ id: stored.id, field: 'add', message: 'Its stock is not counted' }];
    return quantity + change.add >= 0
      ? []
      : [{ id: stored.id, field: 'add', message: `Only ${quantity} are in stock: you cannot take off more` }];
  });
}

/** Pictures that were chosen and are not there, or are none. */
async function findWrongPictures(db: Db, changed: Changed[]): Promise<RowError[]> {
  const chosen = changed.flatMap(({ stored: { id, values }, after: { picture } }) =>
    picture === null || picture === values.picture ? [] : [{ id, picture }],
  );
  if (chosen.length === 0) return [];
  const files: { id: number; mime: string | null }[] = await db('files')
    .whereIn('id', [...new Set(chosen.map(({ picture }) => picture))])
    .select('id', 'mime');
  const kinds = new Map(files.map(({ id, mime }) => [id, mime ?? '']));
  return chosen.flatMap(({ id, picture }) => {
    const kind = kinds.get(picture);
    if (kind?.startsWith('image/')) return [];
    const message =
      kind === undefined ? 'This picture is no longer in the media library' : 'This file is not a picture';
    return [{ id, field: 'picture', message }];
  });
}

/** Everything that keeps these changes from being saved. Run it in the transaction that saves them, too. */
export async function checkChanges(db: Db, changed: Changed[]): Promise<RowError[]> {
  const lists = await readPriceLists(db);
  const repriced = changed.filter(
    ({ stored, after }) => stored.values.price !== after.price || stored.values.salePrice !== after.salePrice,
  );
  const own = await readOwnPrices(
    db,
    repriced.map(({ stored }) => stored.row),
  );
  return [
    ...changed.flatMap(({ stored, change, after }) =>
      // What an earlier form let through keeps nobody from counting pieces.
      changedFields(change).length === 0 ? [] : findValueErrors(after).map((error) => ({ id: stored.id, ...error })),
    ),
    ...repriced.flatMap((one) => findOwnPriceErrors(one, own, lists)),
    ...(await findTakenSkus(db, changed)),
    ...(await findShortStock(db, changed)),
    ...(await findWrongPictures(db, changed)),
  ];
}
