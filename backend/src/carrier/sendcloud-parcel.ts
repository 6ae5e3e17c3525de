import { z } from 'zod';
import type { CarrierParcel, NewParcel, ParcelState } from './carrier';

/** Sendcloud's numbers of states (`GET /parcels/statuses`); others are recorded and change nothing. */
const STATES: Record<number, ParcelState> = {
  1: 'announced',
  13: 'announced',
  999: 'announced',
  1000: 'announced',
  1001: 'announced',
  3: 'underway',
  4: 'underway',
  5: 'underway',
  6: 'underway',
  7: 'underway',
  // A failed attempt is repeated by the carrier.
  8: 'underway',
  22: 'underway',
  91: 'underway',
  92: 'underway',
  62989: 'underway',
  62990: 'underway',
  62993: 'underway',
  62994: 'underway',
  62995: 'underway',
  12: 'ready',
  11: 'delivered',
  93: 'delivered',
  15: 'problem',
  80: 'problem',
  1002: 'problem',
  62991: 'problem',
  62992: 'problem',
  62996: 'problem',
  62997: 'problem',
  1998: 'canceled',
  2000: 'canceled',
};

export const toParcelState = (id: number): ParcelState => STATES[id] ?? 'unknown';

const NAMES: Record<string, string> = {
  bpost: 'bpost',
  correos: 'Correos',
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  postnl: 'PostNL',
  postnord: 'PostNord',
  ups: 'UPS',
  dhl_de: 'DHL',
  colissimo: 'Colissimo',
};

/** `mondial_relay` as Mondial Relay. */
export const carrierName = (code: string): string =>
  NAMES[code] ?? code.replace(/_/g, ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** Pages of the web only; http is for the sandbox on this machine. */
export function safeTrackingUrl(url: string | null | undefined): string | null {
  if (!url || url.length > 1000 || !URL.canParse(url)) return null;
  const { protocol, hostname, href } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? href : null;
}

const text = z
  .string()
  .max(2000)
  .nullish()
  .transform((value) => value?.trim() || null);

const parcelSchema = z.object({
  id: z.int().positive(),
  external_reference: text,
  tracking_number: text,
  tracking_url: text,
  carrier: z
    .object({ code: z.string().max(60) })
    .nullish()
    .transform((carrier) => carrier?.code ?? ''),
  status: z
    .object({ id: z.int(), message: z.string().max(500).catch('') })
    .nullish()
    .transform((status) => status ?? { id: 0, message: '' }),
});

const toParcel = (wire: z.infer<typeof parcelSchema>): CarrierParcel => ({
  id: String(wire.id),
  reference: wire.external_reference,
  carrier: carrierName(wire.carrier).slice(0, 100),
  // As long as the order's own field.
  trackingCode: wire.tracking_number?.slice(0, 100) ?? null,
  trackingUrl: safeTrackingUrl(wire.tracking_url),
  state: toParcelState(wire.status.id),
  said: wire.status.message.slice(0, 200),
});

export const parseParcel = (answer: unknown): CarrierParcel =>
  toParcel(z.object({ parcel: parcelSchema }).parse(answer).parcel);

export const parseParcels = (answer: unknown): CarrierParcel[] =>
  z
    .object({ parcels: z.array(parcelSchema).max(500) })
    .parse(answer)
    .parcels.map(toParcel);

const newsSchema = z.object({
  action: z.string(),
  timestamp: z.number().positive().optional(),
  parcel: z.unknown().optional(),
});

/** Seconds in old messages, milliseconds in newer ones. */
const toDate = (timestamp: number): Date => new Date(timestamp < 1e11 ? timestamp * 1000 : timestamp);

/** Null for messages about anything but the state of a parcel. */
export function parseNews(body: string): { parcel: CarrierParcel; at: Date } | null {
  const { action, timestamp, parcel } = newsSchema.parse(JSON.parse(body));
  if (action !== 'parcel_status_changed') return null;
  return { parcel: toParcel(parcelSchema.parse(parcel)), at: timestamp ? toDate(timestamp) : new Date() };
}

/** Body of `POST /parcels`; the label is made in the same call. */
export function parcelBody(parcel: NewParcel): object {
  return {
    parcel: {
      name: parcel.name,
      email: parcel.email,
      address: parcel.street,
      house_number: parcel.housenumber,
      address_2: parcel.extra,
      postal_code: parcel.postalCode,
      city: parcel.city,
      country: parcel.country.toUpperCase(),
      order_number: parcel.orderNr,
      external_reference: parcel.reference,
      weight: (parcel.grams / 1000).toFixed(3),
      shipment: { id: parcel.service },
      request_label: true,
      ...(parcel.pickupPointId === null ? {} : { to_service_point: Number(parcel.pickupPointId) }),
    },
  };
}
