import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { endExchange } from '../after-sales/exchanges/end-exchange';
import { exchangeTopic } from '../after-sales/exchanges/exchange-mails';
import { lockOrder } from '../after-sales/refunds/request-refund';
import { bookAwaitedReturn } from '../after-sales/returns/await-return';
import { endReturn } from '../after-sales/returns/lock-return';
import { writeMovements } from '../catalog/stock/stock-movements';
import {
  type ChangedVariants,
  changeStock,
  revalidateAvailability,
  toMovements,
} from '../catalog/stock/stock-reservations';
import { heldUntil } from '../domain/exchange';
import { parseFields } from '../domain/parse-fields';
import { ShopError } from '../domain/shop-error';
import { readExchanges } from '../orders/records/exchange-rows';
import { readOrderLines, requireOrderBySlug } from '../orders/records/find-order';
import { type Caller, ownsOrder } from '../orders/records/order-access';
import { addEvent } from '../orders/records/order-events';
import type { OrderRow } from '../orders/records/order-rows';
import type { ReturnRow } from '../orders/records/return-rows';
import { type Db, createStamps, toDate } from '../platform/database/row-helpers';
import { transact } from '../platform/database/transact';
import { wakeJob } from '../platform/jobs/start-job';
import { enqueueMails } from '../platform/outbox/enqueue-mails';
import { liveExchangeOf, readExchanging } from './exchangeable';

const exchangeFields = z.object({
  /** Index in the order's lines. */
  line: z.int().min(0).max(1000),
  variantId: z.string().regex(/^\w{1,64}$/),
});
const endFields = exchangeFields.pick({ line: true });

interface Ask {
  slug: string;
  caller: Caller;
  body: unknown;
}

interface Own {
  trx: Db;
  order: OrderRow;
  changed: ChangedVariants;
  now: Date;
}

/** Runs `work` with the caller's own order locked. Throws `Forbidden` for others. */
async function withOwnOrder(strapi: Core.Strapi, { slug, caller }: Ask, work: (own: Own) => Promise<void>) {
  const found = await requireOrderBySlug(strapi.db.connection, slug);
  if (!ownsOrder(caller, found)) throw new ShopError('Forbidden', 'Only its customer can exchange a piece of an order');
  const changed: ChangedVariants = new Set();
  await transact(strapi.db.connection, async (trx) => {
    const now = new Date();
    await work({ trx, order: await lockOrder(trx, found.id, now), changed, now });
  });
  wakeJob('outbox');
  await revalidateAvailability(strapi, changed);
}

/** The return of the old piece. */
async function bookReturn({ trx, order, now }: Own, lineId: number, key: string): Promise<ReturnRow> {
  const given = { withdrawal: null, lines: [{ lineId, quantity: 1 }], shipping: false, reason: 'Exchange' };
  const how = { refundNow: false, isExchange: true, actor: 'customer' as const, key };
  await bookAwaitedReturn(trx, order, { ...given, ...how }, now);
  return trx('order_returns').where({ key }).first();
}

async function takeNewPiece({ trx, order, changed, now }: Own, variantId: string): Promise<void> {
  const changes = [{ variantId, delta: -1 }];
  const stock = await changeStock(trx, changes, changed, now);
  if (stock.size === 0) throw new ShopError('SoldOut', 'This size has just been sold');
  const cause = { reason: 'exchanged', orderId: order.id, actor: 'customer' } as const;
  await writeMovements(trx, toMovements(stock, changes).flat(), cause, now);
}

/**
 * Exchanges one piece of a sent order for another size, at the price that was paid: takes the new piece from the stock, and
 * awaits the old one. The same again changes nothing. Throws `NotExchangeable` for what can not be exchanged (any more), and
 * `SoldOut` when the new size is gone.
 */
export async function exchangeOwnPiece(strapi: Core.Strapi, ask: Ask): Promise<void> {
  const asked = parseFields(exchangeFields, ask.body);
  await withOwnOrder(strapi, ask, async (own) => {
    const { trx, order, now } = own;
    const lines = await readOrderLines(trx, order.id);
    const made = await readExchanges(trx, order.id);
    const wanted = lines[asked.line];
    if (wanted && liveExchangeOf(made, wanted.id)?.variant_id === asked.variantId) return;
    const found = (await readExchanging(trx, order, lines, now)).find(({ line }) => line.id === wanted?.id);
    const size = found?.sizes.find(({ variant_id }) => variant_id === asked.variantId);
    if (!found || !size) throw new ShopError('NotExchangeable', 'This piece can not be exchanged for that one');
    const { line } = found;
    const back = await bookReturn(own, line.id, `exchange:${order.document_id}:${made.length + 1}`);
    const rows: { id: number }[] = await trx('order_exchanges')
      .insert({
        ...createStamps(now),
        order_id: order.id,
        line_id: line.id,
        return_id: back.id,
        state: 'held',
        variant_id: size.variant_id,
        sku: size.sku,
        options: JSON.stringify(size.options),
        old_variant_id: line.variant_id,
        held_until: heldUntil(toDate(back.send_back_by) ?? now),
      })
      .returning('id');
    await addEvent(trx, order.id, 'exchange', { sku: size.sku }, now, 'customer');
    const topic = exchangeTopic(rows[0]?.id ?? 0);
    await enqueueMails(trx, [{ topic, kind: 'exchange.accepted', orderId: order.id }], now);
    // Locked last: others wait for the article from here on.
    await takeNewPiece(own, size.variant_id);
  });
}

/** Its customer keeps the old piece after all. Idempotent; throws `NotExchangeable` when the parcel has come already. */
export async function endOwnExchange(strapi: Core.Strapi, ask: Ask): Promise<void> {
  const { line: index } = parseFields(endFields, ask.body);
  await withOwnOrder(strapi, ask, async ({ trx, order, changed, now }) => {
    const line = (await readOrderLines(trx, order.id))[index];
    const row = line && liveExchangeOf(await readExchanges(trx, order.id), line.id);
    if (!row) return;
    if (row.state !== 'held') throw new ShopError('NotExchangeable', 'The other size is being sent');
    await endExchange(trx, row, { actor: 'customer', changed, now });
    const back: ReturnRow = await trx('order_returns').where({ id: row.return_id }).first();
    await endReturn(trx, back, 'The customer keeps the piece', 'customer', now);
  });
}
