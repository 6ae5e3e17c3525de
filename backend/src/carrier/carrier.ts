import type { OfferedPickupPoint } from '../../contract/pickup-points';

/** How far a parcel is. `problem`: it will not arrive without help; `canceled`: its label must not be used. */
export type ParcelState = 'announced' | 'underway' | 'ready' | 'delivered' | 'problem' | 'canceled' | 'unknown';

/** Everything a label says. */
export interface NewParcel {
  /** The shop's own, unique name of this parcel: a second call with the same one makes no second label. */
  reference: string;
  orderNr: string;
  name: string;
  email: string;
  street: string;
  housenumber: string;
  /** Addition, flat or company: a second line. */
  extra: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  grams: number;
  /** The carrier's number of the service that brings it. */
  service: number;
  /** Where the customer picks it up; null for delivery at the address. */
  pickupPointId: string | null;
}

export interface CarrierParcel {
  /** The carrier's own. */
  id: string;
  reference: string | null;
  /** Name as customers know it, such as PostNL. */
  carrier: string;
  trackingCode: string | null;
  trackingUrl: string | null;
  state: ParcelState;
  /** The carrier's words for the state. */
  said: string;
}

/** What the carrier's webhook tells. */
export interface ParcelNews {
  parcel: CarrierParcel;
  /** When it was said; later news count more. */
  at: Date;
}

export interface PointQuery {
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  postalCode: string;
  /** The carrier's code, such as `postnl`; null for all that the account has. */
  carrierCode: string | null;
}

/** The carrier gave no usable answer: what it did is unknown, and the request can be repeated. */
export class CarrierDown extends Error {
  override readonly name = 'CarrierDown';
}

/** The carrier refused; repeating would not help. The message is for operators and may quote an address: never log it. */
export class CarrierRefused extends Error {
  override readonly name = 'CarrierRefused';
}

/** Not signed by the carrier. */
export class ForgedNews extends Error {
  override readonly name = 'ForgedNews';
}

/** Whoever makes labels and knows pick-up points. Every call can throw `CarrierDown`. */
export interface Carrier {
  /** Makes a label. Throws `CarrierRefused` when the address or the service is not accepted. */
  createParcel(parcel: NewParcel): Promise<CarrierParcel>;
  /** A parcel made before, when its answer was lost; null when there is none. */
  findParcel(reference: string): Promise<CarrierParcel | null>;
  /** The label as PDF; null while there is none. */
  readLabel(id: string): Promise<Buffer | null>;
  /** Points that take parcels now, nearest first. */
  findPickupPoints(query: PointQuery): Promise<OfferedPickupPoint[]>;
  /** Null when the point does not exist or takes no parcels. */
  readPickupPoint(id: string): Promise<OfferedPickupPoint | null>;
  /** Null for messages about anything but parcels. Throws `ForgedNews`. */
  readNews(body: string, signature: string): ParcelNews | null;
}
