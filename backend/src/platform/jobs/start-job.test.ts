import { EventEmitter } from 'node:events';
import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics, useMetrics } from '../telemetry/metrics';
import { startJob, wakeJob } from './start-job';

function server() {
  const httpServer = new EventEmitter();
  const error = vi.fn();
  return { httpServer, error, strapi: { server: { httpServer }, log: { error } } as unknown as Core.Strapi };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  useMetrics();
});

describe('startJob', () => {
  it('runs at the interval, and at once when it is woken', async () => {
    const { strapi, httpServer } = server();
    const run = vi.fn(() => Promise.resolve());
    startJob(strapi, 'outbox', { everyMs: 1000, run });
    await vi.advanceTimersByTimeAsync(999);
    expect(run).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    wakeJob('outbox');
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(2);
    httpServer.emit('close');
  });

  it('has its own delay for the first run and for a run that was asked for', async () => {
    const { strapi, httpServer } = server();
    const run = vi.fn(() => Promise.resolve());
    startJob(strapi, 'prices', { everyMs: 10_000, run, firstRunMs: 100, gatherMs: 50 });
    await vi.advanceTimersByTimeAsync(149);
    expect(run).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    httpServer.emit('close');
  });

  it('logs a failure by the name of the job and goes on', async () => {
    const { strapi, httpServer, error } = server();
    const run = vi.fn(() => Promise.reject(new Error('no disk')));
    startJob(strapi, 'invoices', { everyMs: 1000, run, firstRunMs: 0 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledWith(expect.stringMatching(/^Job invoices failed: Error: no disk\n/));
    httpServer.emit('close');
  });

  it('counts nothing while another process does the work', async () => {
    const { strapi, httpServer } = server();
    const metrics = createMetrics();
    useMetrics(metrics);
    let isDue = false;
    startJob(strapi, 'returns', { everyMs: 1000, run: () => Promise.resolve(), isDue: () => isDue });
    const read = async () => {
      const text = await metrics.registry.metrics();
      return ['runs_total{job_name="returns",result="ok"}', 'last_success_timestamp_seconds{job_name="returns"}'].map(
        (name) => Number(text.split(`shop_job_${name} `)[1]?.split('\n')[0]),
      );
    };
    const before = await read();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await read()).toEqual(before);
    isDue = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await read()).toEqual([1, (before[1] ?? 0) + 6]);
    httpServer.emit('close');
  });

  it('ends with the server', async () => {
    const { strapi, httpServer } = server();
    const run = vi.fn(() => Promise.resolve());
    startJob(strapi, 'reviews', { everyMs: 1000, run });
    httpServer.emit('close');
    wakeJob('reviews');
    await vi.advanceTimersByTimeAsync(5000);
    expect(run).not.toHaveBeenCalled();
  });
});
