import { addToCart } from './cart-lines';
import { MAX_LINES, MAX_QUANTITY, type CartItem } from '@/backend/contract/cart';
import { type ItemOption } from '@/backend/contract/products';

export const CART_COOKIE = 'cart';
export const CART_COOKIE_DAYS = 30;
/** Browsers silently reject cookies of more than 4096 bytes. */
export const MAX_COOKIE_LENGTH = 4000;

const ID = /^[\w-]{1,64}$/;
const OPTION_TEXT = /^[\w -]{1,32}$/;
const MAX_OPTIONS = 4;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parseOption(value: unknown): ItemOption | null {
  if (!isRecord(value)) return null;
  const { key, value: text } = value;
  if (typeof key !== 'string' || typeof text !== 'string') return null;
  return OPTION_TEXT.test(key) && OPTION_TEXT.test(text) ? { key, value: text } : null;
}

function parseItem(value: unknown): CartItem | null {
  if (!isRecord(value)) return null;
  const { variantId, quantity, options } = value;
  if (typeof variantId !== 'string' || !ID.test(variantId)) return null;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return null;
  if (!Array.isArray(options) || options.length > MAX_OPTIONS) return null;
  const pairs = options.map(parseOption).filter((option) => option !== null);
  if (pairs.length < options.length) return null;
  return { variantId, quantity: Math.min(quantity, MAX_QUANTITY), options: pairs };
}

/** Parses untrusted lines: all of them, or none if any is invalid. */
function parseCartItems(value: unknown): CartItem[] {
  if (!Array.isArray(value) || value.length > MAX_LINES) return [];
  const items = value.map(parseItem).filter((item) => item !== null);
  if (items.length < value.length) return [];
  return items.reduce<CartItem[]>(addToCart, []);
}

/** Cookie value: URL-encoded JSON of variant, quantity and options. */
export function encodeCart(items: CartItem[]): string {
  const lines = items.map(({ variantId, quantity, options }) => ({
    variantId,
    quantity,
    options: options.map(({ key, value }) => ({ key, value })),
  }));
  return encodeURIComponent(JSON.stringify(lines));
}

/** Decodes an untrusted cookie or `#cart=` fragment; [] if invalid. */
export function decodeCart(encoded: string | undefined): CartItem[] {
  if (!encoded || encoded.length > 2 * MAX_COOKIE_LENGTH) return [];
  try {
    return parseCartItems(JSON.parse(decodeURIComponent(encoded)));
  } catch {
    return [];
  }
}

export const fitsCookie = (items: CartItem[]): boolean => encodeCart(items).length <= MAX_COOKIE_LENGTH;
