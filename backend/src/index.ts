import type { Core } from '@strapi/strapi';
import { registerAdminRoutes } from './platform/admin/register-admin-routes';
import { takeStartTurn } from './platform/cluster/start-lock';
import { checkEnv, env } from './platform/env/env';
import { closeOwnPostgres } from './platform/postgres/own-postgres';
import { setMailRenderers } from './platform/outbox/mail-renderers';
import { logProcessWarnings } from './platform/telemetry/log-process-warnings';
import { startTelemetry, startTracingQueries, stopTelemetry } from './platform/telemetry/start-telemetry';
import { FEATURES } from './startup/features';
import { startJobs } from './startup/jobs';
import { shutDownOnSignal } from './startup/shut-down';
import { MAIL_RENDERERS } from './startup/mail-renderers';
import { seedWhenEmpty } from './startup/seed-empty-database';

let endStartTurn = async (): Promise<void> => undefined;

export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    checkEnv();
    logProcessWarnings(strapi);
    await startTelemetry();
    shutDownOnSignal(strapi);
    setMailRenderers(MAIL_RENDERERS);
    for (const { register } of FEATURES) register?.(strapi);
    registerAdminRoutes(
      strapi,
      FEATURES.flatMap(({ adminRoutes }) => adminRoutes?.(strapi) ?? []),
    );
    // Strapi opens the database after this.
    endStartTurn = await takeStartTurn();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    startTracingQueries(strapi);
    for (const { bootstrap } of FEATURES) await bootstrap?.(strapi);
    if (env().role !== 'worker') {
      await seedWhenEmpty(strapi);
      for (const { start } of FEATURES) await start?.(strapi);
    }
    await endStartTurn();
    startJobs(strapi);
  },

  async destroy(): Promise<void> {
    await Promise.all([closeOwnPostgres(), stopTelemetry()]);
  },
};
