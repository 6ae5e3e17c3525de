import { dataOf } from '../../domain/parse-fields';
import { ShopError } from '../../domain/shop-error';
import { deleteRequestsOf } from './delete-requests';
import { readUnsubscribeToken } from './unsubscribe-token';
import type { Db } from '../../platform/database/row-helpers';

/**
 * Deletes all requests of the email address behind an unsubscribe link. Idempotent: also succeeds when the request no
 * longer exists.
 */
export async function unsubscribe(db: Db, body: unknown): Promise<void> {
  const data = dataOf(body);
  const token = typeof data === 'object' && data !== null && 'request' in data ? data.request : undefined;
  const id = readUnsubscribeToken(token);
  if (!id) throw new ShopError('InvalidCode', 'This link does not work');
  const row: { email: string } | undefined = await db('back_in_stock_requests')
    .where({ document_id: id })
    .first('email');
  if (row) await deleteRequestsOf(db, row.email);
}
