import type { Block } from '../../platform/mail/render-mail';
import { composeMail } from '../../platform/mail/compose-mail';
import { MESSAGES, fill } from '../../platform/mail/messages';
import type { OutboxRow } from '../../platform/outbox/outbox-queue';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import { findSubscriber, subscriberTopic } from './subscriber-rows';
import { subscriberToken } from './subscriber-tokens';
import type { Db } from '../../platform/database/row-helpers';
import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import { env } from '../../platform/env/env';

export const NEWSLETTER_PATH = '/newsletter';

/** Null if the subscriber was deleted or is no longer in the state the mail is for. */
export async function renderNewsletterMail(db: Db, message: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const row = await findSubscriber(db, message.topic.slice(subscriberTopic('').length));
  const isWelcome = message.kind === 'newsletter.welcome';
  if (!row || (row.state === 'confirmed') !== isWelcome) return null;
  const locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
  const texts = MESSAGES[locale].newsletter;
  const company = await batch.company();
  const origin = env().shopOrigins[locale];
  const values = { shop: company.siteName };
  const link = (purpose: 'confirm' | 'stop'): string =>
    `${origin}${NEWSLETTER_PATH}?${purpose}=${subscriberToken(purpose, row.document_id)}`;
  const part = isWelcome ? texts.welcome : texts.confirm;
  const blocks: Block[] = [
    { kind: 'text', text: fill(part.intro, values) },
    ...(isWelcome
      ? [{ kind: 'small' as const, text: fill(texts.welcome.stop, { url: link('stop') }) }]
      : [
          { kind: 'button' as const, label: texts.confirm.button, url: link('confirm') },
          { kind: 'small' as const, title: texts.confirm.agreed, text: row.consent },
          { kind: 'small' as const, text: texts.confirm.notYou },
        ]),
    { kind: 'text', text: fill(MESSAGES[locale].common.regards, values) },
  ];
  const subject = fill(part.subject, values);
  return composeMail(company, locale, { to: row.email, subject, title: fill(part.title, values), blocks });
}
