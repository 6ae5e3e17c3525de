import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { ForgedNews, type ParcelNews, type ParcelState } from '../../carrier/carrier';
import { shopCarrier } from '../../carrier/shop-carrier';
import { isHandedOver, isParcelNews } from '../../domain/parcel-news';
import { ShopError } from '../../domain/shop-error';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { addEvent } from '../../orders/records/order-events';
import { requireOrderById } from '../../orders/records/find-order';
import type { OrderRow } from '../../orders/records/order-rows';
import { toDate } from '../../platform/database/row-helpers';
import { type Step, deliverStep, shipStep, withLockedOrder } from '../delivery/change-delivery';
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
 * one that arrived is delivered. Throws when the order must not be shipped.
 */
async function followParcel(step: Step, state: ParcelState): Promise<void> {
  if (!isHandedOver(state)) return;
  const { fulfilment } = step.order;
  if (fulfilment === 'canceled') throw new errors.ApplicationError('The order is canceled');
  if (fulfilment === 'new') await shipStep(step, {}, 'system');
  if (state !== 'delivered' || (fulfilment !== 'new' && fulfilment !== 'shipped')) return;
  const order: OrderRow = { ...step.order, fulfilment: 'shipped', shipped_at: step.order.shipped_at ?? step.now };
  await deliverStep({ ...step, order }, {}, 'system');
}

/** Stores what was said, with the alert that it causes. `refusal`: why the order could not follow; null if it did. */
async function storeNews(
  { trx, order, now }: Step,
  row: ParcelRow,
  { parcel, at }: ParcelNews,
  refusal: string | null,
): Promise<void> {
  const { state, said, carrier } = parcel;
  const isCanceled = state === 'canceled';
  await trx('parcels')
    .where({ id: row.id })
    .update({ progress: state, said, said_at: at, updated_at: now, ...(isCanceled ? { state: 'canceled' } : {}) });
  if (state !== row.progress || said !== row.said) await addEvent(trx, order.id, 'carrier', { carrier, said }, now);
  if (isCanceled)
    await trx('orders')
      .where({ id: order.id, fulfilment: 'new' })
      .update({ carrier: null, tracking_code: null, tracking_url: null, updated_at: now });
  const alert = { orderId: order.id, topic: `parcel:${row.id}`, again: true };
  if (state === 'problem') await raiseAlert(trx, { ...alert, kind: 'parcel-problem', data: { why: said } }, now);
  if (refusal !== null) await raiseAlert(trx, { ...alert, kind: 'parcel-sent', data: { why: refusal } }, now);
}

/**
 * News from the carrier's webhook. Repeated, late and unknown ones change nothing. Order and news change in one transaction;
 * when the order can not follow its parcel, the news are stored with an alert.
 */
export async function receiveParcelNews(strapi: Core.Strapi, given: unknown): Promise<void> {
  const news = readNews(strapi, given);
  if (!news || news.parcel.state === 'unknown') return;
  const { state, id: providerId } = news.parcel;
  const db = strapi.db.connection;
  const known = await findParcelByProviderId(db, providerId);
  if (!known) return;
  const { document_id: documentId } = await requireOrderById(db, known.order_id);
  /** With the order locked, so that two calls with the same news come one after the other. */
  const apply = (refusal: string | null): Promise<void> =>
    withLockedOrder(strapi, documentId, 'system', async (step) => {
      const row = await findParcelByProviderId(step.trx, providerId);
      if (row?.state !== 'made') return;
      if (!isParcelNews({ state: row.progress, at: toDate(row.said_at) }, { state, at: news.at })) return;
      if (refusal === null) await followParcel(step, state);
      await storeNews(step, row, news, refusal);
    });
  try {
    await apply(null);
  } catch (error) {
    if (!(error instanceof errors.ApplicationError)) throw error;
    await apply(error.message);
  }
}
