import type { Knex } from 'knex';
import { z } from 'zod';
import { groupBy } from '../../domain/group-by';
import { likePatterns } from '../../domain/search-normalization';
import { type LineRow, type OrderRow, readAddress, readStoredOptions } from '../../orders/records/order-rows';
import type { StoredOption } from '../../domain/options';
import type { Locale } from '../../../contract/locales';
import { OPEN_WITHDRAWAL_STATES } from '../../../contract/order-states';
import { readOptionWords } from '../../catalog/options/option-words';
import { readProductTitles } from '../../catalog/variants/product-titles';
import { deskTitle } from './desk-title';
import { DESK_TABS, type DeskTab, TAB_QUERIES } from './desk-tabs';
import { type Db, toIso } from '../../platform/database/row-helpers';

const PAGE_SIZE = 50;

const querySchema = z.object({
  state: z.enum(DESK_TABS).catch('pack'),
  q: z.string().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

const COLUMNS = [
  'id',
  'document_id',
  'order_nr',
  'placed_at',
  'payment_status',
  'fulfilment',
  'total',
  'currency',
  'firstname',
  'lastname',
  'email',
  'shipping_address',
  'carrier',
  'tracking_code',
] as const;

type Listed = Pick<OrderRow, (typeof COLUMNS)[number]>;
type ListedLine = Pick<
  LineRow,
  'order_id' | 'product_id' | 'title' | 'sku' | 'options' | 'quantity' | 'refunded_quantity' | 'product_type'
>;

/** The search runs on the covering index, so its cost does not depend on the size of the orders. */
function narrow(query: Knex.QueryBuilder, state: DeskTab, patterns: string[]): Knex.QueryBuilder {
  query.whereRaw(TAB_QUERIES[state].where);
  if (patterns.length > 0) {
    const found = patterns.map(() => "o.search_text like ? escape '\\'").join(' and ');
    query.whereRaw(`orders.id in (select o.id from orders o where ${found})`, patterns);
  }
  return query;
}

type Counts = Record<DeskTab, number>;

const addCounts = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(DESK_TABS.map((state) => [state, one[state] + other[state]])) as Counts;

/** Number of orders per tab, and of items listed beside them. */
async function countStates(db: Db): Promise<{ orders: Counts; beside: Counts }> {
  const counts = DESK_TABS.flatMap((state) => {
    const { where, beside } = TAB_QUERIES[state];
    return [
      db.raw(`(select count(*) from orders where ${where}) as "${state}"`),
      db.raw(`(${beside ? `select count(*) from ${beside}` : 'select 0'}) as "beside_${state}"`),
    ];
  });
  const row: Record<string, number | string> = (await db.select(counts).first()) ?? {};
  const read = (prefix: string): Counts =>
    Object.fromEntries(DESK_TABS.map((state) => [state, Number(row[`${prefix}${state}`] ?? 0)])) as Counts;
  return { orders: read(''), beside: read('beside_') };
}

async function readLines(db: Db, ids: number[]): Promise<Map<number, ListedLine[]>> {
  const rows: ListedLine[] = await db('order_lines')
    .whereIn('order_id', ids)
    .orderBy(['order_id', 'position'])
    .select('order_id', 'product_id', 'title', 'sku', 'options', 'quantity', 'refunded_quantity', 'product_type');
  return groupBy(rows, (line) => line.order_id);
}

/** Ids of orders with a matching row (note, alert, withdrawal or return). */
async function readMarked(query: Knex.QueryBuilder, ids: number[]): Promise<Set<number>> {
  const rows: { order_id: number }[] = await query.whereIn('order_id', ids).distinct('order_id');
  return new Set(rows.map((row) => row.order_id));
}

/** In the language of whoever works at the desk. */
interface LineWords {
  titles: ReadonlyMap<string, string>;
  translate: (options: StoredOption[]) => StoredOption[];
}

const wireLine = (line: ListedLine, { titles, translate }: LineWords) => ({
  title: deskTitle(line, titles),
  sku: line.sku,
  options: translate(readStoredOptions(line as LineRow)),
  /** Quantity still to be delivered. */
  quantity: line.quantity - (line.refunded_quantity ?? 0),
  physical: line.product_type === 'physical',
});

/** A page of one desk tab and the counts of all tabs, with titles in `locale`. Invalid query parameters fall back to defaults. */
export async function listDeskOrders(db: Db, query: Record<string, unknown>, locale: Locale) {
  const { state, q, page } = querySchema.parse(query);
  const patterns = likePatterns(q);
  const rows: Listed[] = await narrow(db('orders'), state, patterns)
    .orderBy('orders.id', TAB_QUERIES[state].order)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .select(...COLUMNS);
  const { orders: held, beside } = await countStates(db);
  const counted: { total?: number | string } | undefined =
    patterns.length > 0
      ? await narrow(db('orders'), state, patterns).count({ total: '*' }).first()
      : { total: held[state] };
  const ids = rows.map(({ id }) => id);
  const lines = await readLines(db, ids);
  const titles = await readProductTitles(
    db,
    [...lines.values()].flat().map(({ product_id: id }) => id),
    locale,
  );
  const translate = await readOptionWords(db, locale);
  const noted = await readMarked(db('order_events').where({ kind: 'note' }), ids);
  const alerted = await readMarked(db('alerts').where({ state: 'open' }), ids);
  const withdrawn = await readMarked(db('withdrawals').whereIn('state', OPEN_WITHDRAWAL_STATES), ids);
  const awaited = await readMarked(db('order_returns').whereNull('ended_at'), ids);
  const total = Number(counted?.total ?? 0);
  return {
    data: rows.map((order) => ({
      id: order.document_id,
      orderNr: order.order_nr,
      placedAt: toIso(order.placed_at),
      name: `${order.firstname} ${order.lastname}`,
      email: order.email,
      country: readAddress(order.shipping_address)?.country ?? null,
      status: order.payment_status,
      fulfilment: order.fulfilment,
      total: order.total,
      currency: order.currency,
      carrier: order.carrier,
      trackingCode: order.tracking_code,
      lines: (lines.get(order.id) ?? []).map((line) => wireLine(line, { titles, translate })),
      noted: noted.has(order.id),
      alerted: alerted.has(order.id),
      withdrawn: withdrawn.has(order.id),
      /** Goods are on their way back. */
      awaited: awaited.has(order.id),
    })),
    meta: {
      state,
      counts: addCounts(held, beside),
      pagination: { page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE), total },
    },
  };
}
