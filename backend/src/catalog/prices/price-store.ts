import type { Knex } from 'knex';
import { type PriceEntry, type Pricing, parsePricing } from '../../domain/pricing-and-reductions';
import { type Db, createStamps, toDate } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { type PriceList, pricingIn } from '../../domain/price-list';
import { ownAmount, toOwnCents } from '../../platform/settings/own-amounts';
import { lockById } from '../../platform/database/lock-by-id';

type StoredDate = number | string | Date | null;

/** Origin of a price log entry: an editor's save, the scheduled dates of a sale, or the seed. */
export type PriceSource = 'admin' | 'schedule' | 'seed';

const PRICE_COLUMNS = ['price', 'sale_price', 'sale_from', 'sale_to'] as const;

const OWN_PRICES = { table: 'product_variants', field: 'ownPrices', component: 'components_shop_own_prices' };

/** Columns that determine a variant's price in the currency of a list; `alias` is the name of the variants in the query. */
export const priceColumns = (db: Db, list: Pick<PriceList, 'currency'>, alias: string): (string | Knex.Raw)[] => [
  ...PRICE_COLUMNS.map((column) => `${alias}.${column}`),
  ...['price', 'sale_price'].map((column) => ownAmount(db, list, { ...OWN_PRICES, alias }, column)),
];

export interface PriceColumns {
  price: number | string;
  sale_price: number | string | null;
  sale_from: StoredDate;
  sale_to: StoredDate;
  own_price: number | string | null;
  own_sale_price: number | string | null;
}

/** Prices of a variant in the currency of a list, whose own prices the row must have. */
export const pricingOf = (row: PriceColumns, list: PriceList): Pricing => {
  const euro = parsePricing({
    price: row.price,
    salePrice: row.sale_price,
    saleFrom: toDate(row.sale_from),
    saleTo: toDate(row.sale_to),
  });
  return pricingIn(list, euro, { price: toOwnCents(row.own_price), salePrice: toOwnCents(row.own_sale_price) });
};

export interface PricedVariant {
  variantId: string;
  pricing: Pricing;
  /** Time at which the price settings, or those of the list, were last saved. */
  since: Date;
}

/** Waits until no other transaction changes these variants, and keeps others from changing them until this one ends. */
export async function lockVariants(trx: Db, variantIds: string[]): Promise<void> {
  await lockById(trx('product_variants').whereIn('document_id', variantIds));
}

/** Variants with their price settings in the currency of a list; all variants when `variantIds` is omitted. */
export async function readPricedVariants(db: Db, list: PriceList, variantIds?: string[]): Promise<PricedVariant[]> {
  const query = db('product_variants as v').select('v.document_id', 'v.updated_at', ...priceColumns(db, list, 'v'));
  if (variantIds) query.whereIn('v.document_id', variantIds);
  const rows: (PriceColumns & { document_id: string; updated_at: StoredDate })[] = await query;
  return rows.map((row) => ({
    variantId: row.document_id,
    pricing: pricingOf(row, list),
    since: new Date(Math.max(toDate(row.updated_at)?.getTime() ?? 0, list.since.getTime())),
  }));
}

interface EntryRow {
  variant_id: string;
  price: number;
  regular: number;
  valid_from: StoredDate;
}

const toEntry = (row: EntryRow): PriceEntry => ({
  price: row.price,
  regular: row.regular,
  validFrom: toDate(row.valid_from) ?? new Date(0),
});

type InCurrency = Pick<PriceList, 'currency'>;

/** Price logs in one currency by variant id, oldest entry first. */
export async function readEntries(
  db: Db,
  { currency }: InCurrency,
  variantIds: string[],
): Promise<Map<string, PriceEntry[]>> {
  const rows: EntryRow[] = await db('price_entries')
    .whereIn('variant_id', variantIds)
    .andWhere({ currency })
    .orderBy('valid_from')
    .select('variant_id', 'price', 'regular', 'valid_from');
  const logs = new Map<string, PriceEntry[]>();
  for (const row of rows) logs.set(row.variant_id, [...(logs.get(row.variant_id) ?? []), toEntry(row)]);
  return logs;
}

/** Newest price log entry in one currency by variant id. */
export async function readLastEntries(
  db: Db,
  { currency }: InCurrency,
  variantIds?: string[],
): Promise<Map<string, PriceEntry>> {
  const last = db('price_entries')
    .where({ currency })
    .max('valid_from as valid_from')
    .groupBy('variant_id')
    .select('variant_id');
  if (variantIds) last.whereIn('variant_id', variantIds);
  const rows: EntryRow[] = await db('price_entries as e')
    .join(last.as('last'), (join) => {
      join.on('last.variant_id', 'e.variant_id').andOn('last.valid_from', 'e.valid_from');
    })
    .where('e.currency', currency)
    .select('e.variant_id', 'e.price', 'e.regular', 'e.valid_from');
  return new Map(rows.map((row) => [row.variant_id, toEntry(row)]));
}

/** SQLite takes a limited number of values in one statement. */
const BATCH = 100;

/**
 * Adds price log entries by variant id and returns the ids of those that got any. The unique index on variant, currency and
 * time prevents duplicates when two processes log the same change. In batches: a new rate changes every price.
 */
export async function addEntries(
  db: Db,
  { currency }: InCurrency,
  due: ReadonlyMap<string, PriceEntry[]>,
  by: { source: PriceSource; actor: AuditActor },
): Promise<string[]> {
  const now = new Date();
  const rows = [...due].flatMap(([variantId, entries]) =>
    entries.map(({ price, regular, validFrom }) => ({
      ...createStamps(now),
      variant_id: variantId,
      price,
      regular,
      currency,
      valid_from: validFrom,
      source: by.source,
      actor: by.actor,
    })),
  );
  const added: { variant_id: string }[] = [];
  for (let at = 0; at < rows.length; at += BATCH)
    added.push(
      ...(await db('price_entries')
        .insert(rows.slice(at, at + BATCH))
        .onConflict(['variant_id', 'currency', 'valid_from'])
        .ignore()
        .returning('variant_id')),
    );
  return [...new Set(added.map((row) => row.variant_id))];
}
