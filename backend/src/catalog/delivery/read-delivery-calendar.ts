import { addDays, isWeekday } from '../../../contract/dates';
import { shopDay, shopYear } from '../../domain/shop-calendar';
import type { Db } from '../../platform/database/row-helpers';
import { loadPublicHolidays } from '../../platform/settings/public-holidays';
import { readServedCountries } from '../../platform/settings/served-countries';
import { HOME_COUNTRY, readShopSettings } from '../../platform/settings/shop-settings';

export interface DeliveryCalendar {
  /** Where parcels are packed. */
  home: string;
  timeZone: string;
  /** Orders until this time leave on the same working day. */
  cutoff: string;
  /** Last day (`YYYY-MM-DD`) that the lists below cover. */
  until: string;
  /** Public holidays from Monday to Friday, by country. */
  holidays: Record<string, string[]>;
}

/**
 * All that a page needs to promise days of delivery in the browser. Pages stay cached, so it covers the rest of this year
 * and the next.
 */
export async function readDeliveryCalendar(db: Db, now: Date): Promise<DeliveryCalendar> {
  const { timeZone, orderCutoff } = await readShopSettings(db);
  const countries = new Set([HOME_COUNTRY, ...(await readServedCountries(db)).map(({ iso }) => iso)]);
  const isHoliday = await loadPublicHolidays();
  const until = `${shopYear(now, timeZone) + 1}-12-31`;
  const days: string[] = [];
  for (let day = shopDay(now, timeZone); day <= until; day = addDays(day, 1)) if (isWeekday(day)) days.push(day);
  const holidays = [...countries].map((iso) => [iso, days.filter((day) => isHoliday(iso, day))] as const);
  return { home: HOME_COUNTRY, timeZone, cutoff: orderCutoff, until, holidays: Object.fromEntries(holidays) };
}
