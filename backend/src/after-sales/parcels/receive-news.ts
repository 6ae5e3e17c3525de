import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { ForgedNews, type ParcelNews } from '../../carrier/carrier';
import { shopCarrier } from '../../carrier/shop-carrier';
import { isHandedOver, isParcelNews } from '../../domain/parcel-news';
import { ShopError } from '../../domain/shop-error';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { addEvent } from '../../orders/records/order-events';
import { requireOrderById } from '../../orders/records/find-order';
import type { OrderRow } from '../../orders/records/order-rows';
import { toDate } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { deliverOrder, shipOrder } from '../delivery/change-delivery';
import { type ParcelRow, findParcelByProviderId } from './parcel-rows';

/** The storefront passes the text on as it came, because the signature is about its bytes. */
const callSchema = z.object({ body: z.string().max(100_000), signature: z.string().max(200) });

/** Null for what is none: unreadable although signed, or about something else. Throws for a wrong signature. */
function readNews(strapi: Core.Strapi, given: unknown): ParcelNews | null {
  const carrier = shopCarrier();
  if (!carrier) throw new ShopError('NotConfigured', 'This shop has no keys of a carrier');
  const parsed = callSchema.safeParse(given);
  if (!parsed.success) throw new ShopError('MalformedRequest', 'The call is not readable');
  try {
    return carrier.readNews(parsed.data.body, parsed.data.signature);
  } catch (error) {
    if (error instanceof ForgedNews) throw new ShopError('Forbidden', 'The signature is wrong');
    strapi.log.warn('The carrier sent news that can not be read');
    return null;
  }
}

/**
 * Moves the order as far as its parcel is, never back: a parcel that the carrier has is shipped, with the mail about it, and
 * one that arrived is delivered. Null, or why the order does not allow it.
 */
async function followParcel(strapi: Core.Strapi, orderId: number, { parcel }: ParcelNews): Promise<string | null> {
  if (!isHandedOver(parcel.state)) return null;
  const read = () => requireOrderById(strapi.db.connection, orderId);
  try {
    const { fulfilment, document_id: id } = await read();
    if (fulfilment === 'new') await shipOrder(strapi, id, {}, 'system');
    if (parcel.state === 'delivered' && (await read()).fulfilment === 'shipped')
      await deliverOrder(strapi, id, {}, 'system');
    return fulfilment === 'canceled' ? 'The order is canceled' : null;
  } catch (error) {
    if (error instanceof errors.ApplicationError) return error.message;
    throw error;
  }
}

/** Stores what was said, once, with the alert that it causes. */
async function storeNews(
  strapi: Core.Strapi,
  row: ParcelRow,
  order: OrderRow,
  { parcel, at }: ParcelNews,
  refusal: string | null,
): Promise<void> {
  const now = new Date();
  const { state, said } = parcel;
  await transact(strapi.db.connection, async (trx) => {
    const isCanceled = state === 'canceled';
    const stored = await trx('parcels')
      .where({ id: row.id, provider_id: row.provider_id })
      .andWhere((where) => where.whereNull('said_at').orWhereNot({ said_at: at, progress: state }))
      .update({ progress: state, said, said_at: at, updated_at: now, ...(isCanceled ? { state: 'canceled' } : {}) });
    if (stored === 0) return;
    if (state !== row.progress || said !== row.said)
      await addEvent(trx, order.id, 'carrier', { carrier: parcel.carrier, said }, now);
    if (isCanceled)
      await trx('orders')
        .where({ id: order.id, fulfilment: 'new' })
        .update({ carrier: null, tracking_code: null, tracking_url: null, updated_at: now });
    const alert = { orderId: order.id, topic: `parcel:${row.id}`, again: true };
    if (state === 'problem') await raiseAlert(trx, { ...alert, kind: 'parcel-problem', data: { why: said } }, now);
    if (refusal !== null) await raiseAlert(trx, { ...alert, kind: 'parcel-sent', data: { why: refusal } }, now);
  });
}

/**
 * News from the carrier's webhook. Repeated, late and unknown ones change nothing. The order moves first and the news are
 * stored last, so that a call which failed half-way does the rest when the carrier repeats it.
 */
export async function receiveParcelNews(strapi: Core.Strapi, given: unknown): Promise<void> {
  const news = readNews(strapi, given);
  if (!news || news.parcel.state === 'unknown') return;
  const db = strapi.db.connection;
  const row = await findParcelByProviderId(db, news.parcel.id);
  if (row?.state !== 'made') return;
  const { state, said } = news.parcel;
  if (!isParcelNews({ state: row.progress, at: toDate(row.said_at) }, { state, at: news.at })) return;
  const refusal = await followParcel(strapi, row.order_id, news);
  strapi.log.info(`Parcel ${row.id}: ${state} (${said})`);
  await storeNews(strapi, row, await requireOrderById(db, row.order_id), news, refusal);
}
