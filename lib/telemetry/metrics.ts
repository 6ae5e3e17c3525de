import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DURATION_BUCKETS, statusClass } from '@/backend/contract/request-metrics';
import type { BackendCall, Meters } from './meters';
import type { AnsweredRequest } from './observe-request';

/** Counts of the pages in memory; a page sent from there is not among the observed requests. */
export interface PageCacheStats {
  hits: number;
  misses: number;
  pages: number;
  bytes: number;
}

export interface Metrics extends Meters {
  registry: Registry;
  request: (answered: AnsweredRequest) => void;
  error: () => void;
}

const NOTHING: PageCacheStats = { hits: 0, misses: 0, pages: 0, bytes: 0 };

function resultOf(status: BackendCall['status']): string {
  if (status === null) return 'down';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
}

/** Everything that the storefront measures. Names and labels are used in `ops/`. */
export function createMetrics(readPageCache: () => PageCacheStats | null): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Requests that were answered, except pages sent from memory',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const backendCalls = new Histogram({
    name: 'shop_backend_call_duration_seconds',
    help: "Calls of the backend; those of kind read may have been answered by Next's cache",
    labelNames: ['kind', 'result'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const revalidations = new Counter({
    name: 'shop_revalidations_total',
    help: 'Expiries of cached pages: called by the backend, or repeated by this process',
    labelNames: ['source'],
    registers,
  });
  const errors = new Counter({
    name: 'shop_errors_total',
    help: 'Unexpected errors, which are in the log as well',
    registers,
  });
  measurePageCache(registry, readPageCache);
  return {
    registry,
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: statusClass(status) }, seconds),
    backendCall: ({ kind, status, seconds }) => backendCalls.observe({ kind, result: resultOf(status) }, seconds),
    revalidation: (source) => revalidations.inc({ source }),
    error: () => errors.inc(),
  };
}

/** Read when scraped: a page from memory costs a few microseconds, and counting must not add to them. */
function measurePageCache(registry: Registry, read: () => PageCacheStats | null): void {
  const requests = new Counter({
    name: 'shop_page_cache_requests_total',
    help: 'Requests of pages that may be in memory, by whether they were',
    labelNames: ['result'],
    registers: [],
    collect() {
      const { hits, misses } = read() ?? NOTHING;
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });
  const pages = new Gauge({
    name: 'shop_page_cache_pages',
    help: 'Pages in memory',
    registers: [],
    collect() {
      this.set((read() ?? NOTHING).pages);
    },
  });
  const bytes = new Gauge({
    name: 'shop_page_cache_bytes',
    help: 'Memory of these pages',
    registers: [],
    collect() {
      this.set((read() ?? NOTHING).bytes);
    },
  });
  for (const metric of [requests, pages, bytes]) registry.registerMetric(metric);
}
