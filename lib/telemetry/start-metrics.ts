import { createServer } from 'node:http';
import { createScrapeListener, type MetricsAddress } from '@/backend/contract/scrape';
import { reportError } from '@/lib/core/report-error';
import { useMeters } from './meters';
import { createMetrics, type Metrics, type PageCacheStats } from './metrics';

/** Measures from now on, and serves what was measured. A port that is taken is reported and stops nothing. */
export function startMetrics(address: MetricsAddress, readPageCache: () => PageCacheStats | null): Metrics {
  const metrics = createMetrics(readPageCache);
  useMeters(metrics);
  const onError = (error: unknown): void => reportError(error, { where: 'metrics' });
  const listener = createScrapeListener({
    contentType: metrics.registry.contentType,
    render: () => metrics.registry.metrics(),
    onError,
  });
  // Does not keep a process that is stopping.
  createServer(listener).on('error', onError).listen(address).unref();
  return metrics;
}
