import { type ListedInvoice, listInvoices } from '../accounting/invoices/invoice-rows';
import { accessKeyOf } from '../domain/order-access-key';
import { type LineRow, type OrderRow, type PaymentRow, readBank } from '../orders/records/order-rows';
import { findOrderById, readOrderLines } from '../orders/records/find-order';
import { accessSecret } from '../platform/secrets/access-secret';
import { type Company, readCompany } from '../platform/settings/company';
import type { Db } from '../platform/database/row-helpers';
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
  company: Company;
  locale: Locale;
  /** Origin of the shop in the order's language. */
  origin: string;
  accessUrl: string;
  payload: unknown;
  /** Names of the attached files. */
  attached: string[];
}

export async function readMailData(db: Db, orderId: number, payload: unknown): Promise<MailData | null> {
  const order = await findOrderById(db, orderId);
  if (!order) return null;
  const lines = await readOrderLines(db, orderId);
  const payments: PaymentRow[] = await db('payments').where({ order_id: orderId }).orderBy('attempt', 'desc');
  const origin = env().shopOrigins[order.language];
  const key = accessKeyOf(order.slug, accessSecret());
  return {
    order,
    lines,
    documents: (await listInvoices(db, [orderId])).get(orderId) ?? [],
    bank: payments.map(readBank).find((bank) => bank !== null) ?? null,
    company: await readCompany(db),
    locale: order.language,
    origin,
    accessUrl: `${origin}/api/orders/${order.slug}/access?key=${key}`,
    payload,
    attached: [],
  };
}
