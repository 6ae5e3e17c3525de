import type { Calendar } from '../domain/withdrawal';
import { HOME_COUNTRY, readShippingCosts, readShopSettings } from '../orders/settings';
import type { Db } from '../orders/rows';
import { isPublicHoliday } from './holidays';

/**
 * Counts the public holidays of the shop's country and of every country it delivers to: a day more never harms a
 * consumer, and a late statement is decided by a person.
 */
export async function readCalendar(db: Db): Promise<Calendar> {
  const { timeZone } = await readShopSettings(db);
  const countries = new Set([HOME_COUNTRY, ...(await readShippingCosts(db)).map(({ iso }) => iso)]);
  return { timeZone, isHoliday: (day) => [...countries].some((country) => isPublicHoliday(country, day)) };
}
