import type { ServerResponse } from 'node:http';

/** How long a client may take no byte of a page. */
const TIMEOUT_MS = 30_000;

/** Disconnects a client that stops reading, whose connection would stay open for ever. Called after the response has ended. */
export function endSlowReader(res: ServerResponse, timeoutMs = TIMEOUT_MS): void {
  if (!res.writableFinished && !res.destroyed) res.setTimeout(timeoutMs);
}
