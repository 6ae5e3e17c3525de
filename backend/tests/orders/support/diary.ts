import { database, minutesFromNow, readJson } from '../../support/database';

export interface DiaryEntry {
  kind: string;
  actor: string;
  data: Record<string, unknown>;
}

/** Id of an order in the database, by its number. */
export async function idOf(orderNr: string): Promise<number> {
  const row: { id: number } | undefined = await database()('orders').where({ order_nr: orderNr }).first('id');
  if (!row) throw new Error(`No order ${orderNr}`);
  return row.id;
}

/** All events of an order, oldest first. */
export async function readDiary(orderNr: string, kind?: string): Promise<DiaryEntry[]> {
  const rows: { kind: string; actor: string; data: unknown }[] = await database()('order_events')
    .where({ order_id: await idOf(orderNr), ...(kind ? { kind } : {}) })
    .orderBy('id')
    .select('kind', 'actor', 'data');
  return rows.map((row) => ({ ...row, data: readJson(row.data) }));
}

/** Names of the refused transitions. */
export const refusalsOf = async (orderNr: string): Promise<unknown[]> =>
  (await readDiary(orderNr, 'refused')).map(({ data }) => data.why);

export interface Movement {
  delta: number;
  quantity_after: number;
  reason: string;
  actor: string;
  order_id: number | null;
}

/** Movements of a variant, whatever its SKU was. */
export const readMovementsOf = (variantId: string): Promise<Movement[]> =>
  database()('stock_movements')
    .where({ variant_id: variantId })
    .orderBy('id')
    .select('delta', 'quantity_after', 'reason', 'actor', 'order_id');

/** Movements of the variant that has this SKU now. */
export async function readMovements(sku: string): Promise<Movement[]> {
  const row: { variant_id: string } | undefined = await database()('stocks').where({ sku }).first('variant_id');
  return readMovementsOf(row?.variant_id ?? '');
}

/** Stock rows whose movements do not add up to their stock. */
export async function findMiscounted(): Promise<unknown[]> {
  const db = database();
  const rows: { sku: string; quantity: number; moved: number | string | null }[] = await db('stocks')
    .leftJoin('stock_movements', 'stock_movements.variant_id', 'stocks.variant_id')
    .groupBy('stocks.variant_id', 'stocks.sku', 'stocks.quantity')
    .select('stocks.sku', 'stocks.quantity', db.raw('sum(stock_movements.delta) as moved'));
  return rows.filter((row) => Number(row.moved ?? 0) !== row.quantity);
}

/** Lets the reservation of an order expire. */
export async function passReservation({ orderNr }: { orderNr: string }): Promise<void> {
  await database()('orders')
    .where({ id: await idOf(orderNr) })
    .update({ reserved_until: minutesFromNow(-1) });
}
