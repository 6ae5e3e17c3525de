import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createTracer } from './create-tracer';
import { type Receiver, startReceiver } from './receiver.fixtures';

let receiver: Receiver | undefined;
afterEach(() => receiver?.close());

interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: { name: string; traceId: string; spanId: string; parentSpanId?: string }[] }[];
  }[];
}

async function trace(ratio: number) {
  receiver = await startReceiver();
  const endpoint = `http://127.0.0.1:${receiver.port}`;
  return createTracer({ endpoint, ratio, role: 'storefront', release: null });
}

it('one trace has the number of its request and the spans of both halves', async () => {
  const tracer = await trace(1);
  const traceId = 'b'.repeat(32);
  const page = tracer.start('request', { kind: 'server', traceId });
  const call = tracer.start('backend', { kind: 'client', parent: page.parent });
  call.end({ hasFailed: true });
  page.end({ name: 'GET /[locale]', attributes: { 'http.response.status_code': 200 } });
  await tracer.close();
  const [{ path, body } = { path: '', body: '' }] = receiver?.received ?? [];
  expect(path).toBe('/v1/traces');
  const { resourceSpans } = JSON.parse(body) as Sent;
  expect(resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'storefront' },
  });
  const spans = resourceSpans[0]?.scopeSpans[0]?.spans ?? [];
  expect(spans.map(({ name }) => name)).toEqual(['backend', 'GET /[locale]']);
  expect(spans.every((span) => span.traceId === traceId)).toBe(true);
  expect(spans[0]?.parentSpanId).toBe(spans[1]?.spanId);
  expect(spans[1]?.parentSpanId ?? '').toBe('');
});

it('a caller decides for what it calls, and the ratio where a trace begins', async () => {
  const tracer = await trace(0);
  expect(tracer.start('alone').isSampled).toBe(false);
  const parent = { requestId: 'c'.repeat(32), spanId: 'd'.repeat(16) };
  expect(tracer.start('part', { parent: { ...parent, isSampled: true } }).isSampled).toBe(true);
  expect(tracer.start('part', { parent: { ...parent, isSampled: false } }).isSampled).toBe(false);
  await tracer.close();
});

it('ends in time although the collector hangs', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const settings = { ratio: 1, role: 'storefront', release: null };
  const tracer = await createTracer({ endpoint: `http://127.0.0.1:${port}`, ...settings });
  tracer.start('request').end();
  const begin = performance.now();
  await tracer.close();
  expect(performance.now() - begin).toBeLessThan(4_000);
  silent.closeAllConnections();
  silent.close();
});
