import type { Core } from '@strapi/strapi';
import { registerAccountMails } from './mails';
import { watchUsers } from './watch-admin-changes';
import { ensureAccountIndexes } from './indexes';
import { startAccountSweep } from './expiry-job';

export async function bootstrapAccounts(strapi: Core.Strapi): Promise<void> {
  registerAccountMails();
  await ensureAccountIndexes(strapi);
  watchUsers(strapi);
  startAccountSweep(strapi);
}
