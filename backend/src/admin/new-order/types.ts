import type { HandChannel } from '../../../contract/hand-orders';
import type { CartItem } from '../../../contract/cart';
import type { DeliveryMethod } from '../../../contract/delivery';
import type { Locale } from '../../../contract/locales';
import type { HandMethod } from '../../domain/hand-payment';

export interface ChosenItem extends CartItem {
  sku: string;
  title: string;
}

/** What the operator types. */
export interface Draft {
  channel: HandChannel;
  locale: Locale;
  items: ChosenItem[];
  codes: string;
  delivery: DeliveryMethod | null;
  firstname: string;
  lastname: string;
  email: string;
  street: string;
  housenumber: string;
  addition: string;
  postalCode: string;
  city: string;
  country: string;
  payment: HandMethod | 'link';
  paidOn: string;
  reference: string;
  told: boolean;
}

export type ChangeDraft = (change: Partial<Draft>) => void;

/** Separate codes by spaces or commas. */
export const codesOf = ({ codes }: Pick<Draft, 'codes'>): string[] => codes.split(/[\s,]+/).filter(Boolean);

export const cartOf = ({ items }: Pick<Draft, 'items'>): CartItem[] =>
  items.map(({ variantId, quantity, options }) => ({ variantId, quantity, options }));
