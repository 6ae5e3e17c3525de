import type { Caller } from '../../orders/records/order-access';
import { readViewer } from './active-grants';
import { type Offer, readLessonPrices } from './academy-offers';
import type { Db } from '../../platform/database/row-helpers';

/** What the academy sells, as one viewer may buy it. Cents. */
export interface ViewerOffer extends Offer {
  yourPrice: number;
  /** `price - yourPrice`. */
  credit: number;
  /** The viewer has all of it: it is not for sale. */
  owned: boolean;
}

/** All offers with this viewer's prices, as quotes and orders will count them now; for nobody the usual prices. */
export async function readViewerOffers(db: Db, caller: Caller, now = new Date()): Promise<ViewerOffer[]> {
  const { offers, priceOf } = await readLessonPrices(db, await readViewer(db, caller), now);
  return offers.map((offer) => {
    const { owned, price: yourPrice, credit } = priceOf(offer);
    return { ...offer, yourPrice, credit, owned };
  });
}
