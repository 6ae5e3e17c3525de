import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';

async function bootstrapPracticeMail(strapi: Core.Strapi): Promise<void> {
  await createUniqueIndex(strapi, 'shop_practice_mails_user', 'practice_mails (user_id)');
  await strapi.db.connection.raw('create index if not exists shop_practice_mails_due on practice_mails (next_at)');
}

export const feature: Feature = { name: 'academy/practice-mail', bootstrap: bootstrapPracticeMail };
