import { formatCutoff } from '@/backend/contract/delivery';
import type { OfferedPickupPoint } from '@/backend/contract/pickup-points';
import { fill } from '@/lib/forms/fill-template';

/** Metres in tens, from one kilometre on with one decimal. `tag` is a BCP 47 tag. */
export function formatDistance(metres: number, tag: string): string {
  const isNear = metres < 1000;
  const value = isNear ? Math.max(10, Math.round(metres / 10) * 10) : metres / 1000;
  return value.toLocaleString(tag, {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: isNear ? 0 : 1,
  });
}

/** `09:00 - 18:00` as people of that language write it, on one line: after a dash even a hard space may break. */
const formatHours = (range: string, tag: string): string =>
  range
    .split(/\s*[-–]\s*/)
    .map((time) => formatCutoff(time, tag))
    .join('\u00a0–\u2060\u00a0');

/** Opening hours of today in words; null when the carrier does not say. */
export function describeToday(
  { today }: Pick<OfferedPickupPoint, 'today'>,
  labels: { today: string; closedToday: string },
  tag: string,
): string | null {
  if (today === null) return null;
  if (today.length === 0) return labels.closedToday;
  return fill(labels.today, { hours: today.map((range) => formatHours(range, tag)).join(', ') });
}
