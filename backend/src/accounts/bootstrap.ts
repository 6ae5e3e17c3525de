import type { Core } from '@strapi/strapi';
import { registerAccountMails } from '../mails/account-mails';
import { watchUsers } from './admin-changes';
import { ensureAccountIndexes } from './indexes';
import { startAccountSweep } from './sweep';

export async function bootstrapAccounts(strapi: Core.Strapi): Promise<void> {
  registerAccountMails();
  await ensureAccountIndexes(strapi);
  watchUsers(strapi);
  startAccountSweep(strapi);
}
