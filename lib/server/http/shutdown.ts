import type { Server } from 'node:http';
import { keepUnsentResponses } from '@/backend/contract/idle-connections';

/** Grace period for running requests. */
const GRACE_MS = 10_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let stopping = false;

/** Whether this process is stopping: it still answers, but no proxy should send it anything new. */
export const isStopping = (): boolean => stopping;

/**
 * Stops without losing a request (decision 0047): for `drainMs` it still accepts requests but asks clients to go elsewhere, then
 * waits for running ones and exits. A second signal exits at once.
 */
export function shutDownOnSignal(server: Server, close: () => Promise<void>, drainMs: number): void {
  keepUnsentResponses(server);
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    server.prependListener('request', (_req, res) => void res.setHeader('connection', 'close'));
    await pause(drainMs);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    server.close(() => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    setInterval(() => server.closeIdleConnections(), 50).unref();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
