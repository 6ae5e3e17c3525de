// @full
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, type Server, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { address } from '../orders/support/shop';
import { type RunningBackend, prepareData, startBackend, testSecrets } from '../support/backend';
import { openDatabase } from '../support/database';
import { type Receiver, startReceiver } from '../../contract/telemetry/receiver.fixtures';

const work = mkdtempSync(path.join(tmpdir(), 'shop-logs-'));
const email = 'stille.klant@privat.example';
const lastname = 'Onvermeldbaar';
const street = 'Verzwegenlaan';
const password = 'Otter-geheim-woord-7';
const requestId = '0123456789abcdef0123456789abcdef';

/** A mail server that refuses every recipient and repeats the address in its response. */
const smtp = createTcpServer((socket) => {
  socket.setEncoding('utf8').write('220 here\r\n');
  socket.on('error', () => socket.destroy());
  socket.on('data', (text: string) => {
    const to = /RCPT TO:<([^>]*)>/i.exec(text)?.[1];
    socket.write(to ? `550 5.1.1 <${to}>: no such mailbox\r\n` : '250 ok\r\n');
  });
});

/** A payment provider that refuses every call and repeats the request in its response. */
const provider = createServer((request, response) => {
  let detail = `${request.headers.authorization} `;
  request.on('data', (chunk: Buffer) => (detail += chunk.toString()));
  request.on('end', () => {
    // Not 503, after which the client tries again until its time is over, without reading the response.
    response.writeHead(422, { 'content-type': 'application/hal+json' });
    response.end(JSON.stringify({ status: 422, title: 'Unprocessable Entity', detail }));
  });
});

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

/** Tracker of errors and collector of traces. */
let receiver: Receiver;
let shop: RunningBackend;
beforeAll(async () => {
  const [smtpPort, providerPort] = await Promise.all([listen(smtp), listen(provider)]);
  receiver = await startReceiver();
  prepareData(path.join(work, 'data'));
  shop = await startBackend(path.join(work, 'data'), {
    DATABASE_URL: '',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtpPort),
    MOLLIE_API_KEY: 'test_logs_00000000000000000000000000000',
    MOLLIE_API_ENDPOINT: `http://127.0.0.1:${providerPort}/v2/`,
    LOG_LEVEL: 'http',
    SENTRY_DSN: `http://key@127.0.0.1:${receiver.port}/7`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${receiver.port}`,
    TRACE_RATIO: '0',
    RELEASE: 'r-4',
    OUTBOX_MS: '300',
    SWEEP_MS: '300',
  });
});
afterAll(async () => {
  await shop.stop();
  for (const server of [smtp, provider, receiver]) void server.close();
  rmSync(work, { recursive: true, force: true });
});

async function ask<T>(target: string, json?: object, headers: object = {}): Promise<T> {
  const response = await fetch(`${shop.url}${target}`, {
    method: json ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-shop-secret': testSecrets.SHOP_SECRET, ...headers },
    ...(json && { body: JSON.stringify(json) }),
  });
  return (await response.json()) as T;
}

interface Span {
  traceId: string;
  name: string;
  parentSpanId?: string;
}

/** Spans that were sent. The backend sends the last ones when it stops. */
const spansOf = (bodies: string[]): Span[] =>
  bodies.flatMap((body) => {
    const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  });

it('log, errors and traces of a failing shop contain no personal data and no secret', async () => {
  const { data: found } = await ask<{ data: { id: string; attributes: { options: object[] } }[] }>(
    '/api/product-variants?filters[sku]=ZW-CLASSIC-BLUE-M',
  );
  const [variant] = found;
  const { data: order } = await ask<{ data: { orderNr: string; slug: string; accessKey: string } }>(
    '/api/orders',
    {
      data: {
        user: { firstname: 'Zoë', lastname, email },
        locale: 'nl',
        cart: [{ variantId: variant?.id, quantity: 1, options: variant?.attributes.options }],
        shipping: address('nl', { street }),
        consent: { terms: true },
      },
    },
    { traceparent: `00-${requestId}-0123456789abcdef-01` },
  );
  const access = { 'x-order-access': `${order.slug}.${order.accessKey}` };
  await ask(`/api/orders/${order.slug}`, undefined, access);
  await ask(`/api/orders/${order.slug}/access?key=${order.accessKey}`);
  await ask('/api/auth/local', { identifier: email, password });
  await ask('/api/auth/local/register', { username: email, email: `x${email}`, password });
  await ask('/api/auth/forgot-password', { email: `nobody-${email}` });
  await ask('/api/users/me', undefined, { authorization: 'Bearer stolen-session-token-0123456789' });
  await ask('/api/orders', { data: { user: { email }, cart: 'broken', street } });

  // The failures are logged: an empty log would prove nothing.
  await expect.poll(() => shop.output()).toMatch(/Mail \S+ of order:\d+ failed, attempt 1: EENVELOPE/);
  await expect.poll(() => shop.output()).toContain(`${order.orderNr}: the payment could not be created. Mollie: 422`);
  await expect.poll(() => shop.output()).toMatch(/Mail account\.\S+ of account:\S+ failed/);
  // Its mail is rendered as well: only then is it known whether it was warned about.
  const outbox = openDatabase({ url: '', file: path.join(work, 'data', 'backend.db') });
  const resets = () => outbox('outbox_messages').where({ kind: 'account.reset' }).pluck('state');
  await expect.poll(resets).toEqual(['sent']);
  // What nobody expected: a request and a job that fail.
  await outbox.raw('alter table orders rename to lost');
  await ask(`/api/orders/${order.slug}?email=${email}`, undefined, access);
  await expect.poll(() => shop.output()).toContain('Order sweep: SqliteError');
  await outbox.destroy();
  await shop.stop();
  const output = shop.output();
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const ofOrder = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ requestId: id }) => id === requestId);
  expect(ofOrder).toContainEqual(
    expect.objectContaining({ name: 'backend', level: 'http', route: '/api/orders', status: 201 }),
  );
  expect(ofOrder).toContainEqual(
    expect.objectContaining({ level: 'warn', message: expect.stringContaining(order.orderNr) }),
  );
  // Mails are sent by a job, which the request only woke.
  expect(ofOrder.filter(({ message }) => String(message).startsWith('Mail'))).toEqual([]);
  // No account, no mail: nothing that an operator could mend.
  expect(output).not.toMatch(/Mail account\.reset of \S+: no recipient/);
  const errors = receiver.received.filter(({ path: to }) => to.startsWith('/api/7/envelope/'));
  const tagsOf = (where: string) => `"tags":{"role":"backend","where":"${where}"`;
  for (const where of ['GET /api/orders/:slug', 'Order sweep'])
    expect(errors.map(({ body }) => body)).toContainEqual(expect.stringContaining(tagsOf(where)));
  const traces = receiver.received.filter(({ path: to }) => to === '/v1/traces').map(({ body }) => body);
  const spans = spansOf(traces);
  expect(spans.every(({ traceId }) => traceId === requestId)).toBe(true);
  expect(spans).toContainEqual(expect.objectContaining({ name: 'POST /api/orders', parentSpanId: '0123456789abcdef' }));
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sqlite insert', 'sqlite select', 'mollie create payment']),
  );

  const secrets = [
    order.slug,
    order.accessKey,
    password,
    'stolen-session-token',
    'test_logs_',
    ...Object.values(testSecrets),
  ];
  for (const word of [email, 'privat.example', lastname, 'Zoë', street, '1234 AB', ...secrets])
    for (const text of [output, ...traces, ...errors.map(({ body }) => body)]) expect(text).not.toContain(word);
});
