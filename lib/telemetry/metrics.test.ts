import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { methodLabel } from '@/backend/contract/request-metrics';
import { createMetrics } from './metrics';
import { createRouteTemplates } from './route-templates';

const folder = mkdtempSync(path.join(tmpdir(), 'metrics-'));
afterAll(() => rmSync(folder, { recursive: true }));

function routesOf(): (path: string) => string {
  mkdirSync(folder, { recursive: true });
  const routes = {
    staticRoutes: [{ page: '/api/orders' }],
    dynamicRoutes: [{ page: '/api/orders/[slug]', regex: '^/api/orders/([^/]+?)(?:/)?$' }],
  };
  writeFileSync(path.join(folder, 'routes-manifest.json'), JSON.stringify(routes));
  return createRouteTemplates(folder);
}

it('ten thousand strange paths and methods make no more series than two requests', async () => {
  const metrics = createMetrics(() => null);
  const routeOf = routesOf();
  const ask = (method: string, url: string, status: number): void =>
    metrics.request({ method: methodLabel(method), route: routeOf(url), status, seconds: 0.01 });
  const countSeries = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('shop_')).length;
  ask('BREW', '/nothing', 404);
  ask('BREW', '/api/orders/one', 404);
  const before = await countSeries();
  for (let index = 0; index < 5_000; index += 1) {
    ask(randomUUID(), `/${randomUUID()}`, 400 + (index % 100));
    ask(`BREW${index}`, `/api/orders/${randomUUID()}?key=${index}`, 404);
  }
  expect(await countSeries()).toBe(before);
});

it('counts requests, calls of the backend, expiries and errors', async () => {
  const metrics = createMetrics(() => ({ hits: 9, misses: 1, pages: 1, bytes: 2048 }));
  metrics.request({ method: 'GET', route: '/[locale]', status: 304, seconds: 0.004 });
  for (const status of [200, 404, 503, null]) metrics.backendCall({ kind: 'call', status, seconds: 1 });
  metrics.revalidation('repeat');
  metrics.error();
  const text = await metrics.registry.metrics();
  expect(text).toContain('shop_http_request_duration_seconds_count{method="GET",route="/[locale]",status="3xx"} 1');
  for (const result of ['ok', 'refused', 'failed', 'down'])
    expect(text).toContain(`shop_backend_call_duration_seconds_count{kind="call",result="${result}"} 1`);
  expect(text).toContain('shop_revalidations_total{source="repeat"} 1');
  expect(text).toContain('shop_errors_total 1');
  // Scraped twice, because the counts are not added up.
  for (const scraped of [text, await metrics.registry.metrics()]) {
    expect(scraped).toContain('shop_page_cache_requests_total{result="hit"} 9');
    expect(scraped).toContain('shop_page_cache_bytes 2048');
  }
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds /);
});
