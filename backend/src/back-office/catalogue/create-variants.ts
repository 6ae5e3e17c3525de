import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { parseFields } from '../../domain/parse-fields';
import { ShopError } from '../../domain/shop-error';
import { MAX_CENTS, MAX_PIECES, MAX_SKU, parseCell } from '../../domain/variant-cells';
import { combinationKey } from '../../domain/variant-combinations';
import { findSharedSkus } from '../../domain/variant-change';
import type { Db } from '../../platform/database/row-helpers';
import { type AuditActor, currentActor } from '../../platform/admin/audit-actor';
import { type StockChange, changeStock, toMovements } from '../../catalog/stock/stock-reservations';
import { writeMovements } from '../../catalog/stock/stock-movements';
import { readValueIds, readVariantOptions } from '../../catalog/options/option-store';
import { readStoredVariants } from '../../catalog/grid/stored-variants';
import { PRODUCT, VARIANT } from './rights';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { codeOf } from '../../../contract/options';
import type { ItemOption } from '../../../contract/products';
import { lockById } from '../../platform/database/lock-by-id';

/** Each is saved as in its form, so that more would keep the database too long; the page sends several parts. */
const MOST_NEW = 100;

export const newVariantsField = z
  .array(
    z.strictObject({
      sku: z
        .string()
        .max(MAX_SKU)
        .refine((sku) => parseCell('sku', sku).value === sku),
      values: z.array(z.strictObject({ key: z.string().max(64), value: z.string().max(64) })).max(10),
      price: z.number().int().min(0).max(MAX_CENTS),
      stock: z.number().int().min(0).max(MAX_PIECES).default(0),
    }),
  )
  .min(1)
  .max(MOST_NEW);

/** Document ids of values by their code. */
type ValueIds = ReadonlyMap<string, string>;
export type NewVariant = z.infer<typeof newVariantsField>[number];

interface NewVariantError {
  index: number;
  message: string;
}

function refuse(errors: NewVariantError[]): void {
  if (errors.length > 0)
    throw new ShopError('ValidationError', `Nothing was made: ${errors[0]?.message}`, { variants: errors });
}

function findUnknownValues(known: ValueIds, wanted: NewVariant[]): NewVariantError[] {
  return wanted.flatMap(({ values }, index) => {
    const isUsable =
      values.every((value) => known.has(codeOf(value))) && new Set(values.map(({ key }) => key)).size === values.length;
    return isUsable ? [] : [{ index, message: 'There is no such option or value' }];
  });
}

const findKnownCombinations = (wanted: NewVariant[], existing: ItemOption[][]): NewVariantError[] => {
  const known = new Set(existing.map(combinationKey));
  return wanted.flatMap(({ values }, index) => {
    const key = combinationKey(values);
    if (known.has(key)) return [{ index, message: 'The product has a variant with these options' }];
    known.add(key);
    return [];
  });
};

async function findTakenSkus(db: Db, wanted: NewVariant[]): Promise<NewVariantError[]> {
  const skus = wanted.map(({ sku }) => sku);
  const taken = new Set<string>(await db('product_variants').whereIn('sku', skus).pluck('sku'));
  const shared = new Set(
    findSharedSkus(wanted.map(({ sku }, index) => ({ id: String(index), sku }))).map(({ id }) => id),
  );
  return wanted.flatMap(({ sku }, index) =>
    taken.has(sku) || shared.has(String(index))
      ? [{ index, message: `Another variant has the article number ${sku}` }]
      : [],
  );
}

/**
 * Counts the first pieces of new variants. Saving a variant has made its stock row; one with the SKU of a deleted variant got its
 * old row back, in which what is there already is counted.
 */
async function countFirstPieces(
  trx: Knex.Transaction,
  pieces: StockChange[],
  actor: AuditActor,
  now: Date,
): Promise<void> {
  const rowsNow: { variant_id: string; quantity: number }[] = await trx('stocks')
    .whereIn(
      'variant_id',
      pieces.map(({ variantId }) => variantId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .select('variant_id', 'quantity');
  const there = new Map(rowsNow.map((row) => [row.variant_id, row.quantity]));
  // Who leaves the number empty has counted nothing.
  const counted = pieces
    .filter(({ delta }) => delta > 0)
    .map(({ variantId, delta }) => ({ variantId, delta: delta - (there.get(variantId) ?? 0) }))
    .filter(({ delta }) => delta !== 0);
  const rows = await changeStock(trx, counted, new Set(), now);
  await writeMovements(trx, toMovements(rows, counted).flat(), { reason: 'first-count', actor }, now);
}

interface ProductRow {
  documentId: string;
  locale: string;
}

async function addVariants(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  product: ProductRow,
  { wanted, valueIds }: { wanted: NewVariant[]; valueIds: ValueIds },
) {
  // Two editors who make the same combinations: the second one waits, and is refused.
  await lockById(trx('products').where({ document_id: product.documentId }));
  const existing = await readStoredVariants(trx, { productId: product.documentId });
  const ids = existing.map(({ id }) => id);
  const combinations = [...(await readVariantOptions(trx, ids, DEFAULT_LOCALE)).values()];
  refuse([...findKnownCombinations(wanted, combinations), ...(await findTakenSkus(trx, wanted))]);
  const pieces: StockChange[] = [];
  for (const [index, { sku, values, price, stock }] of wanted.entries()) {
    const position = existing.length + index;
    const optionValues = values.map((value) => valueIds.get(codeOf(value)));
    const data = { sku, price: price / 100, position, active: true, product, optionValues };
    const { documentId } = await strapi.documents(VARIANT).create({ data } as never);
    pieces.push({ variantId: documentId, delta: stock });
  }
  await countFirstPieces(trx, pieces, currentActor(strapi), new Date());
}

/**
 * Makes variants with their stock and first prices in one transaction, with the product that `findProduct` makes or finds in it.
 *
 * @throws ShopError `ValidationError` with `variants` (index, message) for combinations or SKUs that exist and unknown values
 */
export async function makeVariants(
  strapi: Core.Strapi,
  wanted: NewVariant[],
  findProduct: () => Promise<ProductRow>,
): Promise<ProductRow> {
  // Read before: within a transaction of SQLite, another connection would wait for it.
  const valueIds = await readValueIds(strapi.db.connection);
  refuse(findUnknownValues(valueIds, wanted));
  return strapi.db.transaction(async ({ trx }) => {
    const product = await findProduct();
    await addVariants(strapi, trx, product, { wanted, valueIds });
    return product;
  });
}

const bodySchema = z.object({ variants: newVariantsField });

/** Adds variants to an existing product: all of them or none. */
export async function createVariantsOf(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
  requireRights: (variants: NewVariant[]) => void,
) {
  const { variants } = parseFields(bodySchema, body);
  requireRights(variants);
  const row: { locale: string } | null = await strapi.db
    .query(PRODUCT)
    .findOne({ where: { documentId, publishedAt: null }, select: ['locale'] });
  if (!row) throw new ShopError('NotFound', 'There is no such product');
  await makeVariants(strapi, variants, async () => ({ documentId, locale: row.locale }));
  return { created: variants.length };
}
