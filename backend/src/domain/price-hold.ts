import { addDays } from '../../contract/dates';
import { endOfDay, shopDay } from './shop-calendar';
import { DAY_MS } from './time';

/** As long as the longest reservation by default: a week. */
const HOLD_DAYS = 7;

/**
 * Until when an order that was not paid can be paid at its price: the end of the seventh day after it was placed, or of the
 * last day of a discount code or promotion it was placed with (`YYYY-MM-DD`), if that is earlier.
 */
export function priceHeldUntil(placedAt: Date, lastCodeDays: string[], timeZone: string): Date {
  const [first] = [addDays(shopDay(placedAt, timeZone), HOLD_DAYS), ...lastCodeDays].sort();
  return endOfDay(first ?? shopDay(placedAt, timeZone), timeZone);
}

/** The same for an order from before it was stored. */
export const defaultPriceHold = (placedAt: Date): Date => new Date(placedAt.getTime() + HOLD_DAYS * DAY_MS);
