import type { Core } from '@strapi/strapi';
import { ShopError } from '../../domain/shop-error';
import { transact } from '../../platform/database/transact';
import { wakeJob } from '../../platform/jobs/start-job';
import { findAccountById } from '../account-store';
import type { ClientInfo } from '../client-info';
import { mailCode } from '../code-store';
import { type RemovedPasskey, deletePasskey } from './passkey-store';

/** Removes a passkey and tells the owner by mail. The mailed code always remains to sign in with. */
export async function removePasskey(
  strapi: Core.Strapi,
  userId: number,
  documentId: string,
  visitor: ClientInfo,
): Promise<RemovedPasskey> {
  const removed = await transact(strapi.db.connection, async (trx) => {
    const account = await findAccountById(trx, userId);
    const passkey = account && (await deletePasskey(trx, userId, documentId));
    if (!passkey) throw new ShopError('NotFound', 'There is no such passkey');
    const { name, domain } = passkey;
    await mailCode(trx, { kind: 'passkey-removed', email: account.email, userId, visitor, data: { name, domain } });
    return passkey;
  });
  wakeJob('outbox');
  return removed;
}
