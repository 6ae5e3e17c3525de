import { ShopError } from '../../domain/shop-error';
import type { Db } from '../../platform/database/row-helpers';
import { linkToken, readLinkToken } from '../../platform/secrets/link-token';

const PURPOSE = 'practice-mail';

/**
 * Of the link in each mail that turns them off. It stands for the account, so that the link of an older mail also turns off
 * what was turned on again since.
 * @param account document id of the account
 */
export const stopToken = (account: string): string => linkToken(PURPOSE, account);

/** Turns the mail off for whoever holds the link, without a session. Idempotent. @throws InvalidCode */
export async function stopPracticeMail(db: Db, body: unknown): Promise<void> {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const token = typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined;
  const account = readLinkToken(PURPOSE, token);
  if (!account) throw new ShopError('InvalidCode', 'This link is invalid');
  await db('practice_mails')
    .whereIn('user_id', db('up_users').where({ document_id: account }).select('id'))
    .delete();
}
