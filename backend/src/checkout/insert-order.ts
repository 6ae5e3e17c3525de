import { accessKeyOf, createOrderSlug, hashAccessKey } from '../domain/order-access-key';
import { priceHeldUntil } from '../domain/price-hold';
import { resolveReturnUrl } from '../domain/return-url';
import { formatMoney } from '../../contract/money';
import { formatNumber, seriesOf } from '../domain/order-number';
import { shopYear } from '../domain/shop-calendar';
import type { Address, OrderRequest } from '../domain/order-request';
import { orderSearchText } from '../domain/search-normalization';
import { consentTexts } from '../notifications/consent-texts';
import { enqueueOrderMails } from '../platform/outbox/enqueue-mails';
import type { OrderAccount } from './resolve-order-account';
import { addEvents } from '../orders/records/order-events';
import { formatAddress } from '../orders/records/format-address';
import type { PricedCart } from './price-cart';
import type { OrderRow } from '../orders/records/order-rows';
import { restoreMark } from '../platform/restore/restored-state';
import { accessSecret } from '../platform/secrets/access-secret';
import { type Db, createStamps } from '../platform/database/row-helpers';
import { summaryText } from './order-summary-text';
import { firstReservation } from './initial-reservation';
import { insertPayment } from '../payments/settlement/insert-payment';
import { LOCALE_SETTINGS } from '../../contract/locales';
import { env } from '../platform/env/env';

/** Locks the counter of order numbers, as a new order does: until this transaction ends, no other order reserves pieces. */
export async function lockOrderNumbers(trx: Db): Promise<void> {
  await trx('counters').orderBy('year').forUpdate().select('id');
}

/** Next order number of the year. Locks the counter: all other orders wait until this transaction commits. */
async function nextOrderNumber(trx: Db, year: number, now: Date): Promise<number> {
  const rows: { number: number }[] = await trx('counters')
    .insert({ ...createStamps(now), year, number: 1 })
    .onConflict('year')
    .merge({ number: trx.raw('counters.number + 1'), updated_at: now })
    .returning('number');
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('The order counter was not incremented');
  return number;
}

/** Until when this price can be paid, given the codes that count. */
function priceUntil({ quote, discountCodes, settings }: PricedCart, now: Date): Date {
  const applied = quote.codes.filter(({ state }) => state === 'applied');
  const lastDays = applied.flatMap(({ code }) => discountCodes.get(code)?.validTo ?? []);
  return priceHeldUntil(now, lastDays, settings.timeZone);
}

const asJson = (value: unknown[] | undefined): string | null =>
  value && value.length > 0 ? JSON.stringify(value) : null;

async function insertLines(trx: Db, orderId: number, priced: PricedCart, now: Date): Promise<void> {
  const rows = priced.quote.lines.flatMap((line, index) => {
    const variant = priced.variants[index];
    if (!variant) return [];
    return [
      {
        ...createStamps(now),
        order_id: orderId,
        position: index,
        variant_id: variant.variantId,
        product_id: variant.productId,
        product_type: variant.type,
        sku: variant.sku,
        title: line.title,
        options: JSON.stringify(line.options),
        quantity: line.quantity,
        unit_price: line.unitPrice,
        credit: line.credit,
        total: line.total,
        discount: line.discount,
        vat_rate: priced.vatRate,
        held: variant.type === 'physical' ? line.quantity : 0,
        image: line.image ? JSON.stringify(line.image) : null,
        // A snapshot, independent of later changes to the product.
        opens: asJson(variant.opens),
        credited_from: asJson(priced.academy[index]?.creditedFrom),
      },
    ];
  });
  await trx('order_lines').insert(rows);
}

/**
 * Inserts an order without its number; the caller's transaction has validated it. Locks that other orders wait for (stock
 * and number) come later, see `assignOrderNumber`.
 */
export async function insertOrder(
  trx: Db,
  order: OrderRequest,
  priced: PricedCart,
  { account, networkHash }: { account: OrderAccount; networkHash: string },
  now: Date,
): Promise<OrderRow> {
  const { quote } = priced;
  const slug = createOrderSlug();
  const named = (address: Address | null): Address | null =>
    address && {
      ...address,
      firstname: address.firstname || order.user.firstname,
      lastname: address.lastname || order.user.lastname,
    };
  const shipping = named(order.shipping);
  const billing = named(order.billing);
  const origin = env().shopOrigins[order.locale];
  const consent = consentTexts(order.locale, {
    immediateAccess: order.consent.immediateAccess,
    signedIn: account.state === 'none',
  });
  const free = quote.total === 0;
  const reservedUntil = free ? null : firstReservation(priced, now);
  const discountCodes = quote.codes
    .filter(({ state }) => state === 'applied')
    .map(({ code, kind, amount }) => ({ code, kind, amount }));
  const rows: OrderRow[] = await trx('orders')
    .insert({
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
      discount_codes: discountCodes.length > 0 ? JSON.stringify(discountCodes) : null,
      shipping: quote.shipping,
      vat: quote.vat,
      total: quote.total,
      total_text: formatMoney({ amount: quote.total, currency: quote.currency }, LOCALE_SETTINGS.nl.tag),
      vat_lines: JSON.stringify(quote.vatLines),
      shipping_address: shipping && JSON.stringify(shipping),
      billing_address: billing && JSON.stringify(billing),
      summary: summaryText(priced),
      deliver_to: formatAddress(shipping ?? billing),
      placed_at: now,
      reserved_until: reservedUntil,
      network_hash: reservedUntil && networkHash,
      price_until: free ? null : priceUntil(priced, now),
      paid_at: free ? now : null,
      consent_version: consent.version,
      consent_text: consent.text,
      consent_at: now,
      immediate_access: order.consent.immediateAccess,
      ask_review: order.askReview,
      account_state: account.state,
      user_id: account.userId,
      return_url: resolveReturnUrl(origin, slug, order.returnUrl),
    })
    .returning('*');
  const [row] = rows;
  if (!row) throw new Error('The order was not inserted');
  const { id } = row;
  await insertLines(trx, id, priced, now);
  if (!free) await insertPayment(trx, { id, total: quote.total, currency: quote.currency }, 1, now);
  await enqueueOrderMails(trx, id, free ? ['order-received', 'operator-paid'] : ['order-received'], {}, now);
  const placed = { kind: 'placed', data: { total: quote.total, ...(free ? { free } : {}) } };
  const opened = { kind: 'account', data: { state: account.state } };
  await addEvents(trx, id, account.state === 'created' ? [placed, opened] : [placed], now);
  return row;
}

/**
 * Assigns the next number of the year, such as `ZW2026-00012`. Last step before the commit, because all orders share one
 * counter. A failed order uses no number, although gaps would be allowed.
 */
export async function assignOrderNumber(trx: Db, row: OrderRow, priced: PricedCart, now: Date): Promise<OrderRow> {
  const { settings, variants } = priced;
  const year = shopYear(now, settings.timeZone);
  const series = seriesOf(settings.orderPrefix, year, restoreMark());
  const order_nr = formatNumber(series, await nextOrderNumber(trx, year, now));
  const skus = variants.flatMap((variant) => variant?.sku ?? []);
  const search_text = orderSearchText([order_nr, row.firstname, row.lastname, row.email, ...skus]);
  await trx('orders').where({ id: row.id }).update({ order_nr, search_text });
  return { ...row, order_nr };
}
