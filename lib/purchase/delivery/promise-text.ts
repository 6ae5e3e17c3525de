import type { DeliveryDays } from '@/backend/contract/delivery';
import { type DeliveryCalendar, promiseNow } from '@/lib/catalog/delivery-calendar';
import { describePromise, type PromiseLabels } from './describe-promise';

/** What the shop promises now about an order, in words; null when the page's calendar has ended. */
export function promiseText(
  days: DeliveryDays,
  calendar: DeliveryCalendar,
  labels: PromiseLabels,
  tag: string,
): string | null {
  const promise = promiseNow(new Date(), days, calendar);
  return promise && describePromise(promise, labels, tag);
}
