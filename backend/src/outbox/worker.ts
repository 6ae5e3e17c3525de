import type { Core } from '@strapi/strapi';
import { type MailData, readMailData } from '../mails/mail-data';
import { type Mail, renderMail } from '../mails/render-mail';
import { type OutboxRow, claimMessages, markFailed, markSent, postpone } from './claim';

const readPayload = (payload: unknown): unknown => (typeof payload === 'string' ? JSON.parse(payload) : payload);

/** `Name <address>`; a bare address gets the shop's name. */
function senderOf(data: MailData): string | undefined {
  const from = process.env.MAIL_FROM;
  if (!from || from.includes('<')) return from;
  return `"${data.company.siteName.replace(/["\\]/g, '')}" <${from}>`;
}

async function sendMail(strapi: Core.Strapi, row: OutboxRow, data: MailData, mail: Mail): Promise<void> {
  const from = senderOf(data);
  await strapi
    .plugin('email')
    .service('email')
    .send({
      ...mail,
      ...(from ? { from } : {}),
      ...(data.company.email ? { replyTo: data.company.email } : {}),
      // The same at every try: a mail that went out just before a crash is known as the same mail.
      messageId: `<${row.document_id}@${new URL(data.origin).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
}

/** The first mail tells about the guest's account, so it waits for it; not for long. */
const waitsForAccount = (row: OutboxRow, data: MailData): boolean =>
  row.kind === 'order-received' && data.order.account_state === 'pending';

const codeOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error && typeof error.code === 'string' ? error.code : error.name) : 'unknown';

async function deliver(strapi: Core.Strapi, row: OutboxRow): Promise<void> {
  const db = strapi.db.connection;
  try {
    const data = await readMailData(db, row.order_id, readPayload(row.payload));
    if (!data) return await markSent(db, row.id);
    if (waitsForAccount(row, data)) return await postpone(db, row, 2000);
    const mail = renderMail(row.kind, data);
    if (mail) await sendMail(strapi, row, data, mail);
    else strapi.log.warn(`${data.order.order_nr}: nobody to send ${row.kind} to (operatorEmail is empty)`);
    await markSent(db, row.id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    // What a mail server says can hold the customer's address: the log gets the code, the row the words.
    strapi.log.warn(`Mail ${row.kind} of order row ${row.order_id} failed, attempt ${row.attempts}: ${codeOf(error)}`);
    await markFailed(db, row, reason);
  }
}

/** Sends everything that is due, a batch at a time. */
export async function workOutbox(strapi: Core.Strapi): Promise<void> {
  for (;;) {
    const rows = await claimMessages(strapi.db.connection);
    if (rows.length === 0) return;
    for (const row of rows) await deliver(strapi, row);
  }
}
