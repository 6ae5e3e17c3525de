import { variantPath } from '../../domain/paths';
import type { Block } from '../../platform/mail/render-mail';
import { composeMail } from '../../platform/mail/compose-mail';
import { MESSAGES, fill } from '../../platform/mail/messages';
import { EURO_PRICES } from '../../domain/price-list';
import { readSellableVariants } from '../variants/sellable-variants';
import type { OutboxRow } from '../../platform/outbox/outbox-queue';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import { topicOf } from './delete-requests';
import { unsubscribeTokenOf } from './unsubscribe-token';
import type { Db } from '../../platform/database/row-helpers';
import { formatOptions } from '../../platform/mail/options-and-footer';
import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import { env } from '../../platform/env/env';

interface RequestRow {
  document_id: string;
  variant_id: string;
  email: string;
  language: string;
}

/** Returns null when there is nothing left to send: the request was deleted or the product is no longer sold. */
export async function renderBackInStock(db: Db, message: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const row: RequestRow | undefined = await db('back_in_stock_requests')
    .where({ document_id: message.topic.slice(topicOf('').length) })
    .first();
  if (!row) return null;
  const locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
  const variant = (await readSellableVariants(db, [row.variant_id], locale, EURO_PRICES)).get(row.variant_id);
  if (!variant) return null;
  const texts = MESSAGES[locale];
  const { backInStock, common } = texts;
  const company = await batch.company();
  const origin = env().shopOrigins[locale];
  const { options } = variant;
  const values = { title: variant.title, shop: company.siteName };
  const detail = formatOptions(options, locale);
  const blocks: Block[] = [
    { kind: 'text', text: backInStock.hello },
    { kind: 'text', text: fill(backInStock.intro, values) },
    ...(detail ? [{ kind: 'text' as const, text: detail }] : []),
    { kind: 'button', label: backInStock.button, url: `${origin}${variantPath(locale, variant.slug, options)}` },
    { kind: 'small', text: backInStock.hurry },
    { kind: 'text', text: fill(common.regards, values) },
    { kind: 'small', text: backInStock.once },
    {
      kind: 'small',
      text: fill(backInStock.stop, { url: `${origin}/back-in-stock?request=${unsubscribeTokenOf(row.document_id)}` }),
    },
  ];
  const subject = fill(backInStock.subject, values);
  return composeMail(company, locale, { to: row.email, subject, title: fill(backInStock.title, values), blocks });
}
