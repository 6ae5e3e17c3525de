import type { Knex } from 'knex';
import { z } from 'zod';
import { emailField } from '../../domain/text-fields';
import { ShopError, invalidFields } from '../../domain/shop-error';
import { formLimits } from '../../content/forms/rate-limits';
import { transact } from '../../platform/database/transact';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { findConsentText } from './find-consent-text';
import { subscriberTopic } from './subscriber-rows';
import { createStamps } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import { type Locale } from '../../../contract/locales';

const signUpSchema = z.object({ email: emailField, consent: z.string().max(64) });

function readSignUp(body: unknown) {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof data !== 'object' || data === null) throw new ShopError('MalformedRequest', 'The request has no data');
  const parsed = signUpSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw invalidFields(
    parsed.error.issues.slice(0, 5).map(({ path, message }) => ({ path: path.map(String), name: message })),
  );
}

interface SubscriptionRequest {
  email: string;
  language: Locale;
  consent: string;
}

/** Stores a pending subscription and enqueues its confirmation mail. Returns false for confirmed subscribers. */
async function savePendingSubscriber(
  trx: Knex.Transaction,
  { email, language, consent }: SubscriptionRequest,
  now: Date,
): Promise<boolean> {
  await trx('newsletter_subscribers')
    .insert({ ...createStamps(now), email, language, consent, state: 'pending', requested_at: now })
    .onConflict('email')
    .ignore();
  const [row]: { document_id: string }[] = await trx('newsletter_subscribers')
    .where({ email, state: 'pending' })
    .update({ language, consent, requested_at: now, updated_at: now })
    .returning('document_id');
  if (!row) return false;
  const topic = subscriberTopic(row.document_id);
  // A repeated request sends the mail again, because the previous one may be lost or expired.
  await trx('outbox_messages').where({ topic, kind: 'newsletter.confirm' }).whereNot({ state: 'pending' }).delete();
  await enqueueMails(trx, [{ topic, kind: 'newsletter.confirm' }], now);
  return true;
}

/**
 * Requests a subscription with double opt-in (§ 7(2) no. 2 UWG, art. 11.7 Telecommunicatiewet): the email address gets a
 * confirmation link. The response never reveals whether an address is subscribed; mails above the hourly limit are
 * silently dropped.
 */
export async function requestSubscription(db: Knex, body: unknown, language: Locale, now = new Date()): Promise<void> {
  const { email, consent: key } = readSignUp(body);
  const consent = await findConsentText(db, key);
  if (consent === null) throw invalidFields([{ path: ['consent'], name: 'required' }]);
  if (!(await formLimits().confirmations.take(email))) return;
  if (await transact(db, (trx) => savePendingSubscriber(trx, { email, language, consent }, now))) wakeJob('outbox');
}
