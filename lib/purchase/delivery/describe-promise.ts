import { type DeliveryPromise, formatCutoff, formatDeliveryDates } from '@/backend/contract/delivery';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';

export type PromiseLabels = Pick<Messages['delivery'], 'today' | 'later'>;

/** `Order before 15:00 today: delivered Tue 24 – Wed 25 November`. */
export function describePromise({ before, ...dates }: DeliveryPromise, labels: PromiseLabels, locale: Locale): string {
  const { tag } = LOCALE_SETTINGS[locale];
  const days = formatDeliveryDates(dates, tag);
  return fill(before ? labels.today : labels.later, { days, time: before ? formatCutoff(before, tag) : '' });
}
