import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '../../../contract/telemetry/tracer';

interface RequestContext {
  /** Undefined in jobs. */
  requestId: string | undefined;
  /** What is being recorded; undefined where traces are off. */
  span: Span | undefined;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Runs what answers a request; everything that it causes knows its id and span. */
export const runRequest = <T>(requestId: string, run: () => T, span?: Span): T =>
  requests.run({ requestId, span }, run);

/** Runs work that is recorded as a span of its own, for the same request if there is one. */
export const runInSpan = <T>(span: Span, run: () => T): T => requests.run({ requestId: currentRequestId(), span }, run);

/** Id of the request that this code runs for; undefined in jobs. */
export const currentRequestId = (): string | undefined => requests.getStore()?.requestId;

export const currentSpan = (): Span | undefined => requests.getStore()?.span;
