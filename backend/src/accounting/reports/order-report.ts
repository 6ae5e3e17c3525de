import type { Knex } from 'knex';
import { type ListedInvoice, listInvoices } from '../invoices/invoice-rows';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/files/csv';
import { readCompany } from '../../platform/settings/company';
import {
  type OrderRow,
  type PaymentRow,
  isCardPayment,
  readAddress,
  readDiscountCodes,
  readVatLines,
} from '../../orders/records/order-rows';
import { requireOneCurrency } from '../../domain/one-currency';
import { decimalAmount } from './decimal-amount';
import { type Period, queryRange, isWithin } from './report-period';
import { toDate, toIso } from '../../platform/database/row-helpers';

const BATCH = 200;

const HEAD = [
  'Order',
  'Ordered',
  'Paid',
  'Payment',
  'Delivery',
  'Language',
  'Ship to',
  'Bill to',
  'First name',
  'Last name',
  'E-mail',
  'Currency',
  'Goods',
  'Discount',
  'Discount codes',
  'Shipping',
  'Total',
  'VAT',
  'VAT by rate',
  'Received',
  'Refunded',
  'Charged back',
  'Kept',
  'Paid by gift card',
  'Refunded to gift card',
  'Payment methods',
  'Payment ids',
  'Invoices',
  'Credit notes',
  'Rate for 1 EUR',
  'Rate of',
];

const sum = (payments: PaymentRow[], of: 'amount' | 'refunded' | 'charged_back'): number =>
  payments.reduce((total, payment) => total + payment[of], 0);

/** What a gift card pays is no money: that came when the card was bought. */
function cellsOf(order: OrderRow, payments: PaymentRow[], documents: ListedInvoice[]): string[] {
  const paid = payments.filter((payment) => payment.state === 'paid');
  requireOneCurrency(order.currency, paid);
  const cards = paid.filter(isCardPayment);
  const money = paid.filter((payment) => !isCardPayment(payment));
  const received = sum(money, 'amount');
  const refunded = sum(money, 'refunded');
  const chargedBack = sum(money, 'charged_back');
  const numbers = (kind: ListedInvoice['kind']): string =>
    documents
      .filter((document) => document.kind === kind)
      .map(({ number }) => number)
      .join(' ');
  const country = (address: unknown): string => readAddress(address)?.country.toUpperCase() ?? '';
  return [
    order.order_nr,
    toIso(order.placed_at) ?? '',
    toIso(order.paid_at) ?? '',
    order.payment_status,
    order.fulfilment,
    order.language,
    country(order.shipping_address),
    country(order.billing_address),
    order.firstname,
    order.lastname,
    order.email,
    order.currency,
    decimalAmount(order.subtotal),
    decimalAmount(order.discount ?? 0),
    readDiscountCodes(order)
      .map(({ code }) => code)
      .join(' '),
    decimalAmount(order.shipping),
    decimalAmount(order.total),
    decimalAmount(order.vat),
    readVatLines(order)
      .map((line) => `${line.rate}%: ${decimalAmount(line.amount)}`)
      .join('; '),
    decimalAmount(received),
    decimalAmount(refunded),
    decimalAmount(chargedBack),
    decimalAmount(received - refunded - chargedBack),
    decimalAmount(sum(cards, 'amount')),
    decimalAmount(sum(cards, 'refunded')),
    [...new Set(paid.map((payment) => payment.method ?? ''))].filter(Boolean).join(' '),
    money.map((payment) => payment.provider_id ?? '').join(' '),
    numbers('invoice'),
    numbers('credit_note'),
    order.eur_rate === null ? '' : String(Number(order.eur_rate)),
    order.eur_rate_on ?? '',
  ];
}

/** All orders placed in a period, one row each, read in batches. */
export async function* reportOrders(db: Knex, period: Period): AsyncGenerator<string> {
  const { timeZone } = await readCompany(db);
  yield `${BYTE_ORDER_MARK}${csvLine(HEAD)}`;
  let after = 0;
  for (;;) {
    const orders: OrderRow[] = await db('orders')
      .where('id', '>', after)
      .whereBetween('placed_at', queryRange(period))
      .orderBy('id')
      .limit(BATCH);
    const ids = orders.map(({ id }) => id);
    const payments: PaymentRow[] = await db('payments').whereIn('order_id', ids).orderBy('id');
    const documents = await listInvoices(db, ids);
    for (const order of orders) {
      after = order.id;
      if (!isWithin(period, toDate(order.placed_at) ?? new Date(0), timeZone)) continue;
      const own = payments.filter((payment) => payment.order_id === order.id);
      yield csvLine(cellsOf(order, own, documents.get(order.id) ?? []));
    }
    if (orders.length < BATCH) return;
  }
}
