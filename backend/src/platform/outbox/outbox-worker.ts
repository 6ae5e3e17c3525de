import type { Core } from '@strapi/strapi';
import { type MailBatch, startMailBatch } from './mail-batch';
import { MAILS_PER_BATCH, type OutboxRow, leaseMessages, markFailed, markSent } from './outbox-queue';
import { type RenderedMail, findRenderer } from './mail-renderers';
import { env } from '../env/env';

/** `Name <address>`; the shop's name is added to a bare email address. */
function senderOf({ company }: RenderedMail): string | null {
  const { from } = env().mail;
  if (from === null || from.includes('<')) return from;
  return `"${company.siteName.replace(/["\\]/g, '')}" <${from}>`;
}

async function sendMail(strapi: Core.Strapi, row: OutboxRow, outgoing: RenderedMail): Promise<void> {
  const from = senderOf(outgoing);
  const replyTo = outgoing.replyTo || outgoing.company.email;
  await strapi
    .plugin('email')
    .service('email')
    .send({
      ...outgoing.mail,
      ...(from ? { from } : {}),
      ...(replyTo ? { replyTo } : {}),
      // Stable across attempts, so that a mail sent just before a crash is recognized as a duplicate.
      messageId: `<${row.document_id}@${new URL(outgoing.origin).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error && typeof error.code === 'string' ? error.code : error.name) : 'unknown';

async function renderAndSend(strapi: Core.Strapi, row: OutboxRow, batch: MailBatch): Promise<void> {
  const db = strapi.db.connection;
  try {
    const rendered = await findRenderer(row.kind)(db, row, batch);
    if (rendered === 'no-recipient')
      strapi.log.warn(`Mail ${row.kind} of ${row.topic}: no recipient (is operatorEmail empty?)`);
    else if (rendered) await sendMail(strapi, row, rendered);
    await markSent(db, row);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    // A mail server's message can contain the customer's email address, so the log only gets the code.
    strapi.log.warn(`Mail ${row.kind} of ${row.topic} failed, attempt ${row.attempts}: ${codeOf(error)}`);
    await markFailed(db, row, reason);
  }
}

/** Sends all due mails in batches. */
export async function sendDueMails(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  for (;;) {
    const rows = await leaseMessages(db);
    const batch = startMailBatch(db, rows);
    await Promise.all(rows.map((row) => renderAndSend(strapi, row, batch)));
    if (rows.length < MAILS_PER_BATCH) return;
  }
}
