import type { DispatchCalendar } from '../../../contract/delivery';
import { type IsPublicHoliday, loadPublicHolidays } from './public-holidays';
import { HOME_COUNTRY, type ShopSettings } from './shop-settings';

type DispatchSettings = Pick<ShopSettings, 'timeZone' | 'orderCutoff'>;

const toCalendar = (settings: DispatchSettings, country: string, isHoliday: IsPublicHoliday): DispatchCalendar => ({
  timeZone: settings.timeZone,
  cutoff: settings.orderCutoff,
  isDispatchHoliday: (day) => isHoliday(HOME_COUNTRY, day),
  isDeliveryHoliday: (day) => isHoliday(country, day),
});

/** Parcels are packed in the shop's own country and arrive in another. */
export const loadDispatchCalendar = async (settings: DispatchSettings, country: string): Promise<DispatchCalendar> =>
  toCalendar(settings, country, await loadPublicHolidays());
