import { readViewer } from '../academy/access/active-grants';
import { readShelf } from '../academy/access/lesson-prices';
import { type UpgradePrice, findRedundantLines } from '../domain/upgrade-price';
import { availabilityOf, areSameOptions, variantOptions } from '../domain/cart';
import { shopDay } from '../domain/shop-calendar';
import type { DiscountCode } from '../domain/discount';
import { computeTotals, needsShipping } from '../domain/shipping-and-totals';
import { findVatRate } from '../domain/vat';
import { readDiscountCodes } from '../orders/discounts/read-codes';
import type { Caller } from '../orders/records/caller';
import { HOME_COUNTRY, type ShopSettings, readShippingCosts, readShopSettings, readVatRates } from '../platform/settings/shop-settings';
import { type VariantFacts, readVariantFacts, soldTarget } from '../catalog/variants/variant-details';
import { readVariantPictures } from '../catalog/variants/variant-pictures';
import type { Db } from '../platform/database/rows';
import { type Locale } from '../../contract/locales';
import { type CartItem } from '../../contract/cart';
import { type Availability, type ProductType } from '../../contract/products';
import { type LineImage, type QuoteLine, type Quote, type Totals } from '../../contract/quote';
import { CURRENCY } from '../../contract/money';

/** A priced cart with what only the order needs to know. */
export interface PricedCart {
  quote: Quote;
  /** In the cart's order; null where the variant is gone. */
  facts: (VariantFacts | null)[];
  /** In the cart's order, for lines of the academy. */
  academy: (UpgradePrice | null)[];
  /** Positions whose options are not those of the variant. */
  mismatches: number[];
  settings: ShopSettings;
  vatRate: number;
  /** The codes among the typed ones that the shop has. */
  discountCodes: Map<string, DiscountCode>;
  /** The shop sends parcels to this country. */
  deliverable: boolean;
  /** The shop knows the VAT rate of this country. */
  taxable: boolean;
}

/** Only these lines cost something and can be ordered. */
export const isCounted = (line: { state: QuoteLine['state'] }): boolean => line.state === 'ok' || line.state === 'low';

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

/** A line of the academy is sold once to each customer, and only with what it opens anew. */
function priceAcademyLine(line: Omit<QuoteLine, 'state' | 'total' | 'available'>, price: UpgradePrice, covered: boolean) {
  const { quantity } = line;
  const state = price.owned ? 'owned' : covered ? 'covered' : 'ok';
  const total = state === 'ok' ? price.price * quantity : 0;
  return { ...line, slug: null, unitPrice: price.price, credit: price.credit, total, state, available: 1 } as const;
}

/** Lines of the same article share its stock, in the order of the cart. */
function priceLine(
  item: CartItem,
  fact: VariantFacts,
  image: LineImage | null,
  { claimed, academy, covered }: { claimed: Map<string, number>; academy: UpgradePrice | null; covered: boolean },
): QuoteLine {
  const base = {
    ...item,
    title: fact.title,
    unitPrice: fact.price,
    credit: 0,
    discount: 0,
    includes: fact.includes,
    type: fact.type,
    slug: fact.slug,
    image,
  };
  if (academy) return priceAcademyLine(base, academy, covered);
  const total = fact.price * item.quantity;
  if (fact.type !== 'physical') return { ...base, total, state: 'ok', available: null };
  const available = Math.max(0, (fact.stock?.quantity ?? 0) - (claimed.get(fact.sku) ?? 0));
  const state = availabilityOf(available, fact.stock?.lowThreshold ?? 0);
  claimed.set(fact.sku, (claimed.get(fact.sku) ?? 0) + item.quantity);
  return { ...base, total: state === 'sold_out' ? 0 : total, state, available };
}

/** What the academy's lines cost this caller, and which of them another line of the cart makes needless. */
async function priceAcademy(db: Db, caller: Caller, facts: (VariantFacts | null)[], now: Date) {
  const targets = facts.map((fact) => fact && soldTarget(fact));
  if (targets.every((target) => target === null)) return { prices: [], covered: new Set<number>() };
  const shelf = await readShelf(db, await readViewer(db, caller), now);
  const prices = targets.map(
    (target, index) => target && shelf.priceOf({ ...target, price: facts[index]?.price ?? 0 }),
  );
  // What is not sold covers nothing.
  const sold = targets.map((target, index) => (prices[index]?.owned ? null : target));
  return { prices, covered: findRedundantLines(sold, shelf.locked) };
}

/**
 * Prices a cart as of now. The one function behind quotes and orders, so that both always agree. Lines that are gone
 * or sold out count nothing.
 */
export async function priceCart(
  db: Db,
  input: {
    cart: CartItem[];
    locale: Locale;
    /** Who asks: what they have of the academy is not sold again, and lowers the price of what holds it. */
    caller: Caller;
    /** Discount codes as typed. */
    codes: string[];
    /** Who orders; null while nobody does. Limits per customer count only then. */
    email: string | null;
    /** The country that decides shipping and VAT, which can depend on whether there is a parcel to send. */
    country: (physical: boolean) => string | null;
  },
  now = new Date(),
): Promise<PricedCart> {
  const { cart, locale } = input;
  const known = await readVariantFacts(
    db,
    cart.map((item) => item.variantId),
    locale,
    now,
  );
  const pictures = await readVariantPictures(db, [...known.values()]);
  const settings = await readShopSettings(db);
  const costs = await readShippingCosts(db);
  const rates = await readVatRates(db);
  const discountCodes = await readDiscountCodes(db, input.codes, input.email);

  const mismatches: number[] = [];
  const facts = cart.map((item, index) => {
    const fact = known.get(item.variantId) ?? null;
    if (!fact || areSameOptions(item.options, variantOptions(fact))) return fact;
    mismatches.push(index);
    return null;
  });
  const country = input.country(needsShipping(facts.flatMap((fact) => (fact ? [fact] : []))));
  const { prices: academy, covered } = await priceAcademy(db, input.caller, facts, now);
  const claimed = new Map<string, number>();
  const lines = cart.map((item, index) => {
    const fact = facts[index];
    if (!fact) return goneLine(item);
    const place = { claimed, academy: academy[index] ?? null, covered: covered.has(index) };
    return priceLine(item, fact, pictures.get(fact.variantId) ?? null, place);
  });

  const day = shopDay(now, settings.timeZone);
  const homeRate = findVatRate(rates, HOME_COUNTRY, day) ?? 0;
  const ownRate = country ? findVatRate(rates, country, day) : null;
  const vatRate = ownRate ?? homeRate;
  const counted = lines.filter(isCounted);
  const { lineDiscounts, ...totals } = computeTotals({
    lines: counted.flatMap(({ unitPrice, quantity, type }) => (type ? [{ unitPrice, quantity, type, vatRate }] : [])),
    country,
    costs,
    defaultCost: settings.defaultShippingCost,
    homeRate: vatRate,
    codes: { typed: input.codes, known: discountCodes, day },
  });
  for (const [index, line] of counted.entries()) line.discount = lineDiscounts[index] ?? 0;
  return {
    quote: { currency: CURRENCY, lines, ...totals, country },
    facts,
    academy,
    mismatches,
    settings,
    vatRate,
    discountCodes,
    deliverable: costs.some((entry) => entry.iso === country),
    taxable: ownRate !== null,
  };
}
