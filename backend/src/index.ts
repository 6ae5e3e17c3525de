import type { Core } from '@strapi/strapi';
import { registerAdminRoutes } from './platform/admin/register-admin-routes';
import { checkEnv, env } from './platform/env/env';
import { setMailRenderers } from './platform/outbox/mail-renderers';
import { logProcessWarnings } from './platform/telemetry/log-process-warnings';
import { FEATURES } from './startup/features';
import { startJobs } from './startup/jobs';
import { shutDownOnSignal } from './startup/shut-down';
import { MAIL_RENDERERS } from './startup/mail-renderers';
import { seedWhenEmpty } from './startup/seed-empty-database';

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    checkEnv();
    logProcessWarnings(strapi);
    shutDownOnSignal(strapi);
    setMailRenderers(MAIL_RENDERERS);
    for (const { register } of FEATURES) register?.(strapi);
    registerAdminRoutes(
      strapi,
      FEATURES.flatMap(({ adminRoutes }) => adminRoutes?.(strapi) ?? []),
    );
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    for (const { bootstrap } of FEATURES) await bootstrap?.(strapi);
    if (env().role !== 'worker') {
      await seedWhenEmpty(strapi);
      for (const { start } of FEATURES) await start?.(strapi);
    }
    startJobs(strapi);
  },
};
