import type { Core } from '@strapi/strapi';
import { deleteOldInvitations } from '../academy/adults/end-sharing';
import type { Job } from '../platform/jobs/start-job';
import { DAY_MS } from '../domain/time';

const EVERY_MS = 60 * 60_000;
/** Browsers not seen for this long are no longer known. */
const DEVICE_DAYS = 365;

/** Deletes expired rows. Codes are kept a day longer, so that their link reports "expired" instead of "unknown". */
async function deleteExpiredAccountRows(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const db = strapi.db.connection;
  await db('account_sessions').where('expires_at', '<', new Date(now)).delete();
  await db('account_codes')
    .where('expires_at', '<', new Date(now - DAY_MS))
    .delete();
  await deleteOldInvitations(db, new Date(now));
  await db('account_devices')
    .where('last_seen', '<', new Date(now - DEVICE_DAYS * DAY_MS))
    .delete();
}

export const accountExpiryJob = (strapi: Core.Strapi): Job => ({
  everyMs: EVERY_MS,
  firstRunMs: 10_000,
  run: () => deleteExpiredAccountRows(strapi),
});
