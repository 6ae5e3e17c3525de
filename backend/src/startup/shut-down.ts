import type { Core } from '@strapi/strapi';
import { keepUnsentResponses } from '../../contract/idle-connections';
import { env } from '../platform/env/env';
import { startDraining } from '../platform/http/draining';
import { waitForJobs } from '../platform/jobs/start-job';

/** Limit for running requests, and for running jobs. Below the ten seconds after which most supervisors kill. */
const GRACE_MS = 4_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Stops accepting connections and waits for running requests. The jobs listen to the same `close`. */
async function closeServer({ httpServer }: Core.Strapi['server']): Promise<void> {
  const closed = new Promise<void>((resolve) => httpServer.close(() => resolve()));
  const closing = setInterval(() => httpServer.closeIdleConnections(), 50);
  await Promise.race([closed, pause(GRACE_MS)]);
  clearInterval(closing);
}

/**
 * Stops without losing a request (decision 0047): readiness fails for `DRAIN_MS`, in which proxies look elsewhere, then running
 * requests and jobs end, then Strapi. Strapi alone would begin with destroying all connections. Before the start is done there is
 * nothing to lose: one that waits for its turn would not end otherwise.
 */
export function shutDownOnSignal(strapi: Core.Strapi): void {
  let stopping = false;
  keepUnsentResponses(strapi.server.httpServer);
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    if (!strapi.isLoaded) return process.exit();
    try {
      startDraining(strapi.server.httpServer);
      await pause(env().drainMs);
      await closeServer(strapi.server);
      await Promise.race([waitForJobs(), pause(GRACE_MS)]);
      await strapi.destroy();
    } finally {
      process.exit();
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => void stop());
  }
}
