import { expect, it } from 'vitest';
import { createMetrics } from './metrics';

it('a job that never succeeded is as late as its process is old', async () => {
  const { registry, job, jobRun } = createMetrics();
  const start = Date.now() / 1000;
  job({ name: 'outbox', everyMs: 5_000 });
  jobRun({ name: 'outbox', seconds: 0.2, hasFailed: true });
  const text = await registry.metrics();
  const success = Number(/last_success_timestamp_seconds\{job_name="outbox"\} (\S+)/.exec(text)?.[1]);
  expect(success).toBeGreaterThanOrEqual(Math.floor(start));
  expect(text).toContain('shop_job_runs_total{job_name="outbox",result="failed"} 1');
  expect(text).toContain('shop_job_runs_total{job_name="outbox",result="ok"} 0');
  expect(text).toContain('shop_job_interval_seconds{job_name="outbox"} 5');
});

it('methods that a client makes up share one label', async () => {
  const { registry, request } = createMetrics();
  for (const method of ['BREW', 'get', 'GET']) request({ method, route: 'unknown', status: 404, seconds: 0 });
  const text = await registry.metrics();
  expect(text).toContain('shop_http_request_duration_seconds_count{method="OTHER",route="unknown",status="4xx"} 2');
});
