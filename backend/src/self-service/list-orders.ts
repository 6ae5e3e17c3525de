import { z } from 'zod';
import { listInvoices } from '../accounting/invoices/invoice-rows';
import { orderTrackingUrl } from '../orders/records/tracking';
import { isPayable } from '../orders/records/order-response';
import { type LineRow, type OrderRow, type PaymentRow, readAddress, readImage } from '../orders/records/order-rows';
import { type Db, toIso } from '../platform/database/row-helpers';

const MAX_PAGE_SIZE = 50;
const DEFAULT_PAGE_SIZE = 10;
const whole = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).catch(fallback);
const pageFields = z.object({
  page: whole(1, 100_000),
  pageSize: whole(DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
});

const COLUMNS = [
  'id',
  'order_nr',
  'slug',
  'placed_at',
  'payment_status',
  'fulfilment',
  'total',
  'currency',
  'carrier',
  'tracking_code',
  'tracking_url',
  'shipping_address',
  'withdrawn_at',
  'price_until',
] as const;

type Light = Pick<OrderRow, (typeof COLUMNS)[number]>;
type FirstLine = Pick<LineRow, 'order_id' | 'title' | 'image'>;

/** First line and number of lines per order, for the orders of one page only. */
async function readLines(db: Db, orderIds: number[]): Promise<Map<number, { first: FirstLine; count: number }>> {
  const rows: FirstLine[] = await db('order_lines')
    .whereIn('order_id', orderIds)
    .orderBy(['order_id', 'position'])
    .select('order_id', 'title', 'image');
  const found = new Map<number, { first: FirstLine; count: number }>();
  for (const row of rows) {
    const entry = found.get(row.order_id);
    if (entry) entry.count += 1;
    else found.set(row.order_id, { first: row, count: 1 });
  }
  return found;
}

/** A page of the customer's orders, newest first, read from an index. */
export async function listOrders(db: Db, userId: number, query: Record<string, unknown>) {
  const { page, pageSize } = pageFields.parse(query);
  const orders: Light[] = await db('orders')
    .where({ user_id: userId })
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select(...COLUMNS);
  const counted: { total?: number | string } | undefined = await db('orders')
    .where({ user_id: userId })
    .count({ total: '*' })
    .first();
  const ids = orders.map(({ id }) => id);
  const lines = await readLines(db, ids);
  const payments: PaymentRow[] = await db('payments').whereIn('order_id', ids);
  const documents = await listInvoices(db, ids);
  const total = Number(counted?.total ?? 0);
  return {
    data: orders.map((order) => {
      const line = lines.get(order.id);
      const address = readAddress(order.shipping_address);
      return {
        orderNr: order.order_nr,
        slug: order.slug,
        placedAt: toIso(order.placed_at),
        status: order.payment_status,
        payable: isPayable(
          order,
          payments.filter((payment) => payment.order_id === order.id),
        ),
        fulfilment: order.fulfilment,
        /** Whether the order contains physical goods. */
        physical: address !== null,
        trackingUrl: orderTrackingUrl(order),
        total: order.total,
        currency: order.currency,
        carrier: order.carrier,
        trackingCode: order.tracking_code,
        title: line?.first.title ?? '',
        image: line ? readImage(line.first as LineRow) : null,
        lines: line?.count ?? 0,
        documents: documents.get(order.id) ?? [],
      };
    }),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}
