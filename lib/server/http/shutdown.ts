import type { Server } from 'node:http';

/** Grace period for running requests. */
const GRACE_MS = 10_000;

/** Stops accepting requests, waits for running ones, then exits. A second signal exits immediately. */
export function shutDownOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    server.close(() => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
