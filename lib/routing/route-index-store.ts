import 'server-only';
import { requestData } from '@/lib/backend/client';
import { buildRouteIndex, type RouteIndex } from './route-index';
import { wireRouteIndex } from './route-index-wire';

/** A lost webhook is made good after this. */
const FRESH_MS = 300_000;
/** How long a failed load is not tried again, so that an outage is not made worse by every visitor. */
const RETRY_MS = 3_000;
const TIMEOUT_MS = 3_000;

interface Store {
  index: RouteIndex | null;
  loadedAt: number;
  failedAt: number;
  loading: Promise<RouteIndex | null> | null;
  /** A publish that arrives while the index is being loaded asks for one more load. */
  again: boolean;
}

/** On globalThis, because middleware, pages and route handlers are bundled apart but run in one process. */
const holder = globalThis as typeof globalThis & { shopRouteIndex?: Store };

function store(): Store {
  holder.shopRouteIndex ??= { index: null, loadedAt: 0, failedAt: 0, loading: null, again: false };
  return holder.shopRouteIndex;
}

async function load(state: Store): Promise<RouteIndex | null> {
  try {
    do {
      state.again = false;
      const wire = await requestData('/route-index', wireRouteIndex, { timeoutMs: TIMEOUT_MS });
      state.index = buildRouteIndex(wire);
      state.loadedAt = Date.now();
    } while (state.again);
  } catch {
    // Reported by the client already; pages are tried as long as there is no index, and the old one is better than none.
    state.failedAt = Date.now();
  } finally {
    state.loading = null;
  }
  return state.index;
}

/** Loads the index anew, also when it is fresh: something was published. */
export function refreshRouteIndex(): Promise<RouteIndex | null> {
  const state = store();
  if (state.loading) state.again = true;
  state.loading ??= load(state);
  return state.loading;
}

/** Loads the index once more where the last load failed. */
export async function retryRouteIndex(): Promise<void> {
  const { failedAt, loadedAt } = store();
  if (failedAt > loadedAt) await refreshRouteIndex();
}

/** The index, null while it can't be loaded. Waits only for the very first load. */
export async function getRouteIndex(now = Date.now()): Promise<RouteIndex | null> {
  const state = store();
  const mayTry = now - state.failedAt > RETRY_MS;
  if (state.index) {
    if (now - state.loadedAt > FRESH_MS && mayTry) void refreshRouteIndex();
    return state.index;
  }
  return mayTry ? refreshRouteIndex() : null;
}
