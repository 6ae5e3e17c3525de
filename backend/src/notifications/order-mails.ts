import { type OutboxRow, parsePayload } from '../platform/outbox/outbox-queue';
import type { Attachment, Rendering } from '../platform/outbox/mail-renderers';
import { type MailData, readMailData } from './order-mail-data';
import { modelWithdrawalForm } from './model-withdrawal-form';
import { renderMail } from './render-mail';
import { LEGAL_PAGES, pageDocument } from './page-document';
import type { Db } from '../platform/database/row-helpers';

/**
 * Terms, right of withdrawal and model withdrawal form. The customer must receive them on a durable medium with the
 * confirmation, for which a link does not suffice (Directive 2011/83/EU, article 8(7); ECJ C-49/11).
 */
async function readLegalDocuments(db: Db, { locale, origin }: MailData): Promise<Attachment[]> {
  const documents = [
    await pageDocument(db, LEGAL_PAGES.terms, locale, origin),
    await pageDocument(db, LEGAL_PAGES.withdrawal, locale, origin),
    await modelWithdrawalForm(db, locale),
  ];
  return documents.flatMap((document) =>
    document ? [{ filename: document.name, content: document.file, contentType: 'application/pdf' }] : [],
  );
}

export async function renderOrderMail(db: Db, row: OutboxRow): Promise<Rendering> {
  const data = row.order_id === null ? null : await readMailData(db, row.order_id, parsePayload(row.payload));
  if (!data) return null;
  const attachments = row.kind === 'order-received' ? await readLegalDocuments(db, data) : [];
  const mail = renderMail(row.kind, { ...data, attached: attachments.map(({ filename }) => filename) });
  return mail ? { mail: { ...mail, attachments }, company: data.company, origin: data.origin } : 'no-recipient';
}
