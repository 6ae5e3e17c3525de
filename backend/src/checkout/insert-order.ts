import { accessKeyOf, createOrderSlug, hashAccessKey } from '../domain/order-access-key';
import { priceHeldUntil } from '../domain/price-hold';
import { resolveReturnUrl } from '../domain/return-url';
import { normalizePostalCode } from '../../contract/postal-codes';
import { type PickupPoint, pickupPointLines } from '../../contract/pickup-points';
import type { OrderAddress } from '../../contract/order';
import { formatMoney } from '../../contract/money';
import { formatNumber, seriesOf } from '../domain/order-number';
import { shopYear } from '../domain/shop-calendar';
import { asGift } from '../domain/order-grants';
import type { Address, OrderRequest } from '../domain/order-request';
import { orderSearchText } from '../domain/search-normalization';
import { consentTexts } from '../notifications/consent-texts';
import { firstOrderMailsInsert } from '../platform/outbox/enqueue-mails';
import type { OrderAccount } from './resolve-order-account';
import { eventsInsert } from '../orders/records/order-events';
import { formatAddress } from '../orders/records/format-address';
import type { PricedCart } from './price-cart';
import type { SellableVariant } from '../catalog/variants/sellable-variants';
import type { QuoteLine } from '../../contract/quote';
import type { LineRow, OrderRow, PaymentRow } from '../orders/records/order-rows';
import { restoreMark } from '../platform/restore/restored-state';
import { accessSecret } from '../platform/secrets/access-secret';
import { type Db, createStamps } from '../platform/database/row-helpers';
import { type IdOf, together } from '../platform/database/together';
import { newCustomerStatements } from './new-customer';
import { summaryText } from './order-summary-text';
import { firstReservation } from './initial-reservation';
import { cardPaymentColumns } from '../orders/gift-cards/card-payments';
import { paymentInsert } from '../payments/settlement/insert-payment';
import { LOCALE_SETTINGS } from '../../contract/locales';
import { env } from '../platform/env/env';

/** Locks the counter of order numbers, as a new order does: until this transaction ends, no other order reserves pieces. */
export async function lockOrderNumbers(trx: Db): Promise<void> {
  await trx('counters').orderBy('year').forNoKeyUpdate().select('id');
}

/**
 * Next order number of the year. Locks the counter: all other orders wait until this transaction commits. A failed order
 * uses no number, although gaps would be allowed.
 */
async function nextNumberOfYear(trx: Db, year: number, now: Date): Promise<number> {
  const rows: { number: number }[] = await trx('counters')
    .insert({ ...createStamps(now), year, number: 1 })
    .onConflict('year')
    .merge({ number: trx.raw('counters.number + 1'), updated_at: now })
    .returning('number');
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('The order counter was not incremented');
  return number;
}

/** Until when this price can be paid, given the codes and promotions that count. */
function priceUntil({ quote, discountCodes, promotions, settings }: PricedCart, now: Date): Date {
  const applied = quote.codes.filter(({ state }) => state === 'applied');
  const lastDays = applied.flatMap(({ code }) => discountCodes.get(code)?.validTo ?? []);
  lastDays.push(...promotions.flatMap(({ validTo }) => validTo ?? []));
  return priceHeldUntil(now, lastDays, settings.timeZone);
}

/** How and when the order is delivered, as promised now; a payment that comes later renews the days. */
function deliveryColumns({ quote: { delivery }, option }: PricedCart) {
  const promised = delivery?.options.find(({ method }) => method === delivery.method);
  return {
    delivery_method: option?.method ?? null,
    delivery_min_days: option?.days.min ?? null,
    delivery_max_days: option?.days.max ?? null,
    deliver_from: promised?.from ?? null,
    deliver_by: promised?.to ?? null,
  };
}

/** An address in the notation of its country, as far as the country's entry in the CMS decides it. */
function asWritten(address: Address, { countries }: PricedCart): OrderAddress {
  const own = countries.find(({ iso }) => iso === address.country);
  if (!own) return address;
  return {
    ...address,
    postalCode: normalizePostalCode(address.country, address.postalCode, own.postalMask),
    ...(own.addressFormat === 'street_number' ? {} : { format: own.addressFormat }),
  };
}

const asJson = (value: unknown[] | undefined): string | null =>
  value && value.length > 0 ? JSON.stringify(value) : null;

/** Null where nothing was entered. */
const asJsonObject = (value: object | undefined): string | null =>
  value && Object.values(value).some(Boolean) ? JSON.stringify(value) : null;

/** Each gift card is a line of its own: it is issued, spent and given back by itself. */
const soldLines = (line: QuoteLine, { type }: SellableVariant): QuoteLine[] =>
  type === 'gift_card'
    ? Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1, total: line.unitPrice }))
    : [line];

/** What its piece opens, and for whom: a snapshot, independent of later changes to the product. */
const opensOf = ({ opens }: SellableVariant, { lessonGift }: OrderRequest) =>
  asJson(lessonGift ? asGift(opens) : opens);

function lineRows(orderId: ReturnType<IdOf>, order: OrderRequest, priced: PricedCart, now: Date): object[] {
  const sold = priced.quote.lines.flatMap((line, index) => {
    const variant = priced.variants[index];
    return variant ? soldLines(line, variant).map((one) => ({ line: one, variant, index })) : [];
  });
  return sold.map(({ line, variant, index }, position) => ({
    ...createStamps(now),
    order_id: orderId,
    position,
    variant_id: variant.variantId,
    product_id: variant.productId,
    product_type: variant.type,
    sku: variant.sku,
    title: line.title,
    // With their words, so that mails and invoices say what the customer read, whatever becomes of the option.
    options: JSON.stringify(variant.options),
    quantity: line.quantity,
    unit_price: line.unitPrice,
    credit: line.credit,
    total: line.total,
    discount: line.discount,
    vat_rate: variant.type === 'gift_card' ? 0 : priced.vatRate,
    held: variant.type === 'physical' ? line.quantity : 0,
    image: line.image ? JSON.stringify(line.image) : null,
    opens: opensOf(variant, order),
    credited_from: asJson(priced.academy[index]?.creditedFrom),
  }));
}

/**
 * A concurrent order created the account of this email address. Has the error code of a serialization failure, so that
 * `transact` places the order once more, as if it had come later.
 */
class AccountTakenError extends Error {
  readonly code = '40001';
}

interface Written {
  row: OrderRow;
  lines: LineRow[];
  /** Null when no money is to be paid. */
  payment: PaymentRow | null;
  /** The part that a gift card pays, which it does not hold yet. */
  card: PaymentRow | null;
}

/**
 * Inserts an order without its number, with its lines, payment, mails and events and, for `account` null, the account; the
 * caller's transaction has validated it (`withStoredAddresses`). Locks that other orders wait for (stock and number) come later.
 */
export async function insertOrder(
  trx: Db,
  order: OrderRequest,
  priced: PricedCart,
  {
    account,
    networkHash,
    pickupPoint,
  }: { account: OrderAccount | null; networkHash: string; pickupPoint: PickupPoint | null },
  now: Date,
): Promise<Written> {
  const { quote } = priced;
  const slug = createOrderSlug();
  const shipping = order.shipping && asWritten(order.shipping, priced);
  const billing = order.billing && asWritten(order.billing, priced);
  const pickup = priced.option?.method === 'pickup' ? pickupPoint : null;
  const origin = env().shopOrigins[order.locale];
  const consent = consentTexts(order.locale, {
    immediateAccess: order.consent.immediateAccess,
    signedIn: account?.state === 'none',
  });
  const free = quote.total === 0;
  const card = priced.giftCard;
  const due = { amount: quote.total - quote.giftCard, currency: quote.currency };
  const reservedUntil = free ? null : firstReservation(priced, now);
  const discountCodes = quote.codes
    // Whoever sees the order must not see the code of a gift card.
    .filter(({ state, kind }) => state === 'applied' && kind !== 'gift_card')
    .map(({ code, kind, amount }) => ({ code, kind, amount }));
  const state = account?.state ?? 'created';
  const orderInsert = (idOf: IdOf) =>
    trx('orders').insert({
      ...createStamps(now),
      slug,
      access_key_hash: hashAccessKey(accessKeyOf(slug, accessSecret())),
      payment_status: free ? 'paid' : 'open',
      fulfilment: 'new',
      ...order.user,
      language: order.locale,
      currency: quote.currency,
      subtotal: quote.subtotal,
      discount: quote.discount,
      discount_codes: asJson(discountCodes),
      promotions: asJson(quote.promotions.map(({ kind, percent, amount }) => ({ kind, percent, amount }))),
      shipping: quote.shipping,
      vat: quote.vat,
      total: quote.total,
      gift_card_amount: quote.giftCard > 0 ? quote.giftCard : null,
      total_text: formatMoney({ amount: quote.total, currency: quote.currency }, LOCALE_SETTINGS.nl.tag),
      vat_lines: JSON.stringify(quote.vatLines),
      ...deliveryColumns(priced),
      shipping_address: shipping && JSON.stringify(shipping),
      billing_address: billing && JSON.stringify(billing),
      summary: summaryText(priced),
      pickup_point: pickup && JSON.stringify(pickup),
      deliver_to: pickup ? pickupPointLines(pickup).join('\n') : formatAddress(shipping ?? billing),
      placed_at: now,
      reserved_until: reservedUntil,
      network_hash: reservedUntil && networkHash,
      price_until: free ? null : priceUntil(priced, now),
      paid_at: free ? now : null,
      consent_version: consent.version,
      consent_text: consent.text,
      consent_at: now,
      immediate_access: order.consent.immediateAccess,
      gift_recipient: priced.variants.some((variant) => variant?.type === 'gift_card')
        ? asJsonObject(order.gift)
        : null,
      lesson_recipient: priced.academy.some((price) => price !== null) ? asJsonObject(order.lessonGift) : null,
      ask_review: order.askReview,
      account_state: state,
      user_id: account ? account.userId : idOf('account'),
      return_url: resolveReturnUrl(origin, slug, order.returnUrl),
    });
  const placed = { kind: 'placed', data: { total: quote.total, ...(free ? { free } : {}) } };
  const opened = { kind: 'account', data: { state } };
  const rows = await together<{
    account: object;
    row: OrderRow;
    lines: LineRow;
    payment: PaymentRow;
    card: PaymentRow;
  }>(trx, {
    ...(account ? { account: null } : newCustomerStatements(trx, order, now)),
    row: (idOf) => orderInsert(idOf).returning('*'),
    lines: (idOf) =>
      trx('order_lines')
        .insert(lineRows(idOf('row'), order, priced, now))
        .returning('*'),
    payment:
      due.amount === 0
        ? null
        : (idOf) => paymentInsert(trx, idOf('row'), due, { attempt: 1, chosenMethod: order.paymentMethod }, now),
    card: card
      ? (idOf) =>
          trx('payments')
            .insert({ ...cardPaymentColumns(card.card, quote.giftCard, now), order_id: idOf('row') })
            .returning('*')
      : null,
    mails: (idOf) =>
      firstOrderMailsInsert(trx, idOf('row'), free ? ['order-received', 'operator-paid'] : ['order-received'], now),
    events: (idOf) => eventsInsert(trx, idOf('row'), account ? [placed] : [placed, opened], now),
  });
  if (!account && rows.account.length === 0) throw new AccountTakenError('The account was created meanwhile');
  const [row] = rows.row;
  if (!row) throw new Error('The order was not inserted');
  return { row, lines: rows.lines, payment: rows.payment[0] ?? null, card: rows.card[0] ?? null };
}

/** Number of a new order, such as `ZW2026-00012`, with the text it is found by; locks as `nextNumberOfYear`. */
export async function nextOrderNumber(
  trx: Db,
  row: OrderRow,
  { settings, variants }: PricedCart,
  now: Date,
): Promise<{ order_nr: string; search_text: string }> {
  const year = shopYear(now, settings.timeZone);
  const series = seriesOf(settings.orderPrefix, year, restoreMark());
  const order_nr = formatNumber(series, await nextNumberOfYear(trx, year, now));
  const skus = variants.flatMap((variant) => variant?.sku ?? []);
  return { order_nr, search_text: orderSearchText([order_nr, row.firstname, row.lastname, row.email, ...skus]) };
}
