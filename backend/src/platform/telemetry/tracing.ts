import type { Span, SpanStart, Tracer } from '../../../contract/telemetry/tracer';
import { currentSpan, runInSpan } from './request-context';

let tracer: Tracer | undefined;

/** Sets what records; without it nothing is. */
export function useTracer(next?: Tracer): void {
  tracer = next;
}

/** Undefined where nothing is traced: `OTEL_EXPORTER_OTLP_ENDPOINT` is not set. */
export const currentTracer = (): Tracer | undefined => tracer;

/** A span of the work that is being recorded; undefined where none is. */
export function startSpan(name: string, options: SpanStart): Span | undefined {
  const parent = currentSpan();
  return tracer && parent?.isSampled ? tracer.start(name, { ...options, parent: parent.parent }) : undefined;
}

async function record<T>(span: Span, work: () => Promise<T>): Promise<T> {
  let hasFailed = true;
  try {
    const result = await runInSpan(span, work);
    hasFailed = false;
    return result;
  } finally {
    span.end({ hasFailed });
  }
}

/** Records a call of another service, which is named without what is sent to it. */
export function traceCall<T>(service: string, name: string, call: () => Promise<T>): Promise<T> {
  const span = startSpan(`${service} ${name}`, { kind: 'client', attributes: { 'peer.service': service } });
  return span ? record(span, call) : call();
}

/** Records a run of a job as a trace of its own. */
export const traceJob = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  tracer ? record(tracer.start(`job ${name}`), run) : run();
