import type { NewParcel } from '../../carrier/carrier';
import { type OrderRow, readAddress, readPickupPoint } from '../../orders/records/order-rows';
import type { Db } from '../../platform/database/row-helpers';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import type { DeliveryMethod } from '../../../contract/delivery';

const DEFAULT_GRAMS = 1000;

interface LabelSettings {
  /** The carrier's number of the service for this country and way of delivery; null when nobody has entered it. */
  service: number | null;
  grams: number;
}

/** How parcels to a country are sent, as its entry in the CMS says. */
export async function readLabelSettings(db: Db, iso: string, method: DeliveryMethod): Promise<LabelSettings> {
  const country: { id: number; carrier_service: number | null } | undefined = await db('shipping_countries')
    .where({ iso })
    .first('id', 'carrier_service');
  const own: { carrier_service: number | null } | undefined =
    country && method !== 'home'
      ? await db('components_shop_delivery_method as m')
          .join('shipping_countries_cmps as l', 'l.cmp_id', 'm.id')
          .where({ 'l.entity_id': country.id, 'l.field': 'methods', 'm.kind': method })
          .first('m.carrier_service')
      : country;
  const settings: { parcel_grams: number | null } | undefined = await db('site_settings')
    .where({ locale: DEFAULT_LOCALE })
    .first('parcel_grams');
  return { service: own?.carrier_service ?? null, grams: settings?.parcel_grams ?? DEFAULT_GRAMS };
}

/** What is printed on the label of an order; null without a delivery address. */
export function toNewParcel(
  order: OrderRow,
  reference: string,
  { service, grams }: { service: number; grams: number },
): NewParcel | null {
  const address = readAddress(order.shipping_address);
  if (!address) return null;
  return {
    reference,
    orderNr: order.order_nr,
    name: `${address.firstname} ${address.lastname}`.trim(),
    email: order.email,
    street: address.street,
    housenumber: address.housenumber,
    extra: [address.addition, address.info].filter(Boolean).join(', '),
    postalCode: address.postalCode,
    city: address.city,
    country: address.country,
    grams,
    service,
    pickupPointId: readPickupPoint(order)?.id ?? null,
  };
}
