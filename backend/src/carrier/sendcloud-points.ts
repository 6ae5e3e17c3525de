import { z } from 'zod';
import type { OfferedPickupPoint } from '../../contract/pickup-points';
import { streetLine } from '../../contract/address-style';
import { carrierName } from './sendcloud-parcel';

const line = z.string().trim().max(200);

/** Opening hours by day of the week; 0 is Monday. */
const hoursSchema = z.record(z.string(), z.array(z.string().trim().max(40)).max(10));

const pointSchema = z.object({
  id: z.int().positive(),
  name: line.min(1),
  street: line.catch(''),
  house_number: line.catch(''),
  postal_code: line.catch(''),
  city: line.min(1),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .transform((code) => code.toLowerCase()),
  carrier: z.string().max(60).catch(''),
  distance: z.number().nonnegative().nullish().catch(null),
  is_active: z.boolean().nullish().catch(null),
  open_upcoming_week: z.boolean().nullish().catch(null),
  formatted_opening_times: hoursSchema.nullish().catch(null),
});
type WirePoint = z.infer<typeof pointSchema>;

/** Days of `Intl` in the order of Sendcloud's numbers. */
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The served countries of Europe all have the same day, but for an hour around midnight. */
const ZONE = 'Europe/Amsterdam';

function hoursOfToday(hours: WirePoint['formatted_opening_times'], now: Date): string[] | null {
  const day = DAYS.indexOf(now.toLocaleDateString('en-GB', { weekday: 'short', timeZone: ZONE }));
  return hours?.[String(day)] ?? null;
}

const toPoint = (wire: WirePoint, now: Date): OfferedPickupPoint => ({
  id: String(wire.id),
  carrier: carrierName(wire.carrier),
  name: wire.name,
  street: streetLine({ street: wire.street, housenumber: wire.house_number, addition: '', country: wire.country }),
  postalCode: wire.postal_code,
  city: wire.city,
  country: wire.country,
  distance: wire.distance === null || wire.distance === undefined ? null : Math.round(wire.distance),
  today: hoursOfToday(wire.formatted_opening_times, now),
});

/** Closed for good, or for holidays that outlast the parcel. */
const takesParcels = ({ is_active: active, open_upcoming_week: opens }: WirePoint): boolean =>
  active !== false && opens !== false;

/** Points that can be read and take parcels, nearest first. */
export function parsePoints(answer: unknown, now = new Date()): OfferedPickupPoint[] {
  const points = z
    .array(z.unknown())
    .parse(answer)
    .flatMap((entry) => {
      const { success, data } = pointSchema.safeParse(entry);
      return success && takesParcels(data) ? [toPoint(data, now)] : [];
    });
  return points.sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0);
}

/** Null when it takes no parcels. */
export function parsePoint(answer: unknown, now = new Date()): OfferedPickupPoint | null {
  const wire = pointSchema.parse(answer);
  return takesParcels(wire) ? toPoint(wire, now) : null;
}
