import type { Core } from '@strapi/strapi';
import { accessKeyOf } from '../domain/order-access-key';
import type { OrderRow } from '../orders/records/order-rows';
import { accessSecret } from '../platform/secrets/access-secret';
import { type CodeRow, findCode, readData, sendCode, useCode } from '../accounts/code-store';
import { mayMail } from '../accounts/rate-limits';
import type { ClientInfo } from '../accounts/client-info';

/** The order is looked up when the mail is rendered, so that the response does not reveal whether it exists. */
export async function requestOrderLink(
  strapi: Core.Strapi,
  { orderNr, email }: { orderNr: string; email: string },
  visitor: ClientInfo,
): Promise<void> {
  const data = { orderNr: orderNr.trim().toUpperCase() };
  // Wrong numbers, which send no mail, leave the share of the order.
  if (!(await mayMail('order-access', `${email} ${data.orderNr}`))) return;
  await sendCode(strapi.db.connection, { kind: 'order-access', email, visitor, data });
}

/** Whether the link was mailed for this order. */
const isFor = (row: CodeRow, order: OrderRow): boolean => {
  const data = readData(row) as { orderNr?: unknown };
  return row.email === order.email && data.orderNr === order.order_nr.toUpperCase();
};

/** Consumes a one-time link and returns the order's access key; null if the link is invalid. */
export async function useOrderLink(strapi: Core.Strapi, order: OrderRow, key: string): Promise<string | null> {
  const db = strapi.db.connection;
  const row = await findCode(db, 'order-access', key);
  if (!row || !isFor(row, order)) return null;
  try {
    await useCode(db, row);
  } catch {
    return null;
  }
  return accessKeyOf(order.slug, accessSecret());
}
