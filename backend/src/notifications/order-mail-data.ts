import {
  type ListedInvoice,
  type ListedInvoiceRow,
  listedInvoicesQuery,
  toListedInvoice,
} from '../accounting/invoices/invoice-rows';
import { accessKeyOf } from '../domain/order-access-key';
import {
  type LineRow,
  type OrderRow,
  type PaymentRow,
  askedOf,
  moneyDue,
  readBank,
} from '../orders/records/order-rows';
import { accessSecret } from '../platform/secrets/access-secret';
import type { Company } from '../platform/settings/company';
import type { MailBatch } from '../platform/outbox/mail-batch';
import { together } from '../platform/database/together';
import { type Db, toDate } from '../platform/database/row-helpers';
import { type Locale } from '../../contract/locales';
import { env } from '../platform/env/env';
import { type BankDetails } from '../../contract/order';

/** Data of an order mail, read when it is sent. */
export interface MailData {
  order: OrderRow;
  lines: LineRow[];
  /** Invoice and credit notes, oldest first. */
  documents: ListedInvoice[];
  bank: BankDetails | null;
  /** Cents to transfer. */
  bankAmount: number;
  /** When a transfer must have arrived; null if the provider named no day. */
  bankUntil: Date | null;
  company: Company;
  locale: Locale;
  /** Origin of the shop in the order's language. */
  origin: string;
  accessUrl: string;
  payload: unknown;
  /** Names of the attached files. */
  attached: string[];
}

interface Found {
  orders: OrderRow;
  lines: LineRow;
  payments: Pick<PaymentRow, 'order_id' | 'bank' | 'provider' | 'amount' | 'asked' | 'expires_at'>;
  documents: ListedInvoiceRow;
}

const readOrders = (db: Db, ids: readonly number[]) =>
  together<Found>(db, {
    orders: db('orders').whereIn('id', ids).select('*'),
    lines: db('order_lines').whereIn('order_id', ids).orderBy('position').select('*'),
    payments: db('payments')
      .whereIn('order_id', ids)
      .whereNotNull('bank')
      .orderBy('attempt', 'desc')
      .select('order_id', 'bank', 'provider', 'amount', 'asked', 'expires_at'),
    documents: listedInvoicesQuery(db, ids),
  });

/** Reads the orders of all mails of the batch at once. */
export async function readMailData(
  db: Db,
  orderId: number,
  payload: unknown,
  batch: MailBatch,
): Promise<MailData | null> {
  const ids = batch.orderIds.includes(orderId) ? batch.orderIds : [orderId];
  const [found, company] = await Promise.all([
    batch.once(`orders ${ids.join()}`, () => readOrders(db, ids)),
    batch.company(),
  ]);
  const order = found.orders.find(({ id }) => id === orderId);
  if (!order) return null;
  const ofOrder = (row: { order_id: number }): boolean => row.order_id === orderId;
  const transfer = found.payments.filter(ofOrder).find((payment) => readBank(payment) !== null);
  const origin = env().shopOrigins[order.language];
  const key = accessKeyOf(order.slug, accessSecret());
  return {
    order,
    lines: found.lines.filter(ofOrder),
    documents: found.documents.filter(ofOrder).map(toListedInvoice),
    bank: transfer ? readBank(transfer) : null,
    bankUntil: toDate(transfer?.expires_at ?? null),
    bankAmount: transfer ? askedOf(order, transfer) : moneyDue(order),
    company,
    locale: order.language,
    origin,
    accessUrl: `${origin}/api/orders/${order.slug}/access?key=${key}`,
    payload,
    attached: [],
  };
}
