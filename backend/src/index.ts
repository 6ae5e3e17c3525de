import type { Core } from '@strapi/strapi';
import { registerAdminRoutes } from './platform/admin/route';
import { checkEnv } from './platform/env/env';
import { registerMails } from './platform/outbox/renderers';
import { FEATURES } from './startup/features';
import { startJobs } from './startup/jobs';
import { MAIL_RENDERERS } from './startup/mails';
import { seedWhenEmpty } from './startup/seed';

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    checkEnv();
    registerMails(MAIL_RENDERERS);
    for (const { register } of FEATURES) register?.(strapi);
    registerAdminRoutes(
      strapi,
      FEATURES.flatMap(({ adminRoutes }) => adminRoutes?.(strapi) ?? []),
    );
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    for (const { bootstrap } of FEATURES) await bootstrap?.(strapi);
    await seedWhenEmpty(strapi);
    for (const { start } of FEATURES) await start?.(strapi);
    startJobs(strapi);
  },
};
