import type { Core } from '@strapi/strapi';
import { deleteOldInvitations } from '../academy/adults/end-sharing';
import { runSteps } from '../platform/jobs/process-each';
import type { Job } from '../platform/jobs/start-job';
import { DAY_MS } from '../domain/time';

const EVERY_MS = 60 * 60_000;
/** Browsers not seen for this long are no longer known. */
const DEVICE_DAYS = 365;

/** Deletes expired rows. Codes are kept a day longer, so that their link reports "expired" instead of "unknown". */
function deleteExpiredAccountRows(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const db = strapi.db.connection;
  const before = (days: number): Date => new Date(now - days * DAY_MS);
  return runSteps(strapi, 'Expiry of accounts', {
    sessions: () => db('account_sessions').where('expires_at', '<', before(0)).delete(),
    codes: () => db('account_codes').where('expires_at', '<', before(1)).delete(),
    invitations: () => deleteOldInvitations(db, new Date(now)),
    devices: () => db('account_devices').where('last_seen', '<', before(DEVICE_DAYS)).delete(),
  });
}

export const accountExpiryJob = (strapi: Core.Strapi): Job => ({
  everyMs: EVERY_MS,
  firstRunMs: 10_000,
  run: () => deleteExpiredAccountRows(strapi),
});
