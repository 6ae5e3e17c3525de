import { trackingUrl } from '../../domain/parcel-tracking';
import { type OrderRow, readAddress } from './order-rows';

type Tracked = Pick<OrderRow, 'carrier' | 'tracking_code' | 'tracking_url' | 'shipping_address'>;

/** The carrier's page about the parcel: that of the label, or made from what was entered by hand; null if there is none. */
export const orderTrackingUrl = ({ carrier, tracking_code, tracking_url, shipping_address }: Tracked): string | null =>
  tracking_url ?? trackingUrl(carrier, tracking_code, readAddress(shipping_address)?.postalCode ?? '');
