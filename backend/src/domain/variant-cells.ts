import { isGtin } from '../../contract/gtin';
import { findSaleErrors } from './pricing-and-reductions';

/** What an editor changes of a variant in the grid and by CSV. Amounts in euro cents, moments in ISO 8601. */
export interface VariantValues {
  sku: string;
  gtin: string | null;
  price: number;
  salePrice: number | null;
  saleFrom: string | null;
  saleTo: string | null;
  active: boolean;
  /** File of its own picture; null where the product's gallery stands for it. */
  picture: number | null;
}

export const VARIANT_FIELDS = ['sku', 'gtin', 'price', 'salePrice', 'saleFrom', 'saleTo', 'active', 'picture'] as const;
export type VariantField = (typeof VARIANT_FIELDS)[number];

/** A picture is chosen; the others are written, in a cell or in a file. */
export type WrittenField = Exclude<VariantField, 'picture'>;
export const WRITTEN_FIELDS = VARIANT_FIELDS.filter((field) => field !== 'picture');

/** A typed text as a value, or what is wrong with it, for the editor. */
type Parsed<T> = { value: T; error?: never } | { error: string; value?: never };

export const MAX_SKU = 64;
/** 999,999.99, which also keeps totals of an order far below what a column holds. */
export const MAX_CENTS = 99_999_999;
export const MAX_PIECES = 99_999;
/** What the id of a file fits in. */
export const MAX_FILE = 2_147_483_647;

const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const AMOUNT = 'Write an amount such as 39.95 or 39,95';

/**
 * `1.234,50`, `1,234.50`, `€ 12` or `12,5` in cents; null when empty. Three digits after a single point or comma are refused: they
 * may be thousands or a slip.
 */
export function parseAmount(text: string): Parsed<number | null> {
  const bare = text.replace(/[€\s\u00a0\u202f]|EUR/g, '');
  if (bare === '') return { value: null };
  const match = /^(\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,6})(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match) return { error: AMOUNT };
  const cents = Number(match[1]?.replace(/[.,]/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents > MAX_CENTS ? { error: AMOUNT } : { value: cents };
}

/** Pieces to add or take off: `5`, `+5`, `-2`; 0 when empty. */
export function parsePieces(text: string): Parsed<number> {
  const bare = text.replace(/[\s\u00a0]/g, '').replace('\u2212', '-');
  if (bare === '') return { value: 0 };
  return /^[+-]?\d{1,5}$/.test(bare) ? { value: Number(bare) } : { error: 'Write whole pieces such as 5 or -2' };
}

const DAY_FIRST = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?)?$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?)?$/;
const MOMENT = 'Write a moment such as 2026-11-27 09:00';

/**
 * A moment in this computer's time zone: `2026-11-27`, `2026-11-27 09:00`, `27-11-2026 9:00`, also with points or slashes, day
 * before month. Null when empty.
 */
export function parseMoment(text: string): Parsed<string | null> {
  const bare = text.trim();
  if (bare === '') return { value: null };
  const early = YEAR_FIRST.exec(bare);
  const late = early ? null : DAY_FIRST.exec(bare);
  const parts = early ?? (late && [late[0], late[3], late[2], late[1], late[4], late[5]]);
  if (!parts) return { error: MOMENT };
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  const at = new Date(year, month - 1, day, hour, minute);
  const isReal = at.getMonth() === month - 1 && at.getDate() === day && hour < 24 && minute < 60;
  return isReal && year >= 2000 && year < 2100 ? { value: at.toISOString() } : { error: MOMENT };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as `parseMoment` reads it, to the minute. */
export function momentText(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

const YES = new Set(['yes', 'on', 'true', '1', 'ja', 'oui', 'x', 'waar', 'wahr']);
const NO = new Set(['no', 'off', 'false', '0', 'nee', 'nein', 'non', 'onwaar', 'falsch']);

function parseSwitch(text: string): Parsed<boolean> {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { error: 'Write yes or no' };
}

function parseSku(text: string): Parsed<string> {
  const sku = text.normalize('NFC').trim();
  if (sku === '') return { error: 'Every variant needs an article number' };
  if (sku.length > MAX_SKU) return { error: `At most ${MAX_SKU} characters` };
  return FORBIDDEN.test(sku)
    ? { error: 'This article number holds characters that can not be printed' }
    : { value: sku };
}

/** The id of a file: chosen, never typed. */
function parseFile(text: string): Parsed<number | null> {
  if (text === '') return { value: null };
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_FILE
    ? { value: Number(text) }
    : { error: 'Choose a picture' };
}

const amountText = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

type Reader<T> = { parse: (text: string) => Parsed<T>; text: (value: T) => string };

const READERS: { [Field in VariantField]: Reader<VariantValues[Field]> } = {
  sku: { parse: parseSku, text: (sku) => sku },
  gtin: { parse: (text) => ({ value: text.replace(/[\s\u00a0]/g, '') || null }), text: (gtin) => gtin ?? '' },
  price: {
    parse: (text) => {
      const { value, error } = parseAmount(text);
      if (error !== undefined) return { error };
      return value === null ? { error: 'Every variant needs a price' } : { value };
    },
    text: amountText,
  },
  salePrice: { parse: parseAmount, text: amountText },
  saleFrom: { parse: parseMoment, text: momentText },
  saleTo: { parse: parseMoment, text: momentText },
  active: { parse: parseSwitch, text: (active) => (active ? 'yes' : 'no') },
  picture: { parse: parseFile, text: (file) => String(file ?? '') },
};

/** A typed cell as the value of its field. */
export const parseCell = <Field extends VariantField>(field: Field, text: string): Parsed<VariantValues[Field]> =>
  READERS[field].parse(text);

/** A value as it is shown in its cell and in a CSV file. */
export const cellText = <Field extends VariantField>(field: Field, values: Pick<VariantValues, Field>): string =>
  READERS[field].text(values[field]);

interface CellError {
  field: WrittenField;
  message: string;
}

const toDate = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** What is wrong with a variant once it is changed, by cell. The same in the browser and in the backend. */
export function findValueErrors(values: VariantValues): CellError[] {
  const { gtin, saleFrom, saleTo } = values;
  const found = findSaleErrors({ ...values, saleFrom: toDate(saleFrom), saleTo: toDate(saleTo) });
  return [
    ...(gtin !== null && !isGtin(gtin)
      ? [{ field: 'gtin' as const, message: 'This is not a GTIN: check the digits below the barcode' }]
      : []),
    ...(values.salePrice === 0 && values.price > 0
      ? [{ field: 'salePrice' as const, message: 'More than 0, or empty for no sale' }]
      : []),
    ...found.flatMap(({ field, message }) =>
      WRITTEN_FIELDS.filter((known) => known === field).map((name) => ({ field: name, message })),
    ),
  ];
}
