import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type Carrier, CarrierDown, type CarrierParcel, CarrierRefused } from '../../carrier/carrier';
import { shopCarrier } from '../../carrier/shop-carrier';
import { findFulfilmentError } from '../../domain/fulfilment';
import { addEvent } from '../../orders/records/order-events';
import { type OrderRow, readAddress } from '../../orders/records/order-rows';
import { requireOrderByDocumentId } from '../../orders/records/find-order';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { createDocumentId, createStamps, toDate } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { StepRejectedError, requireSomethingToShip, withLockedOrder } from '../delivery/change-delivery';
import { readLabelSettings, toNewParcel } from './label-request';
import { type ParcelRow, findParcelOf } from './parcel-rows';

/** Longer than a call takes; after it another request may try, also when this process has died. */
const BUSY_MS = 60_000;

const DOWN =
  'The carrier does not answer. The order is unchanged: make the label later, or mark it shipped without one.';

interface Claim {
  order: OrderRow;
  parcel: ParcelRow;
  /** The carrier was asked before, and may have made the label although no answer arrived. */
  wasAsked: boolean;
}

function requireCarrier(): Carrier {
  const carrier = shopCarrier();
  if (!carrier) throw new errors.ApplicationError('This shop has no keys of a carrier');
  return carrier;
}

/** Writes down that the carrier will be asked, so that nobody else asks it too. Null when the label exists. */
async function claimLabel(strapi: Core.Strapi, documentId: string, actor: AuditActor): Promise<Claim | null> {
  let claim: Claim | null = null;
  await withLockedOrder(strapi, documentId, actor, async ({ trx, order, now }) => {
    claim = null;
    const known = await findParcelOf(trx, order.id);
    if (known?.state === 'made') return;
    const refusal = findFulfilmentError(order.fulfilment, 'shipped', order.payment_status);
    if (refusal) throw new StepRejectedError(refusal);
    await requireSomethingToShip(trx, order);
    if ((toDate(known?.busy_until ?? null) ?? now) > now)
      throw new errors.ApplicationError('The label is being made: look again in a moment');
    const busy_until = new Date(now.getTime() + BUSY_MS);
    const fresh = { state: 'requested', busy_until, updated_at: now };
    if (known?.state === 'requested') await trx('parcels').where({ id: known.id }).update(fresh);
    else if (known)
      await trx('parcels')
        .where({ id: known.id })
        .update({
          ...fresh,
          reference: createDocumentId(),
          provider_id: null,
          progress: null,
          said: null,
          said_at: null,
        });
    else
      await trx('parcels').insert({
        ...createStamps(now),
        ...fresh,
        order_id: order.id,
        reference: createDocumentId(),
      });
    const parcel = await findParcelOf(trx, order.id);
    if (!parcel) throw new Error('The parcel was not stored');
    claim = { order, parcel, wasAsked: known?.state === 'requested' };
  });
  return claim;
}

async function askCarrier(
  strapi: Core.Strapi,
  carrier: Carrier,
  { order, parcel, wasAsked }: Claim,
): Promise<CarrierParcel> {
  const { country } = readAddress(order.shipping_address) ?? { country: '' };
  const method = order.delivery_method ?? 'home';
  const { service, grams } = await readLabelSettings(strapi.db.connection, country, method);
  const asked = service === null ? null : toNewParcel(order, parcel.reference, { service, grams });
  if (!asked)
    throw new errors.ApplicationError(
      `Enter the carrier's service for ${country.toUpperCase()} (${method}) at the country first`,
    );
  const earlier = wasAsked ? await carrier.findParcel(parcel.reference) : null;
  const made = earlier ?? (await carrier.createParcel(asked));
  if (made.state === 'problem' || made.state === 'canceled')
    throw new CarrierRefused(made.said || 'The label was not accepted');
  return made;
}

/** Stores the label with the order; a second answer for the same one changes nothing. */
async function storeLabel(
  strapi: Core.Strapi,
  { order, parcel }: Claim,
  made: CarrierParcel,
  actor: AuditActor,
): Promise<void> {
  const now = new Date();
  await transact(strapi.db.connection, async (trx) => {
    const stored = await trx('parcels')
      .where({ id: parcel.id, reference: parcel.reference, state: 'requested' })
      .update({
        state: 'made',
        busy_until: null,
        provider_id: made.id,
        progress: made.state,
        said: made.said,
        updated_at: now,
      });
    if (stored === 0) return;
    const { carrier, trackingCode, trackingUrl } = made;
    await trx('orders')
      .where({ id: order.id })
      .update({ carrier, tracking_code: trackingCode, tracking_url: trackingUrl, updated_at: now });
    await addEvent(trx, order.id, 'label', { carrier, trackingCode }, now, actor);
  });
}

/**
 * Makes the label of an order at the carrier, once: what is asked for is stored before the call, and a call whose answer was
 * lost is looked up by our reference before it is repeated. When the carrier is down or refuses, the order stays as it was.
 */
export async function makeLabel(strapi: Core.Strapi, documentId: string, actor: AuditActor): Promise<void> {
  const carrier = requireCarrier();
  const claim = await claimLabel(strapi, documentId, actor);
  if (!claim) return;
  try {
    await storeLabel(strapi, claim, await askCarrier(strapi, carrier, claim), actor);
  } catch (error) {
    const { id, reference } = claim.parcel;
    const isRefused = error instanceof CarrierRefused;
    const isUnasked = error instanceof errors.ApplicationError && !claim.wasAsked;
    // A refused label gets a new reference; what happened to any other is looked up next time.
    await strapi.db
      .connection('parcels')
      .where({ id, reference, state: 'requested' })
      .update({ busy_until: null, ...(isRefused || isUnasked ? { state: 'canceled' } : {}) });
    if (isRefused) throw new errors.ApplicationError(`The carrier made no label: ${error.message}`);
    if (!(error instanceof CarrierDown)) throw error;
    strapi.log.warn(`No label: ${error.message}`);
    throw new errors.ApplicationError(DOWN);
  }
}

/** The label as PDF, from the carrier each time: the shop keeps no copy. */
export async function readLabel(strapi: Core.Strapi, documentId: string): Promise<Buffer> {
  const carrier = requireCarrier();
  const db = strapi.db.connection;
  const order = await requireOrderByDocumentId(db, documentId);
  const parcel = await findParcelOf(db, order.id);
  if (parcel?.state !== 'made' || parcel.provider_id === null)
    throw new errors.NotFoundError('This order has no label');
  try {
    const label = await carrier.readLabel(parcel.provider_id);
    if (!label) throw new errors.ApplicationError('The carrier has not finished the label: try again in a moment');
    return label;
  } catch (error) {
    if (!(error instanceof CarrierDown)) throw error;
    strapi.log.warn(`No label: ${error.message}`);
    throw new errors.ApplicationError('The carrier does not answer: fetch the label again later');
  }
}
