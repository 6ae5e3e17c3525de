import type { TraceParent } from '../request-id';
import type { Span, Tracer } from './tracer';

export interface TracerSettings {
  /** Address of the collector; traces go to `/v1/traces` below it. */
  endpoint: string;
  /** Part of the traces that is recorded, from 0 to 1. */
  ratio: number;
  /** `storefront`, `backend` or `worker`. */
  role: string;
  release: string | null;
}

const TIMEOUT_MS = 5_000;
/** A collector that hangs must not keep a process from ending before its supervisor kills it. */
const CLOSE_MS = 2_000;

/**
 * Records spans and sends them by OTLP. The provider is not registered globally: Next would record spans of its own,
 * with the paths and queries of visitors.
 */
export async function createTracer({ endpoint, ratio, role, release }: TracerSettings): Promise<Tracer> {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } = await import('@opentelemetry/api');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const sdk = await import('@opentelemetry/sdk-trace-node');
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: TIMEOUT_MS,
  });
  const random = new sdk.RandomIdGenerator();
  /** Set while a span starts: its trace gets the number of its request. */
  let traceId: string | undefined;
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'shop',
      'service.name': role,
      ...(release !== null && { 'service.version': release }),
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    idGenerator: {
      generateTraceId: () => traceId ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { exportTimeoutMillis: TIMEOUT_MS })],
  });
  const tracer = provider.getTracer('shop');
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
  const contextOf = ({ requestId, spanId, isSampled }: TraceParent) =>
    trace.setSpanContext(ROOT_CONTEXT, {
      traceId: requestId,
      spanId,
      traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
      isRemote: true,
    });

  return {
    start(name, { kind = 'internal', attributes, parent, traceId: asked } = {}): Span {
      traceId = asked;
      const context = parent ? contextOf(parent) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, context);
      traceId = undefined;
      const { traceId: requestId, spanId, traceFlags } = span.spanContext();
      const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
      return {
        parent: { requestId, spanId, isSampled },
        isSampled,
        end({ name: finalName, attributes: more, hasFailed } = {}) {
          if (finalName !== undefined) span.updateName(finalName);
          if (more) span.setAttributes(more);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, CLOSE_MS)));
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
}
