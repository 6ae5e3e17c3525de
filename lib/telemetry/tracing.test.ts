import { afterEach, expect, it, vi } from 'vitest';
import type { Span, Tracer } from '@/backend/contract/telemetry/tracer';
import { currentTraceParent, runRequest } from './request-context';
import { traceCall, useTracer } from './tracing';

const requestId = 'a'.repeat(32);

function createSpan(spanId: string, isSampled: boolean) {
  return { parent: { requestId, spanId, isSampled }, isSampled, end: vi.fn<Span['end']>() };
}

afterEach(() => useTracer());

const during = <T>(span: Span | undefined, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => runRequest(requestId, () => void work().then(resolve, reject), span));

it('a recorded call is part of its request and tells the backend so', async () => {
  const call = createSpan('2'.repeat(16), true);
  const start = vi.fn<Tracer['start']>(() => call);
  useTracer({ start, close: async () => {} });
  let header: string | undefined;
  const request = createSpan('1'.repeat(16), true);
  await during(request, () =>
    traceCall('GET backend', async () => {
      header = currentTraceParent();
      return new Response(null, { status: 503 });
    }),
  );
  expect(start).toHaveBeenCalledWith('GET backend', expect.objectContaining({ parent: request.parent }));
  expect(header).toBe(`00-${requestId}-${'2'.repeat(16)}-01`);
  expect(call.end).toHaveBeenCalledWith({ hasFailed: true, attributes: { 'http.response.status_code': 503 } });
});

it('a call that breaks is recorded as failed, and breaks as before', async () => {
  const call = createSpan('2'.repeat(16), true);
  useTracer({ start: () => call, close: async () => {} });
  const broken = during(createSpan('1'.repeat(16), true), () => traceCall('GET', () => Promise.reject(new Error('x'))));
  await expect(broken).rejects.toThrow('x');
  expect(call.end).toHaveBeenCalledWith({ hasFailed: true });
});

it('starts nothing for a request that is not recorded', async () => {
  const start = vi.fn<Tracer['start']>();
  useTracer({ start, close: async () => {} });
  await during(createSpan('1'.repeat(16), false), () => traceCall('GET', async () => new Response('ok')));
  await during(undefined, () => traceCall('GET', async () => new Response('ok')));
  expect(start).not.toHaveBeenCalled();
});
