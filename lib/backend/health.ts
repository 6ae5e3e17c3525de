import 'server-only';
import { env } from '@/lib/core/env';

const TIMEOUT_MS = 3_000;

/** Whether the backend responds to its health check. */
export async function isBackendHealthy(): Promise<boolean> {
  try {
    const response = await fetch(`${env().backendUrl}/_health`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
