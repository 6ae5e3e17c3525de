import { mayExchange } from '../domain/exchange';
import { readVariantOptions } from '../catalog/options/option-store';
import { isActive } from '../catalog/variants/active-variants';
import { type StoredOption, type VariantOption, toItemOptions } from '../domain/options';
import { canBeReturned } from '../domain/fulfilment';
import { combinationKey } from '../domain/variant-combinations';
import { type ExchangeRow, isLive, readExchanges } from '../orders/records/exchange-rows';
import { withdrawalRightOf } from '../orders/records/match-withdrawal-order';
import { type LineRow, type OrderRow, readStoredOptions } from '../orders/records/order-rows';
import { withoutAwaitedPieces } from '../orders/records/read-returns';
import type { Db } from '../platform/database/row-helpers';
import type { Exchangeable } from '../../contract/exchanges';
import { SIZE } from '../../contract/options';
import type { Locale } from '../../contract/locales';

interface SizeRow {
  product_id: string;
  variant_id: string;
  sku: string;
  quantity: number | null;
  /** In the words of the order's language. */
  options: VariantOption[];
}

/** Variants of these products with what is in stock, in the editors' order. */
async function readSizes(db: Db, productIds: string[], locale: Locale): Promise<SizeRow[]> {
  const rows: Omit<SizeRow, 'options'>[] = await db('product_variants as v')
    .join('product_variants_product_lnk as l', 'l.product_variant_id', 'v.id')
    .join('products as p', 'p.id', 'l.product_id')
    .leftJoin('stocks as s', 's.variant_id', 'v.document_id')
    .whereIn('p.document_id', productIds)
    .whereRaw(isActive('v'))
    .orderBy(['v.position', 'v.id'])
    .select('p.document_id as product_id', 'v.document_id as variant_id', 'v.sku', 's.quantity');
  // Links to drafts and published rows yield duplicates.
  const variants = [...new Map(rows.map((row) => [row.variant_id, row])).values()];
  const options = await readVariantOptions(
    db,
    variants.map((row) => row.variant_id),
    locale,
  );
  return variants.map((row) => ({ ...row, options: options.get(row.variant_id) ?? [] }));
}

const sizeOf = (options: StoredOption[]): string | undefined => options.find(({ key }) => key === SIZE)?.value;

/** Whether two pieces differ in nothing but their size. */
function areSizesOfOne(one: StoredOption[], other: StoredOption[]): boolean {
  const rest = (options: StoredOption[]): string => combinationKey(options.filter(({ key }) => key !== SIZE));
  return sizeOf(one) !== undefined && sizeOf(other) !== undefined && rest(one) === rest(other);
}

interface Exchange {
  line: LineRow;
  sizes: SizeRow[];
}

/** Lines of an order that can be exchanged now, each with the other sizes of its colour. Most orders need no query. */
export async function readExchanging(db: Db, order: OrderRow, lines: LineRow[], now: Date): Promise<Exchange[]> {
  if (!canBeReturned(order.fulfilment)) return [];
  const exchanges = await readExchanges(db, order.id);
  const isBusy = (line: LineRow): boolean => exchanges.some((row) => row.line_id === line.id && isLive(row));
  const kept = await withoutAwaitedPieces(db, order.id, lines);
  const physical = kept.filter((line) => line.product_type === 'physical' && !isBusy(line));
  const { open } = await withdrawalRightOf(db, order, physical, now);
  const free = physical.filter((line) =>
    mayExchange({
      type: line.product_type,
      kept: line.quantity - line.refunded_quantity,
      fulfilment: order.fulfilment,
      status: order.payment_status,
      isInPeriod: open,
      made: exchanges.length,
    }),
  );
  if (free.length === 0) return [];
  const sizes = await readSizes(
    db,
    free.map((line) => line.product_id),
    order.language,
  );
  // Those of today: options that the product got since the order are no difference. A variant that is gone keeps what was stored.
  const bought = await readVariantOptions(
    db,
    free.map((line) => line.variant_id),
    order.language,
  );
  return free.flatMap((line) => {
    const own = bought.get(line.variant_id) ?? readStoredOptions(line);
    const others = sizes.filter(
      (one) =>
        one.product_id === line.product_id && one.variant_id !== line.variant_id && areSizesOfOne(one.options, own),
    );
    return others.length > 0 ? [{ line, sizes: others }] : [];
  });
}

/** The same for the customer's page. */
export async function readExchangeable(db: Db, order: OrderRow, lines: LineRow[]): Promise<Exchangeable[]> {
  const found = await readExchanging(db, order, lines, new Date());
  return found.map(({ line, sizes }) => ({
    line: lines.findIndex(({ id }) => id === line.id),
    sizes: sizes.map((one) => ({
      variantId: one.variant_id,
      options: toItemOptions(one.options),
      available: (one.quantity ?? 0) > 0,
    })),
  }));
}

export const liveExchangeOf = (exchanges: ExchangeRow[], lineId: number): ExchangeRow | undefined =>
  exchanges.find((row) => row.line_id === lineId && isLive(row));
