import { formatDay } from '../../domain/shop-calendar';
import { composeMail, openButton } from '../../notifications/customer-mails';
import { readMailData } from '../../notifications/order-mail-data';
import type { ExchangeRow } from '../../orders/records/exchange-rows';
import { formatLineOptions } from '../../orders/records/format-line-options';
import type { ReturnRow } from '../../orders/records/return-rows';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { MESSAGES, fill } from '../../platform/mail/messages';
import { type Block, renderHtml, renderText } from '../../platform/mail/render-mail';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import type { OutboxRow } from '../../platform/outbox/outbox-queue';
import { returnAddressOf } from '../../platform/settings/company';
import { LOCALE_SETTINGS } from '../../../contract/locales';

export const exchangeTopic = (id: number): string => `exchange:${id}`;

/** The size is kept, was sent, or is not kept any longer. To the address of the order, as mails of returns. */
export async function renderExchangeMail(db: Db, outbox: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const id = Number(outbox.topic.split(':')[1]);
  const row: ExchangeRow | undefined = await db('order_exchanges').where({ id }).first();
  const data = row ? await readMailData(db, row.order_id, null, batch) : null;
  const line = data?.lines.find((one) => one.id === row?.line_id);
  const back: ReturnRow | undefined = row && (await db('order_returns').where({ id: row.return_id }).first());
  if (!row || !data || !line || !back) return null;
  const { exchange: words, return: send } = MESSAGES[data.locale];
  const { tag } = LOCALE_SETTINGS[data.locale];
  const day = (at: Date | null): string => formatDay(at ?? new Date(), data.company.timeZone, tag);
  const values = {
    orderNr: data.order.order_nr,
    title: line.title,
    options: formatLineOptions(row, data.locale),
    date: day(toDate(row.held_until)),
  };
  const text = (template: string): Block => ({ kind: 'text', text: fill(template, values) });
  const details: Block = {
    kind: 'details',
    rows: [
      [send.until, day(toDate(back.send_back_by))],
      [send.address, returnAddressOf(data.company, data.locale).join('\n')],
    ],
  };
  const mail = {
    'exchange.accepted': [
      words.accepted,
      [
        text(words.accepted.intro),
        details,
        text(send.accepted.how),
        text(words.accepted.kept),
        text(words.accepted.rights),
      ],
    ],
    'exchange.sent': [words.sent, [text(words.sent.intro)]],
    'exchange.ended': [words.ended, [text(words.ended.intro), text(words.ended.refund)]],
  } as const;
  const [{ subject, title }, blocks] = mail[outbox.kind as keyof typeof mail];
  const content = composeMail(data, subject, title, [...blocks, openButton(data)]);
  return {
    mail: { to: data.order.email, subject: content.subject, html: renderHtml(content), text: renderText(content) },
    company: data.company,
    origin: data.origin,
  };
}
