import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import { serverRoutes } from '../../../contract/routes';
import type { Db } from '../../platform/database/row-helpers';
import { env } from '../../platform/env/env';
import { composeMail } from '../../platform/mail/compose-mail';
import { MESSAGES, fill } from '../../platform/mail/messages';
import { formatOptions } from '../../platform/mail/options-and-footer';
import type { Block } from '../../platform/mail/render-mail';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import type { OutboxRow } from '../../platform/outbox/outbox-queue';
import { type BuyableLine, hasOrdered, readBuyableLines } from './buyable-lines';
import { type ReminderRow, stopTokenOf } from './reminder-rows';

/** The cart in the fragment, which is sent to no server and merged into the cart of the browser that opens it. */
const cartLink = (origin: string, lines: BuyableLine[]): string => {
  const cart = lines.map(({ variant, quantity }) => ({
    variantId: variant.variantId,
    quantity,
    options: variant.options.map(({ key, value }) => ({ key, value })),
  }));
  return `${origin}${serverRoutes.cartReminder}#cart=${encodeURIComponent(JSON.stringify(cart))}`;
};

/** Returns null when there is nothing left to send: it was stopped, ordered or sold out since it was enqueued. */
export async function renderCartReminder(db: Db, message: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const [, id = '', sent] = message.topic.split(':');
  const row: ReminderRow | undefined = await db('cart_reminders').where({ document_id: id, state: 'sent' }).first();
  if (!row || row.email === null || String(row.sent) !== sent || (await hasOrdered(db, row))) return null;
  const locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
  const lines = await readBuyableLines(db, row, locale);
  if (lines.length === 0) return null;
  const { cartReminder, common } = MESSAGES[locale];
  const company = await batch.company();
  const origin = env().shopOrigins[locale];
  const values = { shop: company.siteName };
  const blocks: Block[] = [
    { kind: 'text', text: cartReminder.hello },
    { kind: 'text', text: cartReminder.intro },
    ...lines.map(({ variant, quantity }): Block => {
      const options = formatOptions(variant.options, locale);
      return { kind: 'text', text: [`${quantity} × ${variant.title}`, options].filter(Boolean).join('\n') };
    }),
    { kind: 'button', label: cartReminder.button, url: cartLink(origin, lines) },
    { kind: 'small', text: cartReminder.today },
    { kind: 'text', text: fill(common.regards, values) },
    { kind: 'small', text: cartReminder.once },
    {
      kind: 'small',
      text: fill(cartReminder.stop, {
        url: `${origin}${serverRoutes.cartReminder}?stop=${stopTokenOf(row.email_key)}`,
      }),
    },
  ];
  const subject = fill(cartReminder.subject, values);
  return composeMail(company, locale, { to: row.email, subject, title: cartReminder.title, blocks });
}
