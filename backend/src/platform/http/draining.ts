import type { Server } from 'node:http';

let draining = false;

/** Whether this process is stopping: it still answers, but no proxy should send it anything new. */
export const isDraining = (): boolean => draining;

/** Makes readiness fail, and asks clients to open their next connection elsewhere. */
export function startDraining(server: Server): void {
  draining = true;
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
}
