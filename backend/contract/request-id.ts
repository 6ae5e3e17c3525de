/**
 * The request id is the id of a W3C trace, and travels as `traceparent`: logs and traces of both halves have the same
 * number, and Next leaves this header out of the keys of its cache. nginx's `$request_id` has the same form.
 */
export const TRACE_HEADER = 'traceparent';
export const REQUEST_ID_HEADER = 'x-request-id';

export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{32}$/.test(text) && !/^0+$/.test(text);

export interface TraceParent {
  requestId: string;
  spanId: string;
  isSampled: boolean;
}

export const formatTraceParent = ({ requestId, spanId, isSampled }: TraceParent): string =>
  `00-${requestId}-${spanId}-${isSampled ? '01' : '00'}`;

/** Null for anything but a header as `formatTraceParent` writes it. */
export function parseTraceParent(header: string): TraceParent | null {
  const [, requestId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-(0[01])$/.exec(header) ?? [];
  if (!isRequestId(requestId) || spanId === undefined) return null;
  return { requestId, spanId, isSampled: flags === '01' };
}
