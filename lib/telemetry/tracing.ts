import type { Span, SpanStart, Tracer } from '@/backend/contract/telemetry/tracer';
import { currentSpan, runInSpan } from './request-context';

/** On globalThis, because server.ts and Next's bundles share a process but no modules. */
const holder = globalThis as typeof globalThis & { shopTracer?: Tracer };

/** Sets what records; without it nothing is. */
export function useTracer(tracer?: Tracer): void {
  holder.shopTracer = tracer;
}

/** The span of work done for the current request; undefined where none is recorded. */
function startSpan(name: string, options: SpanStart): Span | undefined {
  const { shopTracer: tracer } = holder;
  const parent = currentSpan();
  return tracer && parent?.isSampled ? tracer.start(name, { ...options, parent: parent.parent }) : undefined;
}

/** Records a call of the backend; what it throws counts as failed, as does a status from 500 on. */
export async function traceCall(name: string, call: () => Promise<Response>): Promise<Response> {
  const span = startSpan(name, { kind: 'client', attributes: { 'peer.service': 'backend' } });
  if (!span) return call();
  let status: number | undefined;
  try {
    const response = await runInSpan(span, call);
    status = response.status;
    return response;
  } finally {
    span.end({
      hasFailed: status === undefined || status >= 500,
      ...(status !== undefined && { attributes: { 'http.response.status_code': status } }),
    });
  }
}
