import { type OutboxRow, parsePayload } from '../platform/outbox/outbox-queue';
import type { Rendering } from '../platform/outbox/mail-renderers';
import { readMailData } from './order-mail-data';
import { renderMail } from './render-mail';
import type { Db } from '../platform/database/row-helpers';

export async function renderOrderMail(db: Db, row: OutboxRow): Promise<Rendering> {
  const data = row.order_id === null ? null : await readMailData(db, row.order_id, parsePayload(row.payload));
  if (!data) return null;
  const mail = renderMail(row.kind, data);
  return mail && { mail, company: data.company, origin: data.origin };
}
