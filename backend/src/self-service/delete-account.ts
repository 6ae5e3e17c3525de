import type { Core } from '@strapi/strapi';
import { deleteProgress } from '../academy/progress/delete-progress';
import { revokeGiftedGrants } from '../academy/access/account-grants';
import { deleteRequestsOf } from '../catalog/back-in-stock/delete-requests';
import { deleteSubmissionsOf } from '../content/forms/delete-expired-submissions';
import { forgetSubscriberOf } from '../marketing/newsletter/delete-subscriber';
import { forgetReviewsOf } from '../marketing/reviews/delete-reviews';
import { transact } from '../platform/database/transact';
import { mailCode } from '../accounts/code-store';
import { type AccountRow, removeUser } from '../accounts/account-store';
import type { ClientInfo } from '../accounts/client-info';
import { wakeJob } from '../platform/jobs/start-job';

/**
 * Deletes an account for good. Orders stay as the tax law asks (seven years, art. 52 AWR): with what the invoice says,
 * without their link to the person, and never to be found by a later account with the same address. What was sent with forms goes too, and what was
 * written about products.
 */
export async function deleteAccount(strapi: Core.Strapi, account: AccountRow, visitor: ClientInfo): Promise<void> {
  const { id, email, firstname } = account;
  // Before the account: if this stops half-way, its owner can ask again.
  await deleteSubmissionsOf(strapi.db.connection, email);
  await deleteRequestsOf(strapi.db.connection, email);
  await forgetSubscriberOf(strapi.db.connection, email);
  await forgetReviewsOf(strapi, id);
  await transact(strapi.db.connection, async (trx) => {
    await deleteProgress(trx, id);
    await trx('orders').where({ user_id: id }).update({ user_id: null, account_state: 'deleted' });
    await revokeGiftedGrants(trx, id, email, new Date());
    await trx('account_codes').where({ email }).delete();
    await removeUser(trx, id);
    await mailCode(trx, { kind: 'goodbye', email, visitor, data: { firstname: firstname ?? '' } });
  });
  wakeJob('outbox');
}
