import type { Core } from '@strapi/strapi';
import { deleteSharingOf } from '../academy/adults/end-sharing';
import { deleteChildrenOf } from '../academy/children/delete-children';
import { deletePracticeMail } from '../academy/practice-mail/practice-rows';
import { deleteAcknowledgements } from '../academy/acknowledgements/acknowledgement-rows';
import { deleteQuestionsOf } from '../academy/questions/customer-questions';
import { revalidateLessons } from '../academy/questions/revalidate-lessons';
import { deleteProgress } from '../academy/progress/delete-progress';
import { forgetParcelCards } from '../academy/parcel-cards/parcel-card-rows';
import { revokeGiftedGrants } from '../academy/access/account-grants';
import { deleteRequestsOf } from '../catalog/back-in-stock/delete-requests';
import { deleteSubmissionsOf } from '../content/forms/delete-expired-submissions';
import { deleteRemindersOf } from '../marketing/cart-reminders/reminder-rows';
import { deleteSubscriberByEmail } from '../marketing/newsletter/delete-subscriber';
import { deleteReviewsOf } from '../marketing/reviews/customer-reviews';
import { transact } from '../platform/database/transact';
import { mailCode } from '../accounts/code-store';
import { type AccountRow, removeUser } from '../accounts/account-store';
import type { ClientInfo } from '../accounts/client-info';
import { wakeJob } from '../platform/jobs/start-job';

/**
 * Permanently deletes an account with its children, for every adult who shares them, form submissions, reviews and questions. Orders are kept with their invoice data (seven
 * years: art. 52 AWR; ten for sales under the One Stop Shop: Directive 2006/112/EC art. 369k), unlinked from the person and
 * never attached to a later account with the same email address.
 */
export async function deleteAccount(strapi: Core.Strapi, account: AccountRow, visitor: ClientInfo): Promise<void> {
  const { id, email, firstname } = account;
  // Before the account itself, so that an interrupted deletion can be repeated by its owner.
  await deleteSubmissionsOf(strapi.db.connection, email);
  await deleteRequestsOf(strapi.db.connection, email);
  await deleteRemindersOf(strapi.db.connection, email);
  await deleteSubscriberByEmail(strapi.db.connection, email);
  await deleteReviewsOf(strapi, id);
  const asked = await transact(strapi.db.connection, async (trx) => {
    await deleteProgress(trx, id);
    await deleteAcknowledgements(trx, id);
    await deletePracticeMail(trx, id);
    await trx('orders').where({ user_id: id }).update({ user_id: null, account_state: 'deleted' });
    await deleteChildrenOf(trx, id);
    await deleteSharingOf(trx, id);
    const questions = await deleteQuestionsOf(trx, id);
    await forgetParcelCards(trx, id);
    await revokeGiftedGrants(trx, id, email, new Date());
    await trx('account_codes').where({ email }).delete();
    await removeUser(trx, id);
    await mailCode(trx, { kind: 'goodbye', email, visitor, data: { firstname: firstname ?? '' } });
    return questions;
  });
  revalidateLessons(asked);
  wakeJob('outbox');
}
