import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { formatTraceParent, isRequestId } from '@/backend/contract/request-id';
import type { Span } from '@/backend/contract/telemetry/tracer';

interface RequestContext {
  requestId: string;
  /** What is being recorded; undefined where traces are off. */
  span?: Span | undefined;
}

/** On globalThis, because server.ts and Next's bundles share a process but no modules. */
const holder = globalThis as typeof globalThis & { shopRequests?: AsyncLocalStorage<RequestContext> };
const requests = (): AsyncLocalStorage<RequestContext> => (holder.shopRequests ??= new AsyncLocalStorage());

const createSpanId = (): string => randomBytes(8).toString('hex');

/** The id that a trusted proxy gave the request, or a new one. */
export const readRequestId = (header: string | string[] | undefined, trustProxy: boolean): string =>
  trustProxy && isRequestId(header) ? header : randomBytes(16).toString('hex');

/** Runs what answers a request; everything that it causes knows its id and span. */
export const runRequest = (requestId: string, run: () => void, span?: Span): void =>
  requests().run({ requestId, span }, run);

/** Runs a part of what answers the current request, recorded as its own span. */
export const runInSpan = <T>(span: Span, run: () => T): T =>
  requests().run({ requestId: span.parent.requestId, span }, run);

/** Id of the request that this code runs for; undefined in background work. */
export const currentRequestId = (): string | undefined => requests().getStore()?.requestId;

export const currentSpan = (): Span | undefined => requests().getStore()?.span;

/** `traceparent` for calls on behalf of this request; undefined in background work. */
export function currentTraceParent(): string | undefined {
  const context = requests().getStore();
  if (!context) return undefined;
  const { requestId, span } = context;
  return formatTraceParent(span?.parent ?? { requestId, spanId: createSpanId(), isSampled: false });
}
