/** Query of `GET /pickup-points`. */
export interface PickupPointQuery {
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  postalCode: string;
}

/** Where a parcel waits for its customer, as text: an order keeps it and stays readable when the point is gone. */
export interface PickupPoint {
  /** The carrier's own. */
  id: string;
  /** Name of the carrier that brings parcels there. */
  carrier: string;
  name: string;
  /** Street and number as the country writes them. */
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
}

export interface OfferedPickupPoint extends PickupPoint {
  /** Metres from the postal code; null when the carrier does not say. */
  distance: number | null;
  /** Opening hours of today (`09:00 - 18:00`), empty when it is closed; null when the carrier does not say. */
  today: string[] | null;
}

/** Nearest first. `unavailable`: the carrier did not answer in time, so no point can be chosen now. */
export type PickupPoints = { state: 'found'; points: OfferedPickupPoint[] } | { state: 'unavailable' };

/** Ids are numbers at Sendcloud; other carriers use letters and hyphens too. */
export const PICKUP_POINT_ID = /^[\w-]{1,40}$/;

/** Name, street and place on lines of their own. */
export const pickupPointLines = ({ name, street, postalCode, city }: PickupPoint): string[] =>
  [name, street, `${postalCode} ${city}`].map((line) => line.trim()).filter((line) => line !== '');
