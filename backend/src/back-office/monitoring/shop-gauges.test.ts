import { expect, it, vi } from 'vitest';
import { createMetrics } from '../../platform/telemetry/metrics';
import type { ShopState } from './read-shop-state';
import { createGaugeUpdate } from './shop-gauges';

const STATE: ShopState = {
  mails: { due: 2, retrying: 1, failed: 0 },
  oldestDueSeconds: 30,
  payments: new Map([['paid', 3]]),
  refunds: new Map(),
  openAlerts: 4,
};
const pool = () => ({ numUsed: () => 9, numFree: () => 1, numPendingAcquires: () => 7 });

it('reads the database once in ten seconds, and forgets states that are gone', async () => {
  const { registry, shopState } = createMetrics();
  let now = 0;
  const read = vi.fn(() => Promise.resolve(STATE));
  const update = createGaugeUpdate(shopState, { pool, read, now: () => now });
  await Promise.all([update(), update()]);
  now = 9_000;
  await update();
  expect(read).toHaveBeenCalledTimes(1);
  const text = await registry.metrics();
  for (const line of [
    'shop_database_up 1',
    'shop_database_connections{state="pending"} 7',
    'shop_outbox_mails{state="due"} 2',
    'shop_outbox_oldest_due_seconds 30',
    'shop_recent_payments{state="paid"} 3',
    'shop_alerts_open 4',
  ])
    expect(text).toContain(line);
  now = 11_000;
  read.mockResolvedValue({ ...STATE, payments: new Map([['open', 1]]) });
  await update();
  expect(await registry.metrics()).not.toContain('shop_recent_payments{state="paid"}');
});

it('a database that fails or does not answer delays the scrape by a second at most', async () => {
  vi.useFakeTimers();
  try {
    const { registry, shopState } = createMetrics();
    const read = vi.fn<() => Promise<ShopState>>(() => new Promise(() => {}));
    const update = createGaugeUpdate(shopState, { pool, read });
    const late = update();
    await vi.advanceTimersByTimeAsync(1_000);
    await late;
    const again = update();
    await vi.advanceTimersByTimeAsync(1_000);
    await again;
    // The query that hangs is not sent again and again.
    expect(read).toHaveBeenCalledTimes(1);
    const text = await registry.metrics();
    expect(text).toContain('shop_database_up 0');
    expect(text).toContain('shop_database_connections{state="used"} 9');

    const failing = createGaugeUpdate(shopState, { pool, read: () => Promise.reject(new Error('no database')) });
    await expect(failing()).resolves.toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
