import { ShopError } from '../../domain/shop-error';
import type { Db } from '../../platform/database/row-helpers';
import { linkToken, readLinkToken } from '../../platform/secrets/link-token';

const PURPOSE = 'practice-mail';

/** Of the link in each mail that turns them off. */
export const stopToken = (documentId: string): string => linkToken(PURPOSE, documentId);

/** Turns the mail off for whoever holds the link, without a session. Idempotent. @throws InvalidCode */
export async function stopPracticeMail(db: Db, body: unknown): Promise<void> {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const token = typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined;
  const id = readLinkToken(PURPOSE, token);
  if (!id) throw new ShopError('InvalidCode', 'This link is invalid');
  await db('practice_mails').where({ document_id: id }).delete();
}
