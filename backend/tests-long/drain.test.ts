import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backendUrl, waitFor } from '../tests/support/client';
import { database } from '../tests/support/database';
import { mailsTo } from '../tests/orders/support/mail';
import { makeVariant, newEmail, orderData, postOrder } from '../tests/orders/support/shop';
import { type LongShop, startShop } from './support/shop';
import { size } from './support/size';

const CLIENTS = 8;
const RESTARTS = size('RESTARTS', 20);
const PIECES = 20_000;

let shop: LongShop;
beforeAll(async () => {
  shop = await startShop('drain', { DRAIN_MS: '2000' });
});
afterAll(async () => {
  await database().destroy();
  await shop.stop();
});

const probe = async (path: string): Promise<number | null> =>
  fetch(`${backendUrl()}${path}`).then(
    ({ status }) => status,
    () => null,
  );

it(`stops ${RESTARTS} times under orders without losing one, or a mail twice`, async () => {
  const suit = await makeVariant({ stock: PIECES });
  const data = () => orderData([suit.item(1)], { user: { firstname: 'Zoë', lastname: 'van Dam', email: newEmail() } });
  const answers: (number | string)[] = [];

  /** Like a proxy: sends orders as long as the backend is ready. */
  async function order(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const answer = await postOrder(data(), { 'idempotency-key': randomUUID() }).catch((error: unknown) =>
        error instanceof Error ? error.message : 'failed',
      );
      answers.push(typeof answer === 'string' ? answer : answer.status);
    }
  }

  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const sending = new AbortController();
    const wanted = answers.length + 40;
    const clients = Array.from({ length: CLIENTS }, () => order(sending.signal));
    await waitFor(async () => (answers.length > wanted ? true : undefined));
    expect([await probe('/livez'), await probe('/readyz')]).toEqual([200, 200]);

    const stopped = shop.end();
    await waitFor(async () => ((await probe('/readyz')) === 503 ? true : undefined));
    expect(await probe('/livez')).toBe(200);
    sending.abort();
    await Promise.all(clients);
    await stopped;
    await shop.restart();
  }

  expect(answers.filter((status) => status !== 201)).toEqual([]);
  expect(await database()('orders').pluck('id')).toHaveLength(answers.length);
  const waiting = () => database()('outbox_messages').whereNot({ state: 'sent' }).pluck('id');
  await waitFor(async () => ((await waiting()).length === 0 ? true : undefined));
  for (const { email } of await database()('orders').select('email')) {
    const ids = (await mailsTo(email)).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(1);
  }
});
