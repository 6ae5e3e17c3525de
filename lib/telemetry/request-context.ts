import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { formatTraceParent, isRequestId } from '@/backend/contract/request-id';

/** On globalThis, because server.ts and Next's bundles share a process but no modules. */
const holder = globalThis as typeof globalThis & { shopRequests?: AsyncLocalStorage<string> };
const requests = (): AsyncLocalStorage<string> => (holder.shopRequests ??= new AsyncLocalStorage());

const createSpanId = (): string => randomBytes(8).toString('hex');

/** The id that a trusted proxy gave the request, or a new one. */
export const readRequestId = (header: string | string[] | undefined, trustProxy: boolean): string =>
  trustProxy && isRequestId(header) ? header : randomBytes(16).toString('hex');

/** Runs what answers a request; everything that it causes knows its id. */
export const runRequest = (requestId: string, run: () => void): void => requests().run(requestId, run);

/** Id of the request that this code runs for; undefined in background work. */
export const currentRequestId = (): string | undefined => requests().getStore();

/** `traceparent` for calls on behalf of this request; undefined in background work. */
export function currentTraceParent(): string | undefined {
  const requestId = currentRequestId();
  return requestId && formatTraceParent({ requestId, spanId: createSpanId(), isSampled: false });
}
