import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { type Failure, readExceptions, tagOf } from './error-event';

export interface ErrorTracker {
  /** Sends the error in the background. Never throws; what is beyond the limits of a minute is counted only. */
  capture: (error: unknown, failure: Failure) => void;
  /** Waits until what was captured is sent, at most `ms` milliseconds. */
  flush: (ms: number) => Promise<void>;
}

export interface ErrorTrackerSettings {
  /** Address of the project at a Sentry-compatible service. */
  dsn: string;
  /** Version of the shop that runs; null: unknown. */
  release: string | null;
  /** `storefront`, `backend` or `worker`. */
  role: string;
}

/** An outage causes the same errors thousands of times; those of one place must not hide the others. */
const MAX_PER_MINUTE = 30;
const MAX_OF_PLACE = 5;
const TIMEOUT_MS = 5_000;
/** Events that wait for the service; further ones are dropped. */
const BUFFER = 20;

/**
 * Counts the events of a minute, in all and of each place. Returns null when there were enough, otherwise how many were dropped
 * since the last one.
 */
export function createRateCap(
  max: number,
  maxOfPlace: number,
  now: () => number = Date.now,
): (place: string) => number | null {
  let minute = -1;
  let taken = 0;
  let dropped = 0;
  const places = new Map<string, number>();
  return (place) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      [minute, taken] = [current, 0];
      places.clear();
    }
    const ofPlace = places.get(place) ?? 0;
    if (taken >= max || ofPlace >= maxOfPlace) {
      dropped += 1;
      return null;
    }
    taken += 1;
    places.set(place, ofPlace + 1);
    const before = dropped;
    dropped = 0;
    return before;
  };
}

/** Sends errors to a Sentry-compatible service. An event is made here, field by field: nothing of a request is in it. */
export async function createErrorTracker({ dsn, release, role }: ErrorTrackerSettings): Promise<ErrorTracker> {
  const sentry = await import('@sentry/core');
  const target = sentry.dsnFromString(dsn);
  if (!target) throw new Error('SENTRY_DSN is not the address of a project');
  const url = sentry.getEnvelopeEndpointWithUrlEncodedAuth(target);
  // Node's own: Next replaces the global one later, and what a page fetches has a say in how the page is kept.
  const { fetch } = globalThis;
  const transport = sentry.createTransport({ recordDroppedEvent: () => {}, bufferSize: BUFFER }, async ({ body }) => {
    const sent = typeof body === 'string' ? body : new Uint8Array(body);
    const response = await fetch(url, { method: 'POST', body: sent, signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    const headers = {
      'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
      'retry-after': response.headers.get('retry-after'),
    };
    return { statusCode: response.status, headers };
  });
  const admit = createRateCap(MAX_PER_MINUTE, MAX_OF_PLACE);

  const send = (error: unknown, { where, requestId }: Failure): void => {
    const dropped = admit(where);
    if (dropped === null) return;
    const event = {
      event_id: randomBytes(16).toString('hex'),
      timestamp: Date.now() / 1000,
      platform: 'node',
      level: 'error' as const,
      server_name: hostname(),
      ...(release !== null && { release }),
      tags: { role, where: tagOf(where), ...(requestId !== undefined && { request_id: requestId }) },
      ...(dropped > 0 && { extra: { dropped } }),
      ...(requestId !== undefined && {
        contexts: { trace: { trace_id: requestId, span_id: randomBytes(8).toString('hex') } },
      }),
      exception: { values: readExceptions(error) },
    };
    // A service that is away, slow or full loses events, never a request.
    transport.send(sentry.createEventEnvelope(event, target)).then(undefined, () => {});
  };

  return {
    capture(error, failure) {
      try {
        send(error, failure);
      } catch {
        // The error is in the log already.
      }
    },
    async flush(ms) {
      await transport.flush(ms);
    },
  };
}
