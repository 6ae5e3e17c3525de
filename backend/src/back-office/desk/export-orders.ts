import type { Knex } from 'knex';
import { type Period, isWithin, queryRange } from '../../accounting/reports/report-period';
import { readProductTitles } from '../../catalog/variants/product-titles';
import type { Locale } from '../../../contract/locales';
import type { OrderAddress } from '../../../contract/order';
import {
  type LineRow,
  type OrderRow,
  readAddress,
  readOptions,
  readPickupPoint,
} from '../../orders/records/order-rows';
import type { Translator } from '../../platform/admin-texts/translator';
import { BYTE_ORDER_MARK } from '../../platform/files/csv';
import { readCompany } from '../../platform/settings/company';
import { type StoredDate, toDate } from '../../platform/database/row-helpers';
import { shopDay } from '../../domain/shop-calendar';
import { TAB_QUERIES } from './desk-tabs';
import { deskTitle } from './desk-title';
import { type ExportQuery, exportWriter } from './export-format';

const BATCH = 200;

const ADDRESS = ['First name', 'Last name', 'Street', 'Number', 'Addition', 'Postal code', 'Town', 'Country'];
const HEAD = [
  'Order',
  'Ordered',
  'Paid',
  'Payment',
  'Delivery',
  'Email',
  ...ADDRESS.map((name) => `Ship to: ${name}`),
  ...ADDRESS.map((name) => `Bill to: ${name}`),
  'Way of delivery',
  'Pick-up point',
  'Carrier',
  'Tracking code',
  'SKU',
  'Article',
  'Options',
  'Pieces',
  'Refunded pieces',
  'Price per piece',
  'Discount',
  'Line total',
  'VAT %',
  'Shipping of the order',
  'Total of the order',
  'Currency',
];

const addressCells = (address: OrderAddress | null): string[] =>
  address
    ? [
        address.firstname,
        address.lastname,
        address.street,
        address.housenumber,
        address.addition,
        address.postalCode,
        address.city,
        address.country.toUpperCase(),
      ]
    : ADDRESS.map(() => '');

interface Options extends ExportQuery {
  period: Period;
  /** Language of the articles' titles. */
  locale: Locale;
  /** Words for the columns. */
  t: Translator;
}

const dayOf = (stored: StoredDate, timeZone: string): string => {
  const at = toDate(stored);
  return at ? shopDay(at, timeZone) : '';
};

function orderCells(order: OrderRow, timeZone: string, t: Translator): string[] {
  const point = readPickupPoint(order);
  return [
    order.order_nr,
    dayOf(order.placed_at, timeZone),
    dayOf(order.paid_at, timeZone),
    t.code('status', order.payment_status),
    t.code('status', order.fulfilment),
    order.email,
    ...addressCells(readAddress(order.shipping_address)),
    ...addressCells(readAddress(order.billing_address)),
    order.delivery_method ?? '',
    point ? `${point.name}, ${point.street}, ${point.postalCode} ${point.city}` : '',
    order.carrier ?? '',
    order.tracking_code ?? '',
  ];
}

/** Orders of a tab that were placed in a period, a row per line of an order, read in batches. */
export async function* exportOrders(
  db: Knex,
  { period, locale, t, state, ...format }: Options,
): AsyncGenerator<string> {
  const { timeZone } = await readCompany(db);
  const { amount, number, line: write } = exportWriter(format);
  yield `${BYTE_ORDER_MARK}${write(HEAD.map(t.sentence))}`;
  for (let after = 0; ; ) {
    const orders: OrderRow[] = await db('orders')
      .whereRaw(TAB_QUERIES[state].where)
      .andWhere('orders.id', '>', after)
      .whereBetween('placed_at', queryRange(period))
      .orderBy('orders.id')
      .limit(BATCH)
      .select('orders.*');
    const ids = orders.map(({ id }) => id);
    const lines: LineRow[] = await db('order_lines').whereIn('order_id', ids).orderBy(['order_id', 'position']);
    const titles = await readProductTitles(
      db,
      lines.map(({ product_id: id }) => id),
      locale,
    );
    for (const order of orders) {
      after = order.id;
      if (!isWithin(period, toDate(order.placed_at) ?? new Date(0), timeZone)) continue;
      const own = orderCells(order, timeZone, t);
      for (const line of lines.filter(({ order_id: id }) => id === order.id))
        yield write([
          ...own,
          line.sku,
          deskTitle(line, titles),
          readOptions(line)
            .map(({ value }) => value)
            .join(', '),
          String(line.quantity),
          String(line.refunded_quantity ?? 0),
          amount(line.unit_price),
          amount(line.discount ?? 0),
          amount(line.total),
          number(Number(line.vat_rate)),
          amount(order.shipping),
          amount(order.total),
          order.currency,
        ]);
    }
    if (orders.length < BATCH) return;
  }
}
