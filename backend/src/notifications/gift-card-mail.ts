import { z } from 'zod';
import { type GiftCardRow } from '../orders/gift-cards/card-rows';
import { raiseAlert } from '../orders/alerts/raise-alert';
import { codeOfCard } from '../orders/gift-cards/card-code';
import { readGiftRecipient } from '../orders/records/order-rows';
import { MESSAGES, fill } from '../platform/mail/messages';
import { footerLines } from '../platform/mail/options-and-footer';
import { type Block, type MailContent, renderHtml, renderText } from '../platform/mail/render-mail';
import type { MailBatch } from '../platform/outbox/mail-batch';
import type { Rendering } from '../platform/outbox/mail-renderers';
import { type OutboxRow, parsePayload } from '../platform/outbox/outbox-queue';
import type { Db } from '../platform/database/row-helpers';
import { money } from './order-mail-blocks';
import { type MailData, readMailData } from './order-mail-data';

const payloadSchema = z.object({ card: z.number().int() });

const PICTURE = { url: '/images/gift-card.png', width: 1072, height: 560 };

/** The card as its owner gets it: picture, code and how to spend it. Nothing of the order is in it, because it may go to somebody else. */
function giftCardMail(data: MailData, card: GiftCardRow, code: string): MailContent & { subject: string } {
  const { giftCard: text } = MESSAGES[data.locale];
  const { company, order } = data;
  const recipient = readGiftRecipient(order);
  const values = { amount: money(data, card.amount), shop: company.siteName, from: order.firstname };
  const isGift = Boolean(recipient?.email || recipient?.name);
  const opening: Block[] = [
    ...(recipient?.name ? [{ kind: 'text' as const, text: fill(text.greeting, { name: recipient.name }) }] : []),
    ...(recipient?.message ? [{ kind: 'text' as const, text: `${recipient.message}\n– ${order.firstname}` }] : []),
    { kind: 'text', text: fill(text.gift, values) },
    ...(isGift ? [] : [{ kind: 'text' as const, text: text.intro }]),
  ];
  return {
    language: data.locale,
    shop: company.siteName,
    subject: fill(isGift ? text.subjectFrom : text.subject, values),
    title: fill(isGift ? text.titleFrom : text.title, values),
    blocks: [
      { kind: 'picture', ...PICTURE, url: `${data.origin}${PICTURE.url}`, alt: text.alt },
      ...opening,
      {
        kind: 'details',
        rows: [
          [text.code, code],
          [text.value, values.amount],
        ],
      },
      { kind: 'text', text: text.how },
      { kind: 'button', label: text.button, url: data.origin },
      { kind: 'small', text: text.safe },
      { kind: 'text', text: fill(MESSAGES[data.locale].common.regards, { shop: company.siteName }) },
    ],
    footer: footerLines(data),
  };
}

/** Keeps the mail in the outbox, for a code that opens nothing is worse than none yet, and tells the operators. */
async function refuseCode(db: Db, card: GiftCardRow): Promise<never> {
  const alert = { kind: 'gift-card-code' as const, orderId: card.order_id, topic: `gift-card:${card.id}` };
  await db.transaction((trx) => raiseAlert(trx, { ...alert, data: { end: card.code_end } }));
  throw new Error('The code of the gift card was made with another ACCESS_SECRET');
}

/** Sends nothing when the card was given back or blocked before its day. */
export async function renderGiftCardMail(db: Db, row: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const { card: id } = payloadSchema.parse(parsePayload(row.payload));
  const card: GiftCardRow | undefined = await db('gift_cards').where({ id, state: 'open' }).first();
  const data = card ? await readMailData(db, card.order_id, null, batch) : null;
  if (!card || !data) return null;
  const code = codeOfCard(card);
  if (code === null) return refuseCode(db, card);
  const { subject, ...content } = giftCardMail(data, card, code);
  const to = readGiftRecipient(data.order)?.email ?? data.order.email;
  const mail = { to, subject, html: renderHtml(content), text: renderText(content) };
  return { mail, company: data.company, origin: data.origin };
}
