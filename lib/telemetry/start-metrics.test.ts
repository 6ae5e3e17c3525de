import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { setErrorListener } from '@/lib/core/report-error';
import { currentMeters, useMeters } from './meters';
import { startMetrics } from './start-metrics';

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

afterEach(() => {
  useMeters();
  setErrorListener();
});

it('a port that is taken is reported, and measuring goes on', async () => {
  const taken = createServer();
  const port = await listening(taken);
  const listener = vi.fn();
  setErrorListener(listener);
  const metrics = startMetrics({ host: '127.0.0.1', port }, () => null);
  await expect.poll(() => listener.mock.calls.length).toBe(1);
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ code: 'EADDRINUSE' }), { where: 'metrics' });
  currentMeters()?.revalidation('backend');
  expect(await metrics.registry.metrics()).toContain('shop_revalidations_total{source="backend"} 1');
  taken.close();
});
