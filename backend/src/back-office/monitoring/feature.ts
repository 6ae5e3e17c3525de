import { createServer } from 'node:http';
import type { Core } from '@strapi/strapi';
import { createScrapeListener } from '../../../contract/scrape';
import { env } from '../../platform/env/env';
import type { Feature } from '../../platform/feature/feature';
import { createMetrics, useMetrics } from '../../platform/telemetry/metrics';
import { reportError } from '../../platform/telemetry/report-error';
import { readShopState } from './read-shop-state';
import { createGaugeUpdate } from './shop-gauges';

/** In a worker too: `bootstrap` runs in every process. A port that is taken is logged and stops nothing. */
function bootstrap(strapi: Core.Strapi): void {
  const { metrics: address } = env();
  if (!address) return;
  const db = strapi.db.connection;
  const metrics = createMetrics();
  const update = createGaugeUpdate(metrics.shopState, { pool: () => db.client.pool, read: () => readShopState(db) });
  useMetrics(metrics);
  const onError = (error: unknown): void => {
    reportError(strapi, 'Metrics', error);
  };
  const listener = createScrapeListener({
    contentType: metrics.registry.contentType,
    render: async () => {
      await update();
      return metrics.registry.metrics();
    },
    onError,
  });
  // Does not keep a process that is stopping.
  createServer(listener).on('error', onError).listen(address).unref();
}

export const feature: Feature = {
  name: 'back-office/monitoring',
  bootstrap,
};
