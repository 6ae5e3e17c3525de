import { type DeliveryDays, type DeliveryPromise, promiseDelivery } from '@/backend/contract/delivery';

/** Days without dispatch or delivery, as a cached page carries them. */
export interface DeliveryCalendar {
  timeZone: string;
  cutoff: string;
  /** Last day (`YYYY-MM-DD`) that is covered. */
  until: string;
  /** Public holidays where parcels are packed, and where they arrive. */
  dispatchHolidays: string[];
  deliveryHolidays: string[];
}

/** The promise for an order at this moment; null when the page is so old that its calendar has ended. */
export function promiseNow(now: Date, days: DeliveryDays, calendar: DeliveryCalendar): DeliveryPromise | null {
  const { dispatchHolidays, deliveryHolidays, until, ...where } = calendar;
  const promise = promiseDelivery(now, days, {
    ...where,
    isDispatchHoliday: (day) => dispatchHolidays.includes(day),
    isDeliveryHoliday: (day) => deliveryHolidays.includes(day),
  });
  return promise.to <= until ? promise : null;
}
