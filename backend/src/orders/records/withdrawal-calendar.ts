import type { Calendar } from '../../domain/withdrawal-deadline';
import type { Db } from '../../platform/database/row-helpers';
import { loadPublicHolidays } from '../../platform/settings/public-holidays';
import { readServedCountries } from '../../platform/settings/served-countries';
import { HOME_COUNTRY, readShopSettings } from '../../platform/settings/shop-settings';

/**
 * Counts the public holidays of the shop's country and of every country it delivers to: an extra day never harms a
 * consumer, and operators decide about late statements.
 */
export async function readCalendar(db: Db): Promise<Calendar> {
  const { timeZone } = await readShopSettings(db);
  const countries = new Set([HOME_COUNTRY, ...(await readServedCountries(db)).map(({ iso }) => iso)]);
  const isPublicHoliday = await loadPublicHolidays();
  return { timeZone, isHoliday: (day) => [...countries].some((country) => isPublicHoliday(country, day)) };
}
