import type { CarrierMode } from '../../../sandbox/carrier';
import { signNews } from '../../../src/carrier/sendcloud-signature';
import { type Answer, asStorefront, call } from '../../support/client';
import type { ShopFailure } from './shop';

const post = async <T>(path: string, body: string): Promise<T> =>
  (await (await fetch(`${process.env.FAKE_CARRIER}${path}`, { method: 'POST', body })).json()) as T;

export const setCarrier = (mode: CarrierMode): Promise<object> => post('/mode', mode);

export interface MadeParcel {
  id: number;
  order_number: string;
  weight: string;
  lines: string[];
  tracking_number: string;
  tracking_url: string;
}

/** Labels that the carrier has made for an order. */
export const labelsOf = async (orderNr: string): Promise<MadeParcel[]> =>
  (await post<MadeParcel[]>('/parcels', '')).filter((parcel) => parcel.order_number === orderNr);

export interface SignedNews {
  body: string;
  signature: string;
}

/** What the carrier's webhook would say when the parcel of an order gets this state. */
export async function newsOf(orderNr: string, status: number, at = Date.now()): Promise<SignedNews> {
  const [label] = await labelsOf(orderNr);
  return post('/move', JSON.stringify({ id: String(label?.id), status, at }));
}

export const sign = (body: string): SignedNews => ({ body, signature: signNews(body, 'sandbox') });

/** As the storefront passes it on. */
export const tell = (news: object): Promise<Answer<{ data: object } & ShopFailure>> =>
  call('/api/parcels/webhook', { method: 'POST', json: news, headers: asStorefront() });
