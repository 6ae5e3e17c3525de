import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { FULFILMENTS, type Fulfilment, refuseFulfilment } from '../domain/fulfilment';
import { optionalText } from '../domain/fields';
import { enqueueMessages } from '../outbox/enqueue';
import { kickOutbox } from '../outbox/kick';
import { addEvent } from './events';
import type { OrderRow } from './rows';
import { transact } from './transact';

const changeSchema = z.object({
  fulfilment: z.enum(FULFILMENTS).nullish(),
  carrier: optionalText(100),
  trackingCode: optionalText(100),
});

const stampOf = (fulfilment: Fulfilment, now: Date): object =>
  fulfilment === 'shipped' ? { shipped_at: now } : fulfilment === 'delivered' ? { delivered_at: now } : {};

/** What the people behind the counter may do with an order: move its parcel along. Tells the customer when it leaves. */
export async function changeDelivery(strapi: Core.Strapi, documentId: string, change: unknown): Promise<void> {
  const parsed = changeSchema.safeParse(change);
  if (!parsed.success) throw new errors.ValidationError('Carrier and tracking code have at most 100 characters');
  const { fulfilment, carrier, trackingCode } = parsed.data;
  await transact(strapi.db.connection, async (trx) => {
    const now = new Date();
    await trx('orders').where({ document_id: documentId }).update({ updated_at: now });
    const order: OrderRow | undefined = await trx('orders').where({ document_id: documentId }).first();
    if (!order) throw new errors.NotFoundError('There is no such order');
    const next = fulfilment ?? order.fulfilment;
    const refusal = refuseFulfilment(order.fulfilment, next, order.payment_status);
    if (refusal) throw new errors.ValidationError(refusal);
    const moved = next !== order.fulfilment;
    await trx('orders')
      .where({ id: order.id })
      .update({
        fulfilment: next,
        carrier: carrier || order.carrier,
        tracking_code: trackingCode || order.tracking_code,
        ...(moved ? stampOf(next, now) : {}),
      });
    if (moved) await addEvent(trx, order.id, 'delivery', { from: order.fulfilment, to: next }, now);
    if (moved && next === 'shipped') await enqueueMessages(trx, order.id, ['order-shipped'], {}, now);
  });
  kickOutbox();
}
