import type { PriceList } from '../../domain/price-list';
import type { Caller } from '../../orders/records/order-access';
import { type Offer, readLessonPrices } from './academy-offers';
import { readBuyer } from './buyer';
import type { Db } from '../../platform/database/row-helpers';

/** An offer with one viewer's price, in minor units of its currency. */
export interface ViewerOffer extends Offer {
  yourPrice: number;
  /** `price - yourPrice`. */
  credit: number;
  /** True if the buyer already owns all of it; then it is not for sale. */
  owned: boolean;
}

/** All offers with the caller's prices as the cart shows them; regular prices for anonymous visitors. */
export async function readViewerOffers(
  db: Db,
  caller: Caller,
  prices: PriceList,
  now = new Date(),
): Promise<ViewerOffer[]> {
  const { offers, priceOf } = await readLessonPrices(db, await readBuyer(db, caller, null), prices, now);
  return offers.map((offer) => {
    const { owned, price: yourPrice, credit } = priceOf(offer);
    return { ...offer, yourPrice, credit, owned };
  });
}
