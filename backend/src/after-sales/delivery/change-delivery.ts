import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';
import { optionalText } from '../../domain/text-fields';
import { UNDO_MS, deliveryTimestamp, findFulfilmentError, fulfilmentBeforeUndo } from '../../domain/fulfilment';
import { enqueueMails, orderTopic } from '../../platform/outbox/enqueue-mails';
import { hasOpenWithdrawal } from '../../orders/records/read-withdrawals';
import { addEvent } from '../../orders/records/order-events';
import { readRefundable } from '../../orders/records/read-refundable';
import { recordRejection } from '../../orders/records/record-rejection';
import { type OrderRow } from '../../orders/records/order-rows';
import { findOrderByDocumentId, readOrderLines } from '../../orders/records/find-order';
import { lotsSchema, storeLots } from './store-lots';
import { transact } from '../../platform/database/transact';
import { toDate, toIso } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { type Fulfilment } from '../../../contract/order-states';

const SHIPPED_MAIL = 'order-shipped';

const parcelSchema = z.object({
  carrier: optionalText(100),
  trackingCode: optionalText(100),
  lots: lotsSchema.nullish(),
});
type Parcel = z.infer<typeof parcelSchema>;
const deliverySchema = z.object({
  date: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .nullish(),
});

export interface Step {
  trx: Knex.Transaction;
  order: OrderRow;
  now: Date;
}

/** The order's state does not allow the step. Invalid input is a plain ValidationError. */
export class StepRejectedError extends errors.ValidationError {}

/** Runs a step with the order locked. A rejected step is recorded in the timeline after the rollback. */
export async function withLockedOrder(
  strapi: Core.Strapi,
  documentId: string,
  actor: AuditActor,
  work: (step: Step) => Promise<void>,
): Promise<void> {
  const db = strapi.db.connection;
  try {
    await transact(db, async (trx) => {
      const now = new Date();
      await trx('orders').where({ document_id: documentId }).update({ updated_at: now });
      const order = await findOrderByDocumentId(trx, documentId);
      if (!order) throw new errors.NotFoundError('There is no such order');
      await work({ trx, order, now });
    });
  } catch (error) {
    if (error instanceof StepRejectedError) {
      const { id }: { id: number } = await db('orders').where({ document_id: documentId }).first('id');
      await recordRejection(db, id, { subject: 'delivery', reason: error.message }, new Date(), actor);
    }
    throw error;
  }
}

/** Changes the fulfilment state; false when the order already has it. */
async function changeFulfilment(
  { trx, order, now }: Step,
  to: Fulfilment,
  at: Date,
  actor: AuditActor,
): Promise<boolean> {
  const refusal = findFulfilmentError(order.fulfilment, to, order.payment_status);
  if (refusal) throw new StepRejectedError(refusal);
  if (order.fulfilment === to) return false;
  await trx('orders')
    .where({ id: order.id })
    .update({ fulfilment: to, [`${to}_at`]: at });
  const on = at === now ? {} : { on: at.toISOString() };
  await addEvent(trx, order.id, 'delivery', { from: order.fulfilment, to, ...on }, now, actor);
  return true;
}

function parseParcel(given: unknown): Parcel {
  const parsed = parcelSchema.safeParse(given ?? {});
  if (!parsed.success) throw new errors.ValidationError('Carrier and tracking code have at most 100 characters');
  return parsed.data;
}

/** Lots of a delivered order can be corrected, as a recall finds it by them; a carrier or a code would be a second parcel. */
const isLotCorrection = ({ fulfilment }: OrderRow, { carrier, trackingCode, lots }: Parcel): boolean =>
  fulfilment === 'delivered' && !carrier && !trackingCode && (lots ?? []).length > 0;

async function updateParcel(
  { trx, order, now }: Step,
  given: Parcel,
  moved: boolean,
  actor: AuditActor,
): Promise<void> {
  await storeLots(trx, order.id, given.lots ?? [], now, actor);
  // With a label, the carrier of a whole pile of parcels counts only together with another code.
  const isLabelled = order.tracking_url !== null && !given.trackingCode;
  const carrier = (!isLabelled && given.carrier) || order.carrier;
  const trackingCode = given.trackingCode || order.tracking_code;
  if (carrier === order.carrier && trackingCode === order.tracking_code) return;
  // The label's page is about the label's code.
  await trx('orders').where({ id: order.id }).update({ carrier, tracking_code: trackingCode, tracking_url: null });
  await addEvent(trx, order.id, 'parcel', { carrier, trackingCode, corrected: !moved }, now, actor);
}

/** Additional checks: an undecided withdrawal, or all pieces refunded. */
export async function requireSomethingToShip(trx: Knex.Transaction, order: OrderRow): Promise<void> {
  if (await hasOpenWithdrawal(trx, order.id))
    throw new StepRejectedError('The customer withdrew from this order: decide on that first');
  const lines = await readOrderLines(trx, order.id);
  const owed = lines.some((line) => line.product_type === 'physical' && line.quantity > (line.refunded_quantity ?? 0));
  if (!owed) throw new StepRejectedError('Nothing of this order is left to ship');
  // A refund that was requested counts at once: the order's status follows when the provider has confirmed it.
  if (order.total > 0 && (await readRefundable(trx, order)).left === 0)
    throw new StepRejectedError('All the money of this order was refunded: there is nothing to ship');
}

/** Marks an order as shipped, in the caller's transaction; see `shipOrder`. */
export async function shipStep(step: Step, given: unknown, actor: AuditActor): Promise<void> {
  const { trx, order, now } = step;
  const parcel = parseParcel(given);
  const moved = !isLotCorrection(order, parcel) && (await changeFulfilment(step, 'shipped', now, actor));
  if (moved) await requireSomethingToShip(trx, order);
  await updateParcel(step, parcel, moved, actor);
  if (!moved) return;
  const notBefore = new Date(now.getTime() + UNDO_MS);
  await enqueueMails(trx, [{ topic: orderTopic(order.id), kind: SHIPPED_MAIL, orderId: order.id, notBefore }], now);
}

/** Marks an order as delivered, in the caller's transaction; see `deliverOrder`. */
export async function deliverStep(step: Step, given: unknown, actor: AuditActor): Promise<void> {
  const { trx, order, now } = step;
  const parsed = deliverySchema.safeParse(given ?? {});
  const day = parsed.data?.date;
  const at = day ? deliveryTimestamp(day, toDate(order.shipped_at), now) : now;
  if (!parsed.success || !at)
    throw new errors.ValidationError('The day of delivery lies between the day of shipping and today');
  if ((await changeFulfilment(step, 'delivered', at, actor)) || !day || toIso(order.delivered_at)?.startsWith(day))
    return;
  await trx('orders').where({ id: order.id }).update({ delivered_at: at });
  const corrected = { from: 'delivered', to: 'delivered', on: at.toISOString() };
  await addEvent(trx, order.id, 'delivery', corrected, now, actor);
}

/**
 * Marks an order as shipped; a repeated call with another carrier, code or lots corrects those, the lots after the delivery
 * too. The customer's mail is delayed until the step can no longer be undone.
 */
export const shipOrder = (strapi: Core.Strapi, documentId: string, parcel: unknown, actor: AuditActor): Promise<void> =>
  withLockedOrder(strapi, documentId, actor, (step) => shipStep(step, parcel, actor));

/** Marks an order as delivered today or on the given day; a repeated call with another day corrects it. */
export const deliverOrder = (
  strapi: Core.Strapi,
  documentId: string,
  given: unknown,
  actor: AuditActor,
): Promise<void> => withLockedOrder(strapi, documentId, actor, (step) => deliverStep(step, given, actor));

/** Deletes the pending mail; false when it has been sent or is being sent. */
async function deletePendingMail({ trx, order }: Step): Promise<boolean> {
  const count: number = await trx('outbox_messages')
    .where({ topic: orderTopic(order.id), kind: SHIPPED_MAIL, state: 'pending' })
    .whereNull('lease_until')
    .delete();
  return count === 1;
}

/** Undoes the last step within a short time: shipped becomes new, delivered becomes shipped. */
export function undoDelivery(strapi: Core.Strapi, documentId: string, actor: AuditActor): Promise<void> {
  return withLockedOrder(strapi, documentId, actor, async (step) => {
    const { trx, order, now } = step;
    const last: { at: string | number | Date } | undefined = await trx('order_events')
      .where({ order_id: order.id, kind: 'delivery' })
      .orderBy('id', 'desc')
      .first('at');
    const to = fulfilmentBeforeUndo(order.fulfilment, toDate(last?.at ?? null), now);
    if (!to) throw new StepRejectedError('It is too late to undo this');
    if (to === 'new' && !(await deletePendingMail(step)))
      throw new StepRejectedError('The customer has already been notified: this can no longer be undone');
    await trx('orders')
      .where({ id: order.id })
      .update({ fulfilment: to, [`${order.fulfilment}_at`]: null });
    await addEvent(trx, order.id, 'delivery', { from: order.fulfilment, to, undo: true }, now, actor);
  });
}
