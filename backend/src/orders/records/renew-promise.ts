import { promiseDelivery } from '../../../contract/delivery';
import { readAddress, type OrderRow } from './order-rows';
import type { Db } from '../../platform/database/row-helpers';
import { loadDispatchCalendar } from '../../platform/settings/dispatch-calendar';
import { readShopSettings } from '../../platform/settings/shop-settings';

type Promised = Pick<OrderRow, 'deliver_from' | 'deliver_by'>;

/**
 * The days on which an order that is paid `now` arrives. What was promised when it was placed counted on immediate payment;
 * how long the parcel takes stays as it was then. Empty for orders without a parcel, and for those from before promises
 * were stored.
 */
export async function renewPromise(db: Db, order: OrderRow, now: Date): Promise<Partial<Promised>> {
  const { delivery_min_days: min, delivery_max_days: max } = order;
  const address = readAddress(order.shipping_address);
  if (min === null || max === null || !address) return {};
  const calendar = await loadDispatchCalendar(await readShopSettings(db), address.country);
  const { from, to } = promiseDelivery(now, { min, max }, calendar);
  return { deliver_from: from, deliver_by: to };
}
