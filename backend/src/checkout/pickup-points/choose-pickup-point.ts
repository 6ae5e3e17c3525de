import type { Core } from '@strapi/strapi';
import type { OfferedPickupPoint, PickupPoint } from '../../../contract/pickup-points';
import { CarrierDown } from '../../carrier/carrier';
import { carrierName } from '../../carrier/sendcloud-parcel';
import { shopCarrier } from '../../carrier/shop-carrier';
import type { OrderRequest } from '../../domain/order-request';
import { type ShopError, invalidFields } from '../../domain/shop-error';
import type { Db } from '../../platform/database/row-helpers';
import { orderCountry } from '../order-addresses';
import { pointFinder, readPickupCarrier } from './shop-points';

type Problem = 'choosePoint' | 'pointClosed' | 'pointsDown';

const wrong = (name: Problem): ShopError => invalidFields([{ path: ['pickupPoint'], name }]);

/** Only what an order keeps: opening hours and distance are of the moment. */
const toStored = ({ id, carrier, name, street, postalCode, city, country }: OfferedPickupPoint): PickupPoint => ({
  id,
  carrier,
  name,
  street,
  postalCode,
  city,
  country,
});

/** An order that this key has placed is answered again, whatever has happened to the point since. */
async function isPlaced(db: Db, key: string | null): Promise<boolean> {
  return (
    key !== null && (await db('idempotency_keys').where({ key }).whereNotNull('order_id').first('id')) !== undefined
  );
}

/**
 * The point that an order is sent to, as its carrier describes it now: it exists, takes parcels, belongs to the country's
 * carrier and lies in the country of the order. Null for other ways of delivery, and where points are not offered at all,
 * which the order is told by its way of delivery.
 */
export async function choosePickupPoint(
  strapi: Core.Strapi,
  order: OrderRequest,
  key: string | null,
): Promise<PickupPoint | null> {
  const carrier = shopCarrier();
  const country = orderCountry(order, true);
  if (order.delivery !== 'pickup' || !carrier || country === null) return null;
  const db = strapi.db.connection;
  const offered = await readPickupCarrier(db, country);
  if (!offered || (await isPlaced(db, key))) return null;
  if (order.pickupPoint === undefined) throw wrong('choosePoint');
  try {
    const point = await carrier.readPickupPoint(order.pickupPoint);
    const isOwn = offered.code === null || point?.carrier === carrierName(offered.code);
    if (point?.country === country && isOwn) return toStored(point);
  } catch (error) {
    if (!(error instanceof CarrierDown)) throw error;
    strapi.log.warn(`No pick-up point: ${error.message}`);
    throw wrong('pointsDown');
  }
  pointFinder()?.forget(order.pickupPoint);
  throw wrong('pointClosed');
}
