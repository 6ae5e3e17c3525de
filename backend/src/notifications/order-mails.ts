import { type OutboxRow, readPayload } from '../platform/outbox/queue';
import { type Rendering, registerMails } from '../platform/outbox/renderers';
import { readMailData } from './mail-data';
import { renderMail } from './render-mail';
import type { Db } from '../platform/database/rows';

const KINDS = ['order-received', 'order-paid', 'bank-transfer', 'order-shipped', 'order-money-back', 'operator-paid'];

async function renderOrderMail(db: Db, row: OutboxRow): Promise<Rendering> {
  const data = row.order_id === null ? null : await readMailData(db, row.order_id, readPayload(row.payload));
  if (!data) return null;
  const mail = renderMail(row.kind, data);
  return mail && { mail, company: data.company, origin: data.origin };
}

export function registerOrderMails(): void {
  for (const kind of KINDS) registerMails(kind, renderOrderMail);
}
