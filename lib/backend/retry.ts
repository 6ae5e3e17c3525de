import { isTransientStatus } from '@/lib/core/transient-status';

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reads are retried once, writes never. */
function shouldRetry(method: string, status: number): boolean {
  return READ_METHODS.has(method) && isTransientStatus(status);
}

/** Makes a call and retries a read once after a network failure or a transient status. */
export async function withRetry(method: string, call: () => Promise<Response>, pauseMs = 100): Promise<Response> {
  try {
    const response = await call();
    if (!shouldRetry(method, response.status)) return response;
    // Consuming the body frees the connection; `cancel()` never resolves on a body that Next has teed.
    await response.arrayBuffer();
  } catch (error) {
    // A timeout is not retried: the visitor has waited long enough.
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    if (!READ_METHODS.has(method) || isTimeout) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return call();
}
