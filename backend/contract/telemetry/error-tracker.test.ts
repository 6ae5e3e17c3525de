import { afterEach, expect, it } from 'vitest';
import { createErrorTracker, createRateCap } from './error-tracker';
import { type Receiver, startReceiver } from './receiver.fixtures';

let receiver: Receiver | undefined;
afterEach(() => receiver?.close());

const track = async (port: number) =>
  createErrorTracker({ dsn: `http://key@127.0.0.1:${port}/7`, release: '4.2', role: 'backend' });

it('sends an error as an envelope with release, role and request id, and nothing else of a request', async () => {
  receiver = await startReceiver();
  const tracker = await track(receiver.port);
  const requestId = 'a'.repeat(32);
  tracker.capture(new TypeError('no stock for anna@example.org'), { where: 'GET /api/orders/:slug', requestId });
  await tracker.flush(2_000);
  const [{ path, body } = { path: '', body: '' }] = receiver.received;
  expect(path).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=key/);
  const event: unknown = JSON.parse(body.split('\n')[2] ?? '');
  expect(event).toMatchObject({
    level: 'error',
    release: '4.2',
    tags: { role: 'backend', where: 'GET /api/orders/:slug', request_id: requestId },
    exception: { values: [{ type: 'TypeError', value: 'no stock for [email]' }] },
  });
  expect(body).not.toMatch(/"(?:request|user|breadcrumbs)"/);
});

it('a service that is away or refuses costs nothing but the event', async () => {
  receiver = await startReceiver(500);
  const tracker = await track(receiver.port);
  tracker.capture(new Error('one'), { where: 'here' });
  await tracker.flush(2_000);
  await receiver.close();
  tracker.capture(new Error('two'), { where: 'here' });
  await tracker.flush(2_000);
  expect(receiver.received).toHaveLength(1);
});

it('lets so many events through in a minute, and tells later how many it dropped', () => {
  let now = 0;
  const admit = createRateCap(3, 2, () => now);
  expect([admit('a'), admit('a'), admit('a'), admit('b'), admit('c')]).toEqual([0, 0, null, 1, null]);
  now = 60_000;
  expect([admit('a'), admit('a')]).toEqual([1, 0]);
});
