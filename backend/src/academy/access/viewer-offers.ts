import type { Caller } from '../../orders/records/order-access';
import { readViewer } from './active-grants';
import { type Offer, readLessonPrices } from './academy-offers';
import type { Db } from '../../platform/database/row-helpers';

/** An offer with one viewer's price, in cents. */
export interface ViewerOffer extends Offer {
  yourPrice: number;
  /** `price - yourPrice`. */
  credit: number;
  /** True if the viewer already owns all of it; then it is not for sale. */
  owned: boolean;
}

/** All offers with the viewer's prices as quotes and orders compute them; regular prices for anonymous viewers. */
export async function readViewerOffers(db: Db, caller: Caller, now = new Date()): Promise<ViewerOffer[]> {
  const { offers, priceOf } = await readLessonPrices(db, await readViewer(db, caller), now);
  return offers.map((offer) => {
    const { owned, price: yourPrice, credit } = priceOf(offer);
    return { ...offer, yourPrice, credit, owned };
  });
}
