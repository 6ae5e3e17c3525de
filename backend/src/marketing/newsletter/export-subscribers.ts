import { BYTE_ORDER_MARK, csvLine } from '../../platform/files/csv';
import { NEWSLETTER_PATH } from './newsletter-mails';
import type { SubscriberRow } from './subscriber-rows';
import { subscriberToken } from './subscriber-tokens';
import { toIso, type Db } from '../../platform/database/row-helpers';
import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import { env } from '../../platform/env/env';

const BATCH = 200;
const HEAD = ['E-mail', 'Language', 'Confirmed', 'Asked', 'Agreed to', 'Link to unsubscribe'];

/**
 * Confirmed subscribers as CSV for a mailing service, with the consent text and the personal unsubscribe link that every
 * newsletter must contain.
 */
export async function* exportSubscribers(db: Db): AsyncGenerator<string> {
  const hosts = env().shopOrigins;
  yield `${BYTE_ORDER_MARK}${csvLine(HEAD)}`;
  let after = 0;
  for (;;) {
    const rows: SubscriberRow[] = await db('newsletter_subscribers')
      .where({ state: 'confirmed' })
      .andWhere('id', '>', after)
      .orderBy('id')
      .limit(BATCH);
    for (const row of rows) {
      const locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
      const stop = `${hosts[locale]}${NEWSLETTER_PATH}?stop=${subscriberToken('stop', row.document_id)}`;
      const times = [row.confirmed_at, row.requested_at].map((time) => toIso(time) ?? '');
      yield csvLine([row.email, row.language, ...times, row.consent, stop]);
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return;
  }
}
