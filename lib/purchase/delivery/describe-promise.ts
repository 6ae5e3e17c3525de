import { type DeliveryPromise, formatCutoff, formatDeliveryDates } from '@/backend/contract/delivery';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';

export type PromiseLabels = Pick<Messages['delivery'], 'today' | 'later'>;

/** `Order before 15:00 today: delivered Tue 24 – Wed 25 November`; `tag` is a BCP 47 tag. */
export function describePromise({ before, ...dates }: DeliveryPromise, labels: PromiseLabels, tag: string): string {
  const days = formatDeliveryDates(dates, tag);
  return fill(before ? labels.today : labels.later, { days, time: before ? formatCutoff(before, tag) : '' });
}
