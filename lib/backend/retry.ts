import { isTransientStatus } from '@/lib/core/transient-status';

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Specification section 8: once for GET-like methods, never for a write. */
export function isRetried(method: string, status: number): boolean {
  return READ_METHODS.has(method) && isTransientStatus(status);
}

/** Makes a call, and once more when a read got no answer or one that asks for it. */
export async function withRetry(method: string, call: () => Promise<Response>, pauseMs = 100): Promise<Response> {
  try {
    const response = await call();
    if (!isRetried(method, response.status)) return response;
    // Read to its end, which frees the connection; `cancel()` never settles on a body that Next has split in two.
    await response.arrayBuffer();
  } catch (error) {
    // Who waited in vain once is not made to wait again.
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    if (!READ_METHODS.has(method) || isTimeout) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return call();
}
