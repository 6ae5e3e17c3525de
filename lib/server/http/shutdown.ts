import type { Server } from 'node:http';

/** How long requests that are under way may take to end. */
const GRACE_MS = 10_000;

/** Stops taking requests, lets the running ones end, then leaves. A second signal leaves at once. */
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
