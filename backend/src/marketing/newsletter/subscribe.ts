import type { Knex } from 'knex';
import { z } from 'zod';
import { emailField } from '../../domain/text-fields';
import { ShopError, invalidFields } from '../../domain/shop-error';
import { formLimits } from '../../content/forms/rate-limits';
import { transact } from '../../platform/database/transact';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { findConsentText } from './consent-texts';
import { subscriberTopic } from './subscribers';
import { createStamps } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import { type Locale } from '../../../contract/locales';

const signUpSchema = z.object({ email: emailField, consent: z.string().max(64) });

function readSignUp(body: unknown) {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof data !== 'object' || data === null) throw new ShopError('MalformedRequest', 'There is no data');
  const parsed = signUpSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw invalidFields(
    parsed.error.issues.slice(0, 5).map(({ path, message }) => ({ path: path.map(String), name: message })),
  );
}

interface Wish {
  email: string;
  language: Locale;
  consent: string;
}

/** Asks the owner of the address. Who is on the list already is asked nothing, and who asks again is asked again. */
async function noteWish(trx: Knex.Transaction, { email, language, consent }: Wish, now: Date): Promise<boolean> {
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
  // A mail that was asked for again is sent again: the one before may be lost, or too old to work.
  await trx('outbox_messages').where({ topic, kind: 'newsletter.confirm' }).whereNot({ state: 'pending' }).delete();
  await enqueueMails(trx, [{ topic, kind: 'newsletter.confirm' }], now);
  return true;
}

/**
 * Notes that somebody wants the newsletter, and mails the address a link: only who can read its mail gets on the list
 * (double opt-in; § 7(2) no. 2 UWG, art. 11.7 Telecommunicatiewet). The answer is the same for everybody, so that
 * nobody learns who is on the list. More mails to one address than the hour allows are left out in silence.
 */
export async function signUp(db: Knex, body: unknown, language: Locale, now = new Date()): Promise<void> {
  const { email, consent: key } = readSignUp(body);
  const consent = await findConsentText(db, key);
  if (consent === null) throw invalidFields([{ path: ['consent'], name: 'required' }]);
  if (!(await formLimits().confirmations.take(email))) return;
  if (await transact(db, (trx) => noteWish(trx, { email, language, consent }, now))) wakeJob('outbox');
}
