import { type OutboxRow, parsePayload } from '../platform/outbox/outbox-queue';
import type { MailBatch } from '../platform/outbox/mail-batch';
import type { Attachment, Rendering } from '../platform/outbox/mail-renderers';
import { type MailData, readMailData } from './order-mail-data';
import { modelWithdrawalForm } from './model-withdrawal-form';
import { renderMail } from './render-mail';
import { legalPages } from './legal-pages';
import type { Db } from '../platform/database/row-helpers';

/**
 * Terms, right of withdrawal and model withdrawal form. The customer must receive them on a durable medium with the
 * confirmation, for which a link does not suffice (Directive 2011/83/EU, article 8(7); ECJ C-49/11).
 */
async function readLegalDocuments(db: Db, { company, locale, origin }: MailData): Promise<Attachment[]> {
  const pages = await legalPages(db, { author: company.name, locale, origin });
  const documents = [...pages, await modelWithdrawalForm(company, locale)];
  return documents.map(({ name, file }) => ({ filename: name, content: file, contentType: 'application/pdf' }));
}

export async function renderOrderMail(db: Db, row: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const data = row.order_id === null ? null : await readMailData(db, row.order_id, parsePayload(row.payload), batch);
  if (!data) return null;
  const attachments =
    row.kind === 'order-received'
      ? await batch.once(`legal documents ${data.locale}`, () => readLegalDocuments(db, data))
      : [];
  const mail = renderMail(row.kind, { ...data, attached: attachments.map(({ filename }) => filename) });
  return mail ? { mail: { ...mail, attachments }, company: data.company, origin: data.origin } : 'no-recipient';
}
