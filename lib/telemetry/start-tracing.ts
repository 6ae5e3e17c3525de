import { createTracer, type TracerSettings } from '@/backend/contract/telemetry/create-tracer';
import type { AnsweredRequest } from './observe-request';
import type { Span, Tracer } from '@/backend/contract/telemetry/tracer';
import { useTracer } from './tracing';

/** Records requests from now on. */
export async function startTracing(settings: TracerSettings): Promise<Tracer> {
  const tracer = await createTracer(settings);
  useTracer(tracer);
  return tracer;
}

/** Ends the span of an answered request, which then has the template of its route as its name. */
export function endRequestSpan(span: Span, { method, route, status }: AnsweredRequest): void {
  span.end({
    name: `${method} ${route}`,
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    hasFailed: status >= 500,
  });
}
