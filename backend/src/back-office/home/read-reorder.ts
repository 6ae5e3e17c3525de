import type { Knex } from 'knex';
import { z } from 'zod';
import type { Locale } from '../../../contract/locales';
import { readTitlesOfVariants } from '../../catalog/variants/product-titles';
import type { Db } from '../../platform/database/row-helpers';
import { IS_SOLD, LOW_STOCK } from './home-figures';

const PAGE_SIZE = 50;
const querySchema = z.object({ page: z.coerce.number().int().min(1).max(10_000).catch(1) });

interface ReorderRow {
  document_id: string;
  variant_id: string;
  sku: string;
  quantity: number;
  waiting: number | string | null;
}

/** Stock rows of what is sold that are low or sold out, or that customers wait for; most wanted first, then the emptiest. */
function wantedRows(db: Db): Knex.QueryBuilder {
  const demand = db('back_in_stock_requests')
    .where({ state: 'waiting' })
    .groupBy('variant_id')
    .select('variant_id')
    .count({ waiting: '*' })
    .as('demand');
  return db('stocks')
    .leftJoin(demand, 'demand.variant_id', 'stocks.variant_id')
    .whereRaw(IS_SOLD)
    .where((wanted) => wanted.whereRaw(LOW_STOCK).orWhere('demand.waiting', '>', 0));
}

/** A page of what should be ordered again; a wrong page number means the first. */
export async function readReorder(db: Db, query: Record<string, unknown>, locale: Locale) {
  const { page } = querySchema.parse(query);
  const counted: { total: number | string } | undefined = await wantedRows(db).count({ total: '*' }).first();
  const total = Number(counted?.total ?? 0);
  const rows: ReorderRow[] = await wantedRows(db)
    .orderByRaw('coalesce(demand.waiting, 0) desc, stocks.quantity, stocks.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .select('stocks.document_id', 'stocks.variant_id', 'stocks.sku', 'stocks.quantity', 'demand.waiting');
  const titles = await readTitlesOfVariants(
    db,
    rows.map(({ variant_id: id }) => id),
    locale,
  );
  return {
    data: rows.map((row) => ({
      id: row.document_id,
      sku: row.sku,
      title: titles.get(row.variant_id) ?? '',
      quantity: row.quantity,
      waiting: Number(row.waiting ?? 0),
    })),
    meta: { pagination: { page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE), total } },
  };
}

/** Response of `/shop/reorder`. */
export type Reorder = Awaited<ReturnType<typeof readReorder>>;
