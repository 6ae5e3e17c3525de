import { z } from 'zod';
import { REJECTION_REASONS, keepsPurchase } from '../../domain/review-rules';
import { composeMail } from '../../notifications/customer-mails';
import { type Block, type MailContent, renderHtml, renderText } from '../../platform/mail/render-mail';
import { type MailData, readMailData } from '../../notifications/order-mail-data';
import { MESSAGES, fill } from '../../platform/mail/messages';
import { type OutboxRow, parsePayload } from '../../platform/outbox/outbox-queue';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import { describeOrder } from './request-reviews';
import { requestKeyOf } from './review-request-key';
import type { RequestRow } from './review-rows';
import { hasOptedOut } from './opt-outs';
import type { Db } from '../../platform/database/row-helpers';
import { staffWords } from '../../platform/admin-texts/staff-words';
import { footerLines } from '../../platform/mail/options-and-footer';
import { env } from '../../platform/env/env';

const toMail = (to: string, mail: MailContent & { subject: string }) => ({
  to,
  subject: mail.subject,
  html: renderHtml(mail),
  text: renderText(mail),
});

async function findKey(db: Db, orderId: number): Promise<string | null> {
  const request: RequestRow | undefined = await db('review_requests')
    .where({ order_id: orderId, state: 'asked' })
    .first();
  return request ? requestKeyOf(request.document_id) : null;
}

/** The customer may have withdrawn or opted out since the mail was enqueued. */
async function isStillWanted(db: Db, { order }: MailData): Promise<boolean> {
  return keepsPurchase(await describeOrder(db, order)) && !(await hasOptedOut(db, order.email));
}

export async function renderRequest(db: Db, row: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const data = row.order_id === null ? null : await readMailData(db, row.order_id, null, batch);
  const key = data && (await findKey(db, data.order.id));
  if (!data || !key || !(await isStillWanted(db, data))) return null;
  const { locale, company, origin, order, lines } = data;
  const { reviewRequest: text } = MESSAGES[locale];
  const titles = [...new Set(lines.filter((line) => line.product_type === 'physical').map((line) => line.title))];
  const values = { shop: company.siteName, products: titles.join(', ') };
  const blocks: Block[] = [
    { kind: 'text', text: fill(text.intro, values) },
    { kind: 'button', label: text.button, url: `${origin}/review/${key}` },
    { kind: 'text', text: text.honest },
    { kind: 'small', text: fill(text.why, values) },
    { kind: 'link', text: text.stopText, label: text.stop, url: `${origin}/review/${key}/stop` },
  ];
  const mail = composeMail(data, fill(text.subject, values), text.title, blocks);
  return { mail: toMail(order.email, mail), company, origin };
}

const rejectedSchema = z.object({ reason: z.enum(REJECTION_REASONS) });

export async function renderRejected(db: Db, row: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const data = row.order_id === null ? null : await readMailData(db, row.order_id, null, batch);
  const key = data && (await findKey(db, data.order.id));
  const review: { product_title: string } | undefined = await db('reviews')
    .where({ document_id: row.topic.split(':')[1] ?? '' })
    .first('product_title');
  if (!data || !key || !review) return null;
  const { locale, company, origin, order } = data;
  const { reviewRejected: text } = MESSAGES[locale];
  const { reason } = rejectedSchema.parse(parsePayload(row.payload));
  const values = { product: review.product_title };
  const mail = composeMail(data, fill(text.subject, values), text.title, [
    { kind: 'text', text: fill(text.intro, values) },
    { kind: 'text', text: text.reasons[reason] },
    { kind: 'text', text: text.again },
    { kind: 'button', label: text.button, url: `${origin}/review/${key}` },
  ]);
  return { mail: toMail(order.email, mail), company, origin };
}

/** In Dutch, like all operator mails. */
export async function renderWaiting(_db: Db, _row: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const company = await batch.company();
  if (!company.operatorEmail) return 'no-recipient';
  const t = staffWords();
  const { nl: origin } = env().shopOrigins;
  const mail = {
    language: t.language,
    shop: company.siteName,
    subject: t('staffMail.reviews.subject'),
    title: t('staffMail.reviews.title'),
    blocks: [
      {
        kind: 'text' as const,
        text: t('staffMail.reviews.text'),
      },
    ],
    footer: footerLines({ company, locale: t.language }),
  };
  return { mail: toMail(company.operatorEmail, mail), company, origin };
}
