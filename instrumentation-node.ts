import type { Instrumentation } from 'next';
import { isBackendError } from '@/lib/backend/errors';
import { isBackendHealthy } from '@/lib/backend/health';
import { expireStaleTags, hasStaleTags, isExpiringTags } from '@/lib/backend/stale-if-error';
import { getRouteIndex, hasRouteIndexFailed, refreshRouteIndex } from '@/lib/routing/route-index-store';
import { sendRevalidate } from '@/lib/content/pages/send-revalidate';
import { reportError } from '@/lib/core/report-error';

const REFRESH_INTERVAL_MS = 1_000;
let refreshing = false;

/** Runs once, when the server starts. */
export function start(): void {
  void getRouteIndex();
  setInterval(() => void refresh(), REFRESH_INTERVAL_MS).unref();
}

async function refresh(): Promise<void> {
  if (refreshing) return;
  refreshing = true;
  try {
    await followChanges();
    await refreshStalePages();
  } finally {
    refreshing = false;
  }
}

/** Asks the log of changes, so that a publish is live without the webhook as well (decision 0046). */
async function followChanges(): Promise<void> {
  // An outage is reported once, not each second.
  if (hasRouteIndexFailed() && !(await isBackendHealthy())) return;
  await refreshRouteIndex();
}

/**
 * Renders pages affected by an outage again as soon as the backend is back, instead of when they expire. Also repeats the
 * expiry of a publish: a page rendered at that moment with older data would count as fresh.
 */
async function refreshStalePages(): Promise<void> {
  if (isExpiringTags() || !hasStaleTags() || !(await isBackendHealthy())) return;
  await expireStaleTags(sendRevalidate);
}

/** Reports errors caught by Next. Backend errors were already reported where they happened. */
export const reportRequestError = (...[error, request, context]: Parameters<Instrumentation.onRequestError>): void => {
  if (isBackendError(error)) return;
  reportError(error, { where: `${context.routeType} ${request.method} ${context.routePath}` });
};
