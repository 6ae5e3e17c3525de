import { request as callBackend } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { readBytes } from '@/lib/server/endpoint/read-body';
import { endpoint } from '@/lib/server/endpoint/endpoint';

/** Called by the payment provider on status changes; it retries until it gets a 2xx. */
export const POST = endpoint(
  async ({ request, caller }) => {
    const body = await readBytes(request);
    try {
      const response = await callBackend('/payments/webhook', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        caller,
        timeoutMs: 15_000,
      });
      await response.arrayBuffer();
      return new Response(null, { status: response.status });
    } catch (error) {
      if (error instanceof BackendError) return new Response(null, { status: 503 });
      throw error;
    }
  },
  { foreign: true },
);
