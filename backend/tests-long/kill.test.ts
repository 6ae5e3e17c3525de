import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../src/accounting/ledger/check-books';
import { waitFor } from '../tests/support/client';
import { database } from '../tests/support/database';
import { findMiscounted } from '../tests/orders/support/diary';
import { refundsOf } from '../tests/orders/support/mollie';
import type { Placed } from '../tests/orders/support/shop';
import { deskOf, refund } from '../tests/refunds/support';
import {
  HEALED_MS,
  type Journey,
  announce,
  countPayments,
  expectMailsOnce,
  expectPaidOnce,
  pay,
  place,
  plan,
  retry,
  waitForStatus,
} from './support/journey';
import { type Moment, after, atCall, atMail } from './support/moments';
import { type LongShop, startShop } from './support/shop';
import { size } from './support/size';

const RANDOM_KILLS = size('KILLS', 10);
const PAID_MAILS = ['operator-paid', 'order-paid', 'order-received'];

let shop: LongShop;
/** Journeys whose mails are checked at the end: a mail in flight at a crash has a lease of two minutes. */
const travelled: { journey: Journey; kinds: string[] }[] = [];

beforeAll(async () => {
  shop = await startShop('kill');
});
afterAll(async () => {
  await database().destroy();
  await shop.stop();
});

/** Runs an action during which the backend is killed, and restarts it. */
async function dieDuring(moment: Moment, work: () => Promise<unknown>): Promise<void> {
  const dead = moment(shop);
  await Promise.all([dead, work()]);
  await shop.restart();
}

/** Pays and sends the webhook, which ends every journey. */
async function finish(journey: Journey, order: Placed): Promise<void> {
  await announce(await pay(order.orderNr));
  await waitForStatus(order, 'paid');
  await expectPaidOnce(journey, order);
  travelled.push({ journey, kinds: PAID_MAILS });
}

describe('kill -9 while an order is placed', () => {
  it.each([
    ['when the request for a payment arrives', atCall('create', 'arrived')],
    ['when the provider responds', atCall('create', 'answered')],
  ])('%s: the order exists once, and can be paid', async (_, moment) => {
    const journey = await plan();
    let responded: Placed | null = null;
    await dieDuring(moment, async () => {
      responded = await place(journey);
    });
    await finish(journey, await retry(journey, responded));
  });

  it('and the client never retries: the sweep starts the payment', async () => {
    const journey = await plan();
    await dieDuring(atCall('create', 'arrived'), () => place(journey));
    const started = () => database()('payments').whereNotNull('provider_id').where({ order_id: orderId }).first('id');
    const { id: orderId } = (await database()('orders').where({ email: journey.email }).first('id')) as { id: number };
    await waitFor(started, HEALED_MS);
    await finish(journey, await retry(journey, null));
  });
});

describe('kill -9 while a payment webhook is processed', () => {
  it.each([
    ['when the shop requests the payment', atCall('get', 'arrived')],
    ['when the provider responds', atCall('get', 'answered')],
  ])('%s: it is found without another webhook', async (_, moment) => {
    const journey = await plan();
    const order = await place(journey);
    if (!order) throw new Error('No order');
    const id = await pay(order.orderNr);
    await dieDuring(moment, () => announce(id));
    await waitForStatus(order, 'paid');
    expect((await retry(journey, order)).orderNr).toBe(order.orderNr);
    await expectPaidOnce(journey, order);
    travelled.push({ journey, kinds: PAID_MAILS });
  });
});

describe('kill -9 while mails are sent', () => {
  it('after a mail arrived and before it is marked as sent', async () => {
    const journey = await plan();
    let responded: Placed | null = null;
    await dieDuring(atMail(journey.email), async () => {
      responded = await place(journey);
    });
    await finish(journey, await retry(journey, responded));
  });
});

describe('kill -9 while a refund is created', () => {
  it.each([
    ['when the request arrives', atCall('refund', 'arrived')],
    ['when the provider responds', atCall('refund', 'answered')],
  ])('%s: the money is refunded once', async (_, moment) => {
    const journey = await plan();
    const order = await place(journey);
    if (!order) throw new Error('No order');
    await announce(await pay(order.orderNr));
    await waitForStatus(order, 'paid');
    const desk = await deskOf(order, journey.email);
    const asked = { key: randomUUID(), amount: order.total, reason: 'Klant belde' };
    await dieDuring(moment, () => refund(desk, asked).catch(() => null));
    await refund(desk, asked);
    const rows = (): Promise<{ state: string; amount: number; provider_id: string | null }[]> =>
      database()('refunds').whereIn('order_id', ownOrder);
    const ownOrder = database()('orders').where({ order_nr: order.orderNr }).select('id');
    await waitFor(async () => ((await rows())[0]?.provider_id ? true : undefined), HEALED_MS);
    const made = await refundsOf(order.orderNr);
    expect((await rows()).map((row) => [row.amount, row.provider_id])).toEqual([[order.total, made[0]?.id]]);
    expect(made).toHaveLength(1);
    await waitForStatus(order, 'refunded');
    const notes: { total: number }[] = await database()('order_documents')
      .where({ kind: 'credit_note' })
      .whereIn('order_id', ownOrder);
    expect(notes.map(({ total }) => total)).toEqual([-order.total]);
  });
});

describe(`kill -9 at ${RANDOM_KILLS} random times of an order`, () => {
  let length = 0;
  beforeAll(async () => {
    const journey = await plan();
    const start = Date.now();
    const order = await place(journey);
    if (!order) throw new Error('No order');
    await announce(await pay(order.orderNr));
    await waitForStatus(order, 'paid');
    length = Date.now() - start;
  });

  it.each(Array.from({ length: RANDOM_KILLS }, (_, index) => index))('time %i', async (index) => {
    const journey = await plan();
    let responded: Placed | null = null;
    // Spread over the whole duration, each at a random time within its share.
    const ms = ((index + Math.random()) * length * 1.3) / RANDOM_KILLS;
    await dieDuring(after(ms), async () => {
      responded = await place(journey);
      if (responded) await announce(await pay(responded.orderNr));
    });
    await finish(journey, await retry(journey, responded));
  });
});

describe('at the end', () => {
  it('every mail was sent', async () => {
    for (const { journey, kinds } of travelled) await expectMailsOnce(journey, kinds, 1);
  });

  it('there is one payment per attempt, and the ledger is consistent', async () => {
    const { atProvider, inShop } = await countPayments();
    expect(atProvider).toBe(inShop);
    expect(await checkBooks(database())).toEqual([]);
    expect(await findMiscounted()).toEqual([]);
    expect(await database()('alerts').where({ state: 'open' }).pluck('kind')).toEqual([]);
  });
});
