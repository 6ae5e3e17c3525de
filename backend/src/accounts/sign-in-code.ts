import type { Core } from '@strapi/strapi';
import { transact } from '../platform/database/transact';
import { expireCodes, refuseCode, sendCode, useShortCode } from './code-store';
import { isKnownDeviceOf } from './device-store';
import { mayMail } from './rate-limits';
import { proveMailbox } from './prove-mailbox';
import { canReceiveCode } from './can-receive-code';
import { type SignedIn, openSession } from './sign-in';
import type { ClientInfo } from './client-info';

/**
 * Mails a sign-in code. A new code expires the previous one of the same browser. Known browsers have their own limit, so
 * that strangers cannot exhaust it.
 */
export async function requestCode(strapi: Core.Strapi, email: string, visitor: ClientInfo): Promise<void> {
  const db = strapi.db.connection;
  const known = await isKnownDeviceOf(db, email, visitor.device);
  if (!(await mayMail('signinDevice', `${email} ${visitor.device ?? visitor.rateLimitKey}`))) return;
  if (!known && !(await mayMail('signinNetwork', `${email} ${visitor.rateLimitKey}`))) return;
  if (!known && !(await mayMail('signin', email))) return;
  await expireCodes(db, { kind: 'signin', email, device: visitor.device });
  await sendCode(db, { kind: 'signin', email, visitor });
}

export async function signInWithCode(
  strapi: Core.Strapi,
  { email, code }: { email: string; code: string },
  visitor: ClientInfo,
): Promise<SignedIn> {
  const db = strapi.db.connection;
  await useShortCode(db, { email, device: visitor.device, code });
  return transact(db, async (trx) => {
    // Without a recipient the code was never mailed.
    if (!(await canReceiveCode(trx, email))) throw refuseCode(undefined);
    const account = await proveMailbox(trx, { email, language: visitor.locale }, visitor);
    return openSession(trx, account, visitor);
  });
}
