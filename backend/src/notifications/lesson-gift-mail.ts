import { isAcademyType } from '../../contract/products';
import type { LessonRecipient } from '../../contract/order';
import { readLessonRecipient } from '../orders/records/order-rows';
import { MESSAGES, fill } from '../platform/mail/messages';
import { footerLines } from '../platform/mail/options-and-footer';
import { type MailContent, renderHtml, renderText } from '../platform/mail/render-mail';
import type { MailBatch } from '../platform/outbox/mail-batch';
import type { Rendering } from '../platform/outbox/mail-renderers';
import type { OutboxRow } from '../platform/outbox/outbox-queue';
import type { Db } from '../platform/database/row-helpers';
import { type MailData, readMailData } from './order-mail-data';

/**
 * Lessons as a gift, to their recipient. Nothing of the order is in it: neither a price nor a link that opens it. Names and
 * message are text that a stranger wrote; the blocks escape them.
 */
export function lessonGiftMail(data: MailData, to: LessonRecipient): MailContent & { subject: string } {
  const { company, order, locale, lines, origin } = data;
  const { lessonGift: text, giftCard } = MESSAGES[locale];
  const from = `${order.firstname} ${order.lastname}`;
  const values = { from, shop: company.siteName, name: to.name, email: to.email };
  const titles = lines.filter((line) => isAcademyType(line.product_type)).map(({ title }) => title);
  return {
    language: locale,
    shop: company.siteName,
    subject: fill(text.subject, values),
    title: fill(text.title, values),
    blocks: [
      { kind: 'text', text: fill(giftCard.greeting, values) },
      { kind: 'text', text: fill(text.gift, values) },
      { kind: 'text', text: titles.join('\n') },
      ...(to.message ? [{ kind: 'text' as const, text: `${to.message}\n– ${order.firstname}` }] : []),
      { kind: 'text', text: fill(text.how, values) },
      { kind: 'button', label: text.button, url: `${origin}/login` },
      { kind: 'small', text: fill(text.why, values) },
      { kind: 'text', text: fill(MESSAGES[locale].common.regards, values) },
    ],
    footer: footerLines(data),
  };
}

/** Sends nothing when the lessons were closed again before. */
export async function renderLessonGiftMail(db: Db, row: OutboxRow, batch: MailBatch): Promise<Rendering> {
  if (row.order_id === null) return null;
  const gift = { order_id: row.order_id, source: 'gift', state: 'active' };
  const open: unknown = await db('grants').where(gift).first('id');
  const data = open ? await readMailData(db, row.order_id, null, batch) : null;
  const to = data && readLessonRecipient(data.order);
  if (!data || !to) return null;
  const { subject, ...content } = lessonGiftMail(data, to);
  const mail = { to: to.email, subject, html: renderHtml(content), text: renderText(content) };
  return { mail, company: data.company, origin: data.origin };
}
