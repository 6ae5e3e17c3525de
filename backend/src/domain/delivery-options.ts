import type { DeliveryDays, DeliveryMethod } from '../../contract/delivery';
import type { AddressFormat } from '../../contract/address-style';
import type { Currency } from '../../contract/money';
import type { ProductType } from '../../contract/products';

/** A way to deliver to a country. */
export interface DeliveryOption {
  method: DeliveryMethod;
  /** Minor units, below the country's threshold for free delivery. */
  cost: number;
  days: DeliveryDays;
}

/** A country that the shop delivers to. */
export interface ServedCountry {
  iso: string;
  /** Of all its amounts. */
  currency: Currency;
  /** Minor units of goods from which delivery is free; null: never. */
  freeFrom: number | null;
  /** Notation of its postal codes (contract/postal-codes.ts). */
  postalMask: string | null;
  addressFormat: AddressFormat;
  /** Delivery at home first, then the others that are switched on. */
  options: [DeliveryOption, ...DeliveryOption[]];
}

/** A line of a cart, as far as its size matters. */
export interface PackedLine {
  type: ProductType;
  quantity: number;
  /** Pieces that fill one letterbox parcel; null: it does not fit through a letterbox. */
  letterboxPieces: number | null;
}

/** Sums of thirds and sixths are not exact. */
const ROUNDING = 1e-9;

/** Whether everything that is shipped fits into one letterbox parcel together. */
export function fitsLetterbox(lines: PackedLine[]): boolean {
  const shipped = lines.filter(({ type }) => type === 'physical');
  const share = shipped.reduce(
    (sum, { quantity, letterboxPieces }) => sum + (letterboxPieces ? quantity / letterboxPieces : Infinity),
    0,
  );
  return shipped.length > 0 && share <= 1 + ROUNDING;
}

/** Ways to deliver a cart to a country, home delivery first. Pick-up points need a carrier that knows them. */
export const offeredOptions = (
  { options }: ServedCountry,
  lines: PackedLine[],
  { hasCarrier }: { hasCarrier: boolean },
): DeliveryOption[] =>
  options.filter(
    ({ method }) =>
      method === 'home' || (method === 'letterbox' && fitsLetterbox(lines)) || (method === 'pickup' && hasCarrier),
  );

/** The option that a customer chose; home delivery if they chose none, or one that is not offered any more. */
export const chooseOption = (offered: DeliveryOption[], chosen: DeliveryMethod | null): DeliveryOption | null =>
  offered.find(({ method }) => method === chosen) ?? offered[0] ?? null;
