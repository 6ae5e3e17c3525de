import type { Core } from '@strapi/strapi';
import { createTracer } from '../../../contract/telemetry/create-tracer';
import { createErrorTracker } from '../../../contract/telemetry/error-tracker';
import { reportCrashes } from '../../../contract/telemetry/report-crash';
import { env } from '../env/env';
import { useErrorTracker } from './report-error';
import { traceQueries } from './trace-queries';
import { useTracer } from './tracing';

const FLUSH_MS = 2_000;
const closing: (() => Promise<void>)[] = [];

/** Sends errors and traces where the settings say; without them nothing is loaded. */
export async function startTelemetry(): Promise<void> {
  const { sentryDsn: dsn, traces, release, role } = env();
  const name = role === 'worker' ? 'worker' : 'backend';
  if (dsn !== null) {
    const tracker = await createErrorTracker({ dsn, release, role: name });
    reportCrashes(tracker);
    useErrorTracker(tracker);
    closing.push(() => tracker.flush(FLUSH_MS));
  }
  if (traces) {
    const tracer = await createTracer({ ...traces, release, role: name });
    useTracer(tracer);
    closing.push(() => tracer.close());
  }
}

/** Once there is a database. */
export function startTracingQueries(strapi: Core.Strapi): void {
  const { traces, database } = env();
  if (traces) traceQueries(strapi.db.connection, database ? 'postgresql' : 'sqlite');
}

/** Sends what is left, when the backend stops. */
export async function stopTelemetry(): Promise<void> {
  await Promise.all(closing.splice(0).map((close) => close()));
}
