import { z } from 'zod';
import { REMEDIES } from '../../domain/recall-notice';
import { composeMail, openButton } from '../../notifications/customer-mails';
import { readMailData } from '../../notifications/order-mail-data';
import { formatLineOptions } from '../../orders/records/format-line-options';
import type { Db } from '../../platform/database/row-helpers';
import { MESSAGES, fill } from '../../platform/mail/messages';
import { type Block, renderHtml, renderText } from '../../platform/mail/render-mail';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import { type OutboxRow, parsePayload } from '../../platform/outbox/outbox-queue';

export const recallTopic = (recallId: string, orderId: number | '%'): string => `recall:${recallId}:${orderId}`;

/** The notice as it was when it was sent: what customers were told does not change with the recall. */
const payloadSchema = z.object({
  notice: z.object({
    product: z.string(),
    hazard: z.string(),
    action: z.string(),
    remedy: z.string(),
    contact: z.string(),
  }),
  remedies: z.array(z.enum(REMEDIES)),
  lines: z.array(
    z.object({ title: z.string(), options: z.unknown(), quantity: z.number(), lots: z.array(z.string()) }),
  ),
});
export type RecallPayload = z.infer<typeof payloadSchema>;

const section = (title: string, text: string): Block => ({ kind: 'text', text: `${title}\n${text}` });

/** The notice of a recall to one customer, with the elements of Regulation (EU) 2023/988 art. 36(2) in its order. */
export async function renderRecallMail(db: Db, outbox: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const data = outbox.order_id === null ? null : await readMailData(db, outbox.order_id, null, batch);
  if (!data) return null;
  const { notice, remedies, lines } = payloadSchema.parse(parsePayload(outbox.payload));
  const { recall: words, common } = MESSAGES[data.locale];
  const pieces = lines.map(({ title, options, quantity, lots }) => {
    const name = [title, formatLineOptions({ options }, data.locale)].filter(Boolean).join(', ');
    return `${quantity} × ${name}${lots.length > 0 ? ` (${fill(words.lot, { lots: lots.join(', ') })})` : ''}`;
  });
  const choices = remedies.map((remedy) => `• ${words[remedy]}`);
  const bought = fill(words.pieces, { orderNr: data.order.order_nr, shop: data.company.siteName });
  const { subject, ...content } = composeMail(data, words.subject, words.title, [
    { kind: 'text', text: words.stop },
    section(bought, pieces.join('\n')),
    section(words.product, notice.product),
    section(words.hazard, notice.hazard),
    section(words.action, notice.action),
    section(words.remedy, [...choices, notice.remedy].join('\n')),
    section(words.contact, notice.contact),
    // The button opens the order without a password.
    { kind: 'text', text: fill(words.share, { button: common.viewOrder }) },
    openButton(data),
  ]);
  return {
    mail: { to: data.order.email, subject, html: renderHtml(content), text: renderText(content) },
    company: data.company,
    origin: data.origin,
  };
}
