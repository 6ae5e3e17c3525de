import { type ItemOption, PRODUCT_TYPES } from '@/backend/contract/products';
import { CODE_KINDS, CODE_STATES, type CodeResult } from '@/backend/contract/discounts';
import { PROMOTION_KINDS, type QuotePromotion } from '@/backend/contract/promotions';
import { DELIVERY_METHODS, type DeliveryMethod } from '@/backend/contract/delivery';
import {
  LINE_STATES,
  type OfferedGift,
  type Quote,
  type QuoteDelivery,
  type QuoteDeliveryOption,
  type QuoteLine,
} from '@/backend/contract/quote';

/** Validates responses of `/api/quote` without a schema library, which would outweigh the rest of the cart. */
type Wire = Record<string, unknown>;

class Unexpected extends Error {}

function expect<T>(value: T | null | undefined | false, what: string): T {
  if (value === null || value === undefined || value === false) throw new Unexpected(`quote: ${what}`);
  return value;
}

const asObject = (value: unknown): Wire | null => (typeof value === 'object' && value !== null ? { ...value } : null);
const object = (value: unknown, what: string): Wire => expect(asObject(value), what);
const text = (value: unknown, what: string): string => expect(typeof value === 'string' ? { value } : null, what).value;
const cents = (value: unknown, what: string): number =>
  expect(typeof value === 'number' && Number.isFinite(value) ? { value } : null, what).value;
const list = (value: unknown, what: string): unknown[] => expect(Array.isArray(value) ? value : null, what);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readOption(value: unknown): ItemOption {
  const option = object(value, 'option');
  return { key: text(option.key, 'option.key'), value: text(option.value, 'option.value') };
}

function readImage(value: unknown): QuoteLine['image'] {
  const image = asObject(value);
  if (!image) return null;
  return {
    url: text(image.url, 'image.url'),
    width: cents(image.width, 'image.width'),
    height: cents(image.height, 'image.height'),
  };
}

function readLine(value: unknown): QuoteLine {
  const line = object(value, 'line');
  return {
    variantId: text(line.variantId, 'variantId'),
    quantity: cents(line.quantity, 'quantity'),
    options: list(line.options, 'options').map(readOption),
    title: textOrNull(line.title) ?? '',
    unitPrice: cents(line.unitPrice, 'unitPrice'),
    credit: cents(line.credit ?? 0, 'credit'),
    total: cents(line.total, 'total'),
    discount: cents(line.discount ?? 0, 'discount'),
    state: expect(
      LINE_STATES.find((state) => state === line.state),
      'state',
    ),
    available: typeof line.available === 'number' ? line.available : null,
    type: PRODUCT_TYPES.find((type) => type === line.type) ?? null,
    slug: textOrNull(line.slug),
    image: readImage(line.image),
    includes: list(line.includes ?? [], 'includes').map((title) => text(title, 'includes')),
  };
}

function readVatLine(value: unknown): Quote['vatLines'][number] {
  const line = object(value, 'vatLine');
  return { rate: cents(line.rate, 'rate'), amount: cents(line.amount, 'amount') };
}

function readCode(value: unknown): CodeResult {
  const result = object(value, 'code');
  return {
    code: text(result.code, 'code.code'),
    kind: CODE_KINDS.find((kind) => kind === result.kind) ?? null,
    amount: cents(result.amount, 'code.amount'),
    state: expect(
      CODE_STATES.find((state) => state === result.state),
      'code.state',
    ),
    minimum: typeof result.minimum === 'number' ? result.minimum : null,
  };
}

function readPromotion(value: unknown): QuotePromotion {
  const promotion = object(value, 'promotion');
  return {
    kind: expect(
      PROMOTION_KINDS.find((kind) => kind === promotion.kind),
      'promotion.kind',
    ),
    percent: typeof promotion.percent === 'number' ? promotion.percent : null,
    amount: cents(promotion.amount, 'promotion.amount'),
    parts: list(promotion.parts, 'parts').map((entry) => {
      const part = object(entry, 'part');
      return { line: cents(part.line, 'part.line'), amount: cents(part.amount, 'part.amount') };
    }),
  };
}

function readGift(value: unknown): OfferedGift {
  const gift = object(value, 'gift');
  return {
    variantId: text(gift.variantId, 'gift.variantId'),
    options: list(gift.options, 'gift.options').map(readOption),
    title: text(gift.title, 'gift.title'),
    unitPrice: cents(gift.unitPrice, 'gift.unitPrice'),
    image: readImage(gift.image),
  };
}

function readDeliveryOption(value: unknown): QuoteDeliveryOption {
  const option = object(value, 'option');
  return {
    method: readMethod(option.method),
    price: cents(option.price, 'option.price'),
    from: text(option.from, 'option.from'),
    to: text(option.to, 'option.to'),
    before: textOrNull(option.before),
  };
}

const readMethod = (value: unknown): DeliveryMethod =>
  expect(
    DELIVERY_METHODS.find((method) => method === value),
    'method',
  );

function readDelivery(value: unknown): QuoteDelivery | null {
  const delivery = asObject(value);
  if (!delivery) return null;
  return {
    method: readMethod(delivery.method),
    options: list(delivery.options, 'options').map(readDeliveryOption),
    untilFree: typeof delivery.untilFree === 'number' ? delivery.untilFree : null,
  };
}

/** `{data: Quote}` -> Quote; throws for an invalid response. */
export function readQuote(json: unknown): Quote {
  const quote = object(object(json, 'response').data, 'data');
  return {
    currency: text(quote.currency, 'currency'),
    lines: list(quote.lines, 'lines').map(readLine),
    promotions: list(quote.promotions ?? [], 'promotions').map(readPromotion),
    gifts: list(quote.gifts ?? [], 'gifts').map(readGift),
    subtotal: cents(quote.subtotal, 'subtotal'),
    discount: cents(quote.discount ?? 0, 'discount'),
    shipping: cents(quote.shipping, 'shipping'),
    vat: cents(quote.vat, 'vat'),
    total: cents(quote.total, 'total'),
    giftCard: cents(quote.giftCard ?? 0, 'giftCard'),
    vatLines: list(quote.vatLines ?? [], 'vatLines').map(readVatLine),
    country: textOrNull(quote.country),
    codes: list(quote.codes ?? [], 'codes').map(readCode),
    delivery: readDelivery(quote.delivery),
  };
}
