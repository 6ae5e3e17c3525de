import 'server-only';
import { hostname } from 'node:os';
import { INSTANCE_HEADER, formatInstance } from '@/backend/contract/instance';
import { EVERYTHING } from '@/lib/backend/cache-tags';
import { requestData } from '@/lib/backend/client';
import { env } from '@/lib/core/env';
import { expireAgain } from '@/lib/backend/stale-if-error';
import { buildRouteIndex, type RouteIndex } from './route-index';
import { wireRouteIndex } from './route-index-wire';

/** Minimum interval between failed loads, to avoid a request per visitor during an outage. */
const RETRY_MS = 3_000;
/** The whole index of ten thousand entries takes a busy machine some seconds. */
const TIMEOUT_MS = 10_000;

interface Store {
  index: RouteIndex | null;
  /** The newest change that the index contains; null if unknown. */
  cursor: string | null;
  loadedAt: number;
  failedAt: number;
  loading: Promise<RouteIndex | null> | null;
  /** Set when something is published during a load, which then repeats. */
  reloadRequested: boolean;
}

/** On globalThis, because middleware, pages and route handlers are bundled separately but run in one process. */
const holder = globalThis as typeof globalThis & { shopRouteIndex?: Store };

function store(): Store {
  holder.shopRouteIndex ??= {
    index: null,
    cursor: null,
    loadedAt: 0,
    failedAt: 0,
    loading: null,
    reloadRequested: false,
  };
  return holder.shopRouteIndex;
}

/** Tells the operator's page who asks. */
function instanceText(): string {
  const { port, release } = env();
  return formatInstance({ name: `${hostname()}:${port}`, release: release ?? '' });
}

async function load(state: Store): Promise<RouteIndex | null> {
  try {
    do {
      state.reloadRequested = false;
      const { index, cursor } = state;
      const wire = await requestData('/route-index', wireRouteIndex, {
        query: { since: cursor ?? undefined },
        headers: { [INSTANCE_HEADER]: instanceText() },
        timeoutMs: TIMEOUT_MS,
      });
      // Should the changes not fit, the next load brings everything.
      state.cursor = null;
      // The backend sends everything as well if it doesn't know the cursor.
      if (!wire.forget) state.index = buildRouteIndex(wire);
      else if (index && wire.cursor !== cursor) state.index = index.patch(wire);
      // Pages kept since before an absence may be wrong in any part.
      expireAgain(wire.forget ? (wire.changed ?? []) : [EVERYTHING]);
      state.cursor = wire.cursor ?? null;
      state.loadedAt = Date.now();
    } while (state.reloadRequested);
  } catch {
    // Already reported by the client. The old index stays in use; without one, paths are passed through.
    state.failedAt = Date.now();
  } finally {
    state.loading = null;
  }
  return state.index;
}

/** Loads what changed. Pages that show it expire with the next round of instrumentation-node.ts. */
export function refreshRouteIndex(): Promise<RouteIndex | null> {
  const state = store();
  if (state.loading) state.reloadRequested = true;
  state.loading ??= load(state);
  return state.loading;
}

/** Whether the last load failed. */
export function hasRouteIndexFailed(): boolean {
  const { failedAt, loadedAt } = store();
  return failedAt > loadedAt;
}

/** Reloads the index if the last load failed. */
export async function retryRouteIndex(): Promise<void> {
  if (hasRouteIndexFailed()) await refreshRouteIndex();
}

/** The index; null while it cannot be loaded. Waits only for the first load. */
export async function getRouteIndex(now = Date.now()): Promise<RouteIndex | null> {
  const state = store();
  if (state.index) return state.index;
  return now - state.failedAt > RETRY_MS ? refreshRouteIndex() : null;
}
