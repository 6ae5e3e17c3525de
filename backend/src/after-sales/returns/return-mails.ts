import { z } from 'zod';
import { countArrived, missingPieces, type Pieces } from '../../domain/awaited-return';
import { formatDay } from '../../domain/shop-calendar';
import { type CustomerMail, composeMail, openButton } from '../../notifications/customer-mails';
import { money } from '../../notifications/order-mail-blocks';
import { type MailData, readMailData } from '../../notifications/order-mail-data';
import { formatLineOptions } from '../../orders/records/format-line-options';
import { type Arrival, type ReturnRow, parseReturn } from '../../orders/records/return-rows';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { MESSAGES, type Messages, fill } from '../../platform/mail/messages';
import { type Block, renderHtml, renderText } from '../../platform/mail/render-mail';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import { type OutboxRow, parsePayload } from '../../platform/outbox/outbox-queue';
import { returnAddressOf } from '../../platform/settings/company';
import { LOCALE_SETTINGS } from '../../../contract/locales';

export const returnTopic = (id: number): string => `return:${id}`;

interface ReturnMail {
  data: MailData;
  row: ReturnRow;
  given: ReturnType<typeof parseReturn>;
  words: Messages['return'];
}

/** Pieces without prices: what is refunded depends on how they come back. */
function pieceBlock({ data }: ReturnMail, pieces: Pieces[]): Block {
  const rows = pieces.flatMap(({ lineId, quantity }) => {
    const line = data.lines.find(({ id }) => id === lineId);
    const options = line ? formatLineOptions(line, data.locale) : '';
    return line ? [`${quantity} × ${[line.title, options].filter(Boolean).join(', ')}`] : [];
  });
  return { kind: 'text', text: rows.join('\n') };
}

/** What to send, where and until when. */
function sendBackBlocks(mail: ReturnMail): Block[] {
  const { data, row, words } = mail;
  const until = toDate(row.send_back_by) ?? new Date();
  const day = formatDay(until, data.company.timeZone, LOCALE_SETTINGS[data.locale].tag);
  return [
    pieceBlock(mail, missingPieces(mail.given)),
    {
      kind: 'details',
      rows: [
        [words.until, day],
        [words.address, returnAddressOf(data.company, data.locale).join('\n')],
      ],
    },
  ];
}

function acceptedMail(mail: ReturnMail): CustomerMail {
  const { data, given, words } = mail;
  const orderNr = data.order.order_nr;
  return composeMail(data, words.accepted.subject, words.accepted.title, [
    { kind: 'text', text: fill(words.accepted.intro, { orderNr }) },
    ...sendBackBlocks(mail),
    { kind: 'text', text: fill(words.accepted.how, { orderNr }) },
    { kind: 'text', text: given.isRefundedAhead ? words.accepted.refunded : words.accepted.waits },
    openButton(data),
  ]);
}

function reminderMail(mail: ReturnMail): CustomerMail {
  const { data, words } = mail;
  return composeMail(data, words.reminder.subject, words.reminder.title, [
    { kind: 'text', text: fill(words.reminder.intro, { orderNr: data.order.order_nr }) },
    ...sendBackBlocks(mail),
    { kind: 'text', text: words.reminder.sent },
    openButton(data),
  ]);
}

const arrivedSchema = z.object({ arrival: z.number(), amount: z.number() });

function arrivedMail(mail: ReturnMail, arrival: Arrival, amount: number): CustomerMail {
  const { data, row, given, words } = mail;
  const came = arrival.lines.map((line) => ({ lineId: line.lineId, quantity: countArrived(line) }));
  const withheld = arrival.lines.reduce((sum, line) => sum + line.withheld, 0);
  const values = { amount: money(data, amount), withheld: money(data, withheld), reason: arrival.reason };
  const isWaiting = row.ended_at === null && missingPieces(given).length > 0;
  return composeMail(data, words.arrived.subject, words.arrived.title, [
    { kind: 'text', text: fill(words.arrived.intro, { orderNr: data.order.order_nr }) },
    pieceBlock(mail, came),
    ...(amount > 0 ? [{ kind: 'text' as const, text: fill(words.arrived.refund, values) }] : []),
    ...(withheld > 0 ? [{ kind: 'text' as const, text: fill(words.arrived.withheld, values) }] : []),
    ...(isWaiting ? [{ kind: 'text' as const, text: words.arrived.rest }, ...sendBackBlocks(mail)] : []),
    openButton(data),
  ]);
}

/** A reminder of what came, or is no longer awaited, is not sent. */
function compose(mail: ReturnMail, outbox: OutboxRow): CustomerMail | null {
  if (outbox.kind === 'return.accepted') return acceptedMail(mail);
  if (outbox.kind === 'return.reminder') return mail.row.ended_at === null ? reminderMail(mail) : null;
  const { arrival: index, amount } = arrivedSchema.parse(parsePayload(outbox.payload));
  const arrival = mail.given.arrivals[index];
  return arrival ? arrivedMail(mail, arrival, amount) : null;
}

/** To the address of the order: the link in the mail opens all of it. */
export async function renderReturnMail(db: Db, outbox: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const id = Number(outbox.topic.split(':')[1]);
  const row: ReturnRow | undefined = await db('order_returns').where({ id }).first();
  const data = row ? await readMailData(db, row.order_id, null, batch) : null;
  if (!row || !data) return null;
  const mail = { data, row, given: parseReturn(row), words: MESSAGES[data.locale].return };
  const composed = compose(mail, outbox);
  if (!composed) return null;
  const { subject, ...content } = composed;
  return {
    mail: { to: data.order.email, subject, html: renderHtml(content), text: renderText(content) },
    company: data.company,
    origin: data.origin,
  };
}
