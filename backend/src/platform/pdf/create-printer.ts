import { Piscina } from 'piscina';

/** Far more than any rendering takes; a hanging thread is terminated. */
const LIMIT_MS = 60_000;
/** An idle thread would only hold memory. */
const IDLE_MS = 30_000;

/**
 * Runs a rendering function in a worker thread of its own, one call after the other. Rejects when rendering fails.
 *
 * @param filename the compiled file that exports it
 * @param name of the exported function
 */
export function createPrinter<Request>(filename: string, name: string): (request: Request) => Promise<Buffer> {
  const threads = new Piscina<Request, Uint8Array>({
    filename,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return async (request) => Buffer.from(await threads.run(request, { signal: AbortSignal.timeout(LIMIT_MS) }));
}
