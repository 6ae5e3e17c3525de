import { readLessonPrices } from '../academy/access/academy-offers';
import type { Viewer } from '../academy/access/active-grants';
import { readBuyer } from '../academy/access/buyer';
import { type UpgradePrice, findRedundantLines } from '../domain/upgrade-price';
import { agreesWithOptions, availabilityOf } from '../domain/cart';
import { shopDay } from '../domain/shop-calendar';
import { type DeliveryOption, type ServedCountry, chooseOption, offeredOptions } from '../domain/delivery-options';
import type { DiscountCode } from '../domain/discount';
import { type Promotion, applyPromotions, missingGifts } from '../domain/promotion';
import { computeTotals, needsShipping } from '../domain/order-totals';
import { findVatRate } from '../domain/vat';
import { shopCarrier } from '../carrier/shop-carrier';
import { domainCurrency } from '../../contract/money';
import type { PriceList } from '../domain/price-list';
import { readDiscountCodes } from '../orders/discounts/read-discount-codes';
import { toPromotions } from '../orders/promotions/read-promotions';
import type { Caller } from '../orders/records/order-access';
import { HOME_COUNTRY, type ShopSettings, toPricingRules } from '../platform/settings/shop-settings';
import { type SellableVariant, soldTarget, toSellableVariants } from '../catalog/variants/sellable-variants';
import { readVariantPictures } from '../catalog/variants/variant-pictures';
import { type FoundCard, findGiftCards } from '../orders/gift-cards/find-card';
import { type CartRows, cartQueries } from './cart-queries';
import { payWithCards } from './pay-with-cards';
import type { Db } from '../platform/database/row-helpers';
import { together } from '../platform/database/together';
import { type Locale } from '../../contract/locales';
import { type CartItem } from '../../contract/cart';
import { type LineImage, type QuoteLine, type Quote } from '../../contract/quote';
import { type DeliveryMethod } from '../../contract/delivery';
import { describeDelivery } from './describe-delivery';

/** A priced cart with additional data for placing the order. */
export interface PricedCart {
  quote: Quote;
  /** Per cart line; null when the variant is gone. */
  variants: (SellableVariant | null)[];
  /** Per cart line; null for physical products. */
  academy: (UpgradePrice | null)[];
  /** Indexes of lines whose options do not match the variant. */
  mismatches: number[];
  settings: ShopSettings;
  vatRate: number;
  /** The typed codes that exist. */
  discountCodes: Map<string, DiscountCode>;
  /** Those that count. */
  promotions: Promotion[];
  /** Variants that are free with this cart, and not in it. */
  gifts: string[];
  /** The gift card that pays a part of it; null without one. */
  giftCard: FoundCard | null;
  /** All that the shop delivers to. */
  countries: ServedCountry[];
  /** The country of the quote; null if the shop does not deliver there. */
  served: ServedCountry | null;
  /** How the order is delivered; null like the quote's `delivery`. */
  option: DeliveryOption | null;
  /** The VAT rate of this country is configured. */
  taxable: boolean;
}

/** Only these lines count towards the total and can be ordered. */
export const isOrderable = (line: { state: QuoteLine['state'] }): boolean =>
  line.state === 'ok' || line.state === 'low';

/** Whether anything must be shipped. */
export const hasGoods = ({ variants }: Pick<PricedCart, 'variants'>): boolean =>
  needsShipping(variants.flatMap((variant) => (variant ? [variant] : [])));

function goneLine(item: CartItem): QuoteLine {
  return {
    ...item,
    title: '',
    unitPrice: 0,
    credit: 0,
    total: 0,
    discount: 0,
    state: 'gone',
    available: 0,
    type: null,
    slug: null,
    image: null,
    includes: [],
  };
}

/** Lessons are sold once per customer, and only if they open something new. */
function priceAcademyLine(
  line: Omit<QuoteLine, 'state' | 'total' | 'available'>,
  price: UpgradePrice,
  covered: boolean,
) {
  const { quantity } = line;
  const state = price.owned ? 'owned' : covered ? 'covered' : 'ok';
  const total = state === 'ok' ? price.price * quantity : 0;
  return { ...line, slug: null, unitPrice: price.price, credit: price.credit, total, state, available: 1 } as const;
}

/** Lines of the same variant share its stock, in cart order. */
function priceLine(
  item: CartItem,
  variant: SellableVariant,
  image: LineImage | null,
  { reserved, academy, covered }: { reserved: Map<string, number>; academy: UpgradePrice | null; covered: boolean },
): QuoteLine {
  const base = {
    ...item,
    title: variant.title,
    unitPrice: variant.price,
    credit: 0,
    discount: 0,
    includes: variant.includes,
    type: variant.type,
    slug: variant.slug,
    image,
  };
  if (academy) return priceAcademyLine(base, academy, covered);
  const total = variant.price * item.quantity;
  if (variant.type !== 'physical') return { ...base, total, state: 'ok', available: null };
  const available = Math.max(0, (variant.stock?.quantity ?? 0) - (reserved.get(variant.variantId) ?? 0));
  const state = availabilityOf(available, variant.stock?.lowThreshold ?? 0);
  reserved.set(variant.variantId, (reserved.get(variant.variantId) ?? 0) + item.quantity);
  return { ...base, total: state === 'sold_out' ? 0 : total, state, available };
}

type AcademyBuyer = Pick<CartInput, 'caller' | 'buyerEmail' | 'lessonGift' | 'replaces'>;

/** Whose lessons do not count: those of a gift are not the buyer's, and what its recipient has is nobody else's business. */
const NOBODY: Viewer = { userId: null, orderIds: [] };

/** Prices of academy lines for this buyer, and the lines made redundant by others in the cart. */
async function priceAcademy(
  db: Db,
  from: AcademyBuyer,
  variants: (SellableVariant | null)[],
  list: PriceList,
  now: Date,
) {
  const targets = variants.map((variant) => variant && soldTarget(variant));
  if (targets.every((target) => target === null)) return { prices: [], covered: new Set<number>() };
  const buyer = from.lessonGift ? NOBODY : await readBuyer(db, from.caller, from.buyerEmail);
  const lessonPrices = await readLessonPrices(db, buyer, list, now, from.replaces?.lineIds);
  const prices = targets.map(
    (target, index) => target && lessonPrices.priceOf({ ...target, price: variants[index]?.price ?? 0 }),
  );
  // Lines that are not sold do not make others redundant.
  const sold = targets.map((target, index) => (prices[index]?.owned ? null : target));
  return { prices, covered: findRedundantLines(sold, lessonPrices.locked) };
}

/** What an order that will be replaced makes available to the new one, besides its uses of codes. */
export interface Replacement {
  orderId: number;
  /** Pieces, by variant id. */
  held: ReadonlyMap<string, number>;
  /** Lines whose credit becomes free. */
  lineIds: number[];
}

interface CartInput {
  cart: CartItem[];
  locale: Locale;
  caller: Caller;
  /**
   * Email address of the order, which decides with the caller whose lessons are not sold again and lower the price of
   * levels and bundles; null while a quote does not know it.
   */
  buyerEmail: string | null;
  /** The lessons are for somebody else, at their full price. */
  lessonGift: boolean;
  /** Discount codes as typed. */
  codes: string[];
  /** Customer whose uses of codes count towards limits per customer; null for a quote. */
  email: string | null;
  /** The way of delivery that the customer chose. */
  delivery: DeliveryMethod | null;
  /** Country for shipping and VAT, which can depend on whether the cart has physical products. */
  country: (physical: boolean) => string | null;
  /** The order that this one replaces. */
  replaces?: Replacement | null;
}

/**
 * Prices a cart. Quotes and orders both use this function, so they always agree. Lines that are gone or sold out are not
 * counted.
 */
export async function priceCart(db: Db, input: CartInput, now = new Date()): Promise<PricedCart> {
  const { cart, locale, replaces = null } = input;
  const currency = domainCurrency(locale);
  const variantIds = cart.map((item) => item.variantId);
  const rows = await together<CartRows>(db, cartQueries(db, variantIds, locale, currency));
  // In one currency from here on: that of the domain, or euro while its price list is switched off.
  const { prices, settings, countries, rates } = toPricingRules(rows);
  const known = toSellableVariants(rows, locale, prices, now);
  const pictures = await readVariantPictures(db, [...known.values()]);
  const discountCodes = await readDiscountCodes(db, prices, input.codes, input.email, replaces?.orderId);
  const cards = await findGiftCards(db, input.codes, replaces?.orderId ?? null);

  const mismatches: number[] = [];
  const variants = cart.map((item, index) => {
    const variant = known.get(item.variantId) ?? null;
    if (!variant || agreesWithOptions(item.options, variant.options)) return variant;
    mismatches.push(index);
    return null;
  });
  const country = input.country(hasGoods({ variants }));
  const { prices: academy, covered } = await priceAcademy(db, input, variants, prices, now);
  // Pieces of earlier lines, less those that the replaced order gives back.
  const reserved = new Map([...(replaces?.held ?? [])].map(([id, held]) => [id, -held]));
  const lines = cart.map((item, index) => {
    const variant = variants[index];
    if (!variant) return goneLine(item);
    const place = { reserved, academy: academy[index] ?? null, covered: covered.has(index) };
    return priceLine(item, variant, pictures.get(variant.variantId) ?? null, place);
  });

  const day = shopDay(now, settings.timeZone);
  const homeRate = findVatRate(rates, HOME_COUNTRY, day) ?? 0;
  const ownRate = country ? findVatRate(rates, country, day) : null;
  const vatRate = ownRate ?? homeRate;
  const served = countries.find(({ iso }) => iso === country) ?? null;
  const counted = lines.flatMap((line, index) => {
    const variant = variants[index];
    return variant && isOrderable(line) ? [{ ...variant, ...line, type: variant.type, vatRate }] : [];
  });
  const offered =
    served && needsShipping(counted) ? offeredOptions(served, counted, { hasCarrier: shopCarrier() !== null }) : [];
  const option = chooseOption(offered, input.delivery);
  const inForce = toPromotions(rows.promotions, prices, day);
  const promoted = applyPromotions(counted, inForce, prices.currency);
  const { lineDiscounts, ...totals } = computeTotals({
    currency: prices.currency,
    lines: counted,
    delivery: {
      currency: served?.currency ?? prices.currency,
      cost: option?.cost ?? settings.defaultShippingCost,
      freeFrom: served?.freeFrom ?? null,
    },
    homeRate: vatRate,
    codes: { typed: input.codes, known: discountCodes, day },
    promoted: promoted.lineDiscounts,
  });
  const sold = lines.filter(isOrderable);
  for (const [index, line] of sold.entries()) line.discount = lineDiscounts[index] ?? 0;
  const promotions = promoted.applied.map(({ kind, percent, amount, parts }) => ({
    kind,
    percent,
    amount,
    // Lines that can not be ordered keep their place in the quote.
    parts: parts.map((part) => ({ ...part, line: lines.findIndex((line) => line === sold[part.line]) })),
  }));
  const paid = payWithCards(cards, { currency: prices.currency, lines: counted, totals });
  const delivery = served && option ? await describeDelivery({ served, offered, option, totals, settings }, now) : null;
  return {
    quote: {
      currency: prices.currency,
      lines,
      promotions,
      gifts: [],
      ...totals,
      codes: paid.codes,
      giftCard: paid.amount,
      country,
      delivery,
    },
    variants,
    academy,
    mismatches,
    settings,
    vatRate,
    discountCodes,
    promotions: inForce.filter(({ id }) => promoted.applied.some((one) => one.id === id)),
    gifts: missingGifts(counted, inForce),
    giftCard: paid.card,
    countries,
    served,
    option,
    taxable: ownRate !== null,
  };
}
