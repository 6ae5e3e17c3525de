import type { Gauge } from 'prom-client';
import type { ShopGauges } from '../../platform/telemetry/metrics';
import type { ShopState } from './read-shop-state';

/** Several scrapers cost no more than one. */
const KEEP_MS = 10_000;
/** A scrape must not wait for a database that does not answer: what is known without it matters most then. */
const WAIT_MS = 1_000;

/** Pool of knex. */
interface Pool {
  numUsed: () => number;
  numFree: () => number;
  numPendingAcquires: () => number;
}

interface Sources {
  pool: () => Pool;
  read: () => Promise<ShopState>;
  now?: () => number;
}

/** Returns what brings the gauges up to date before a scrape. It never fails and waits for a second at most. */
export function createGaugeUpdate(gauges: ShopGauges, { pool, read, now = Date.now }: Sources): () => Promise<void> {
  let reading: Promise<void> | null = null;
  let readAt = -Infinity;

  const refresh = async (): Promise<void> => {
    try {
      setShopState(gauges, await read());
      readAt = now();
      gauges.isDatabaseUp.set(1);
    } catch {
      gauges.isDatabaseUp.set(0);
    } finally {
      reading = null;
    }
  };

  return async () => {
    setConnections(gauges, pool());
    if (now() - readAt < KEEP_MS) return;
    reading ??= refresh();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, WAIT_MS, 'late')));
    if ((await Promise.race([reading, late])) === 'late') gauges.isDatabaseUp.set(0);
    clearTimeout(timer);
  };
}

function setConnections({ connections }: ShopGauges, pool: Pool): void {
  connections.set({ state: 'used' }, pool.numUsed());
  connections.set({ state: 'free' }, pool.numFree());
  connections.set({ state: 'pending' }, pool.numPendingAcquires());
}

function setShopState(gauges: ShopGauges, state: ShopState): void {
  const { mails, oldestDueSeconds, payments, refunds, openAlerts } = state;
  setByState(gauges.mails, Object.entries(mails));
  setByState(gauges.recentPayments, payments);
  setByState(gauges.recentRefunds, refunds);
  gauges.oldestDueMail.set(oldestDueSeconds);
  gauges.openAlerts.set(openAlerts);
}

/** A state without rows is not among the counts any more. */
function setByState(gauge: Gauge<'state'>, counts: Iterable<[string, number]>): void {
  gauge.reset();
  for (const [state, count] of counts) gauge.set({ state }, count);
}
