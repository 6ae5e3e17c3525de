import type { Instrumentation } from 'next';
import { isBackendError } from '@/lib/backend/errors';
import { isBackendHealthy } from '@/lib/backend/health';
import { hasStaleTags, takeStaleTags } from '@/lib/backend/stale-if-error';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import { sendRevalidate } from '@/lib/content/pages/send-revalidate';
import { reportError } from '@/lib/core/report-error';

const REFRESH_INTERVAL_MS = 1_000;

/** Runs once, when the server starts. */
export function start(): void {
  void getRouteIndex();
  setInterval(() => void refreshStalePages(), REFRESH_INTERVAL_MS).unref();
}

/**
 * Pages that an outage touched are made anew as soon as the backend is back, not when their time is over. So are, once more, those
 * of a publish: a page that was being rendered meanwhile with what it had read before would count as new.
 */
async function refreshStalePages(): Promise<void> {
  if (hasStaleTags() && (await isBackendHealthy())) await sendRevalidate(takeStaleTags());
}

/** Errors that Next caught while it rendered or answered. Those of the backend were reported where they happened. */
export const reportRequestError = (...[error, request, context]: Parameters<Instrumentation.onRequestError>): void => {
  if (isBackendError(error)) return;
  reportError(error, { where: `${context.routeType} ${request.method} ${context.routePath}` });
};
