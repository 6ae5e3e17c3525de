import type { ItemOption } from './products';

/** The options that sizes, feeds and structured data know by their key. All others are the merchant's. */
export const COLOR = 'color';
export const SIZE = 'size';

/** Part of addresses, carts and orders, and never changed. */
const OPTION_KEY = /^[a-z][a-z0-9-]{0,23}$/;
export const VALUE_KEY = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** The cart cookie has to hold fifteen lines with their options. */
export const MAX_VARIANT_OPTIONS = 4;

/** Parameters of product pages and listings that an option must not be mistaken for. */
const RESERVED = 'sort page pagesize tag product stars type locale status q code order quantity amount'.split(' ');

export const isOptionKey = (key: string): boolean => OPTION_KEY.test(key) && !RESERVED.includes(key);

/** Key and value in one text, such as `color:blue`: what identifies a value among those of all options. */
export const codeOf = ({ key, value }: ItemOption): string => `${key}:${value}`;

export function splitCode(code: string): ItemOption {
  const at = code.indexOf(':');
  return { key: code.slice(0, at), value: code.slice(at + 1) };
}
