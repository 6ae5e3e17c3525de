import { type OutboxRow, readPayload } from '../outbox/claim';
import { type Rendering, registerMails } from '../outbox/registry';
import type { Db } from '../orders/rows';
import { type MailData, readMailData } from './mail-data';
import { renderMail } from './render-mail';

const KINDS = ['order-received', 'order-paid', 'bank-transfer', 'order-shipped', 'order-money-back', 'operator-paid'];

const ACCOUNT_PAUSE_MS = 2000;

/** The first mail tells about the guest's account, so it waits for it; not for long. */
const waitsForAccount = (row: OutboxRow, data: MailData): boolean =>
  row.kind === 'order-received' && data.order.account_state === 'pending';

async function renderOrderMail(db: Db, row: OutboxRow): Promise<Rendering> {
  const data = row.order_id === null ? null : await readMailData(db, row.order_id, readPayload(row.payload));
  if (!data) return null;
  if (waitsForAccount(row, data)) return { postponeMs: ACCOUNT_PAUSE_MS };
  const mail = renderMail(row.kind, data);
  return mail && { mail, company: data.company, origin: data.origin };
}

export function registerOrderMails(): void {
  for (const kind of KINDS) registerMails(kind, renderOrderMail);
}
