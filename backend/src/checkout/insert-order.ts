import { accessKeyOf, createOrderSlug, hashAccessKey } from '../domain/order-access-key';
import { resolveReturnUrl } from '../domain/return-url';
import { formatMoney } from '../../contract/money';
import { formatOrderNumber } from '../domain/order-number';
import { shopYear } from '../domain/shop-calendar';
import type { Address, OrderRequest } from '../domain/order-request';
import { orderSearchText } from '../domain/search-normalization';
import { consentTexts } from '../notifications/consent-texts';
import { enqueueMessages } from '../platform/outbox/enqueue';
import type { OrderAccount } from './account-rule';
import { addEvents } from '../orders/records/events';
import { formatAddress } from '../orders/records/address-text';
import type { PricedCart } from './quote';
import type { OrderRow } from '../orders/records/order-rows';
import { accessSecret } from '../platform/secrets/access-secret';
import { type Db, createStamps } from '../platform/database/rows';
import { summaryText } from './summary-text';
import { firstReservation } from './first-reservation';
import { insertPayment } from '../payments/settlement/insert-payment';
import { LOCALE_SETTINGS } from '../../contract/locales';
import { env } from '../platform/env/env';

/** The next number of the shop's year. Every other order waits from here until this one is committed. */
async function nextNumber(trx: Db, year: number, now: Date): Promise<number> {
  const rows: { number: number }[] = await trx('counters')
    .insert({ ...createStamps(now), year, number: 1 })
    .onConflict('year')
    .merge({ number: trx.raw('counters.number + 1'), updated_at: now })
    .returning('number');
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('The order number could not be counted');
  return number;
}

const asJson = (value: unknown[] | undefined): string | null =>
  value && value.length > 0 ? JSON.stringify(value) : null;

async function insertLines(trx: Db, orderId: number, priced: PricedCart, now: Date): Promise<void> {
  const rows = priced.quote.lines.flatMap((line, index) => {
    const fact = priced.facts[index];
    if (!fact) return [];
    return [
      {
        ...createStamps(now),
        order_id: orderId,
        position: index,
        variant_id: fact.variantId,
        product_id: fact.productId,
        product_type: fact.type,
        sku: fact.sku,
        title: line.title,
        options: JSON.stringify(line.options),
        quantity: line.quantity,
        unit_price: line.unitPrice,
        credit: line.credit,
        total: line.total,
        discount: line.discount,
        vat_rate: priced.vatRate,
        held: fact.type === 'physical' ? line.quantity : 0,
        image: line.image ? JSON.stringify(line.image) : null,
        // Kept from now on, whatever becomes of the product.
        opens: asJson(fact.opens),
        credited_from: asJson(priced.academy[index]?.creditedFrom),
      },
    ];
  });
  await trx('order_lines').insert(rows);
}

/**
 * Writes the whole order but its number; the caller's transaction has checked it. What others wait for (stock, number) comes
 * after all that can be written side by side, see `numberOrder`.
 */
export async function insertOrder(
  trx: Db,
  order: OrderRequest,
  priced: PricedCart,
  account: OrderAccount,
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
      reserved_until: free ? null : firstReservation(priced, now),
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
  if (!row) throw new Error('The order was not written');
  const { id } = row;
  await insertLines(trx, id, priced, now);
  if (!free) await insertPayment(trx, { id, total: quote.total, currency: quote.currency }, 1, now);
  await enqueueMessages(trx, id, free ? ['order-received', 'operator-paid'] : ['order-received'], {}, now);
  const placed = { kind: 'placed', data: { total: quote.total, ...(free ? { free } : {}) } };
  const opened = { kind: 'account', data: { state: account.state } };
  await addEvents(trx, id, account.state === 'created' ? [placed, opened] : [placed], now);
  return row;
}

/**
 * Gives an order the next number of the shop's year, such as `ZW2026-12`: the last thing before the commit, because all
 * orders share one counter. An order that fails uses no number up; gaps would be allowed (design, section 4).
 */
export async function numberOrder(trx: Db, row: OrderRow, priced: PricedCart, now: Date): Promise<OrderRow> {
  const { settings, facts } = priced;
  const year = shopYear(now, settings.timeZone);
  const order_nr = formatOrderNumber(settings.orderPrefix, year, await nextNumber(trx, year, now));
  const skus = facts.flatMap((fact) => fact?.sku ?? []);
  const search_text = orderSearchText([order_nr, row.firstname, row.lastname, row.email, ...skus]);
  await trx('orders').where({ id: row.id }).update({ order_nr, search_text });
  return { ...row, order_nr };
}
