import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editor } from '../tests/orders/support/admin';
import { mailsTo } from '../tests/orders/support/mail';
import { changePayment, paymentOf } from '../tests/orders/support/mollie';
import { MAILS_PER_BATCH } from '../src/platform/outbox/outbox-queue';
import {
  type Placed,
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
} from '../tests/orders/support/shop';
import { asStorefront, call, randomAddress, waitFor } from '../tests/support/client';
import { unique } from '../tests/support/content';
import { database, minutesFromNow } from '../tests/support/database';
import { type LongShop, startShop } from '../tests-long/support/shop';
import { times } from '../tests-long/support/size';

const SEARCHES = 30;
const ORDERS = 120;
const BATCH = 50;

let shop: LongShop;
/** When the provider was asked for a payment, in milliseconds. */
const lookups: number[] = [];

beforeAll(async () => {
  // Two backends and two workers at once, on an empty database.
  shop = await startShop('cluster', { SEARCH_LIMIT: String(SEARCHES) });
  shop.mollie.onCall = ({ what, stage }) => {
    if (what === 'get' && stage === 'arrived') lookups.push(Date.now());
  };
});
afterAll(async () => {
  await database().destroy();
  await shop.stop();
});

const search = (q: string, headers: Record<string, string>) =>
  call<{ data: { id: string }[] }>(`/api/search?locale=nl&q=${q}`, { headers });

describe('two backends', () => {
  it('count limits together, to the call', async () => {
    const headers = asStorefront({ 'x-shop-ip': randomAddress() });
    const answers = await times(SEARCHES * 3, () => search('pak', headers));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(SEARCHES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(SEARCHES * 2);
    expect((await search('pak', asStorefront())).status).toBe(200);
  });

  it('keep no IP or email address with a limit', async () => {
    const keys: string[] = await database()('shop_limits').pluck('key');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !/^[\w:-]+:[0-9a-f]{64}$/.test(key))).toEqual([]);
  });

  it('redeem a preview token once', async () => {
    const json = { nonce: randomUUID() };
    const redeem = () =>
      call<{ data: { first: boolean } }>('/api/preview-tokens/redeem', {
        method: 'POST',
        headers: asStorefront(),
        json,
      });
    const answers = await times(10, redeem);
    expect(answers.filter(({ body }) => body.data.first)).toHaveLength(1);
  });

  it('find what the other has published', async () => {
    const word = unique('zeldzaam');
    const { body } = await editor.publishNew('article', { title: word, slug: word, publishedOn: '2026-01-01' });
    const id = body.data.documentId;
    for (const { url } of shop.processes().slice(0, 2))
      await waitFor(async () => {
        const found = await fetch(`${url}/api/search?locale=nl&q=${word}`, { headers: asStorefront() });
        const { data } = (await found.json()) as { data: { id: string }[] };
        return data.some((hit) => hit.id === id) || undefined;
      });
  });
});

describe('two workers', () => {
  let suit: TestVariant;
  beforeAll(async () => {
    suit = await makeVariant({ stock: 5_000 });
  });

  /** Orders of new customers, twenty at a time. */
  async function order(count: number): Promise<{ email: string; placed: Placed }[]> {
    const orders: { email: string; placed: Placed }[] = [];
    const one = async (): Promise<void> => {
      const email = newEmail();
      const user = { firstname: 'Zoë', lastname: 'van Dam', email };
      orders.push({ email, placed: await placeOrder(orderData([suit.item(1)], { user })) });
    };
    while (orders.length < count) await times(20, one);
    return orders;
  }

  const messageIds = (email: string): Promise<string[]> =>
    waitFor(async () => {
      const mails = await mailsTo(email);
      return mails.length > 0 ? mails.map(({ messageId }) => messageId) : undefined;
    });

  it('send each mail once, and look up open payments once, a batch in a second', async () => {
    const orders = await order(ORDERS);
    for (const { email } of orders) expect(await messageIds(email)).toHaveLength(1);

    lookups.length = 0;
    await database()('payments')
      .whereNotNull('provider_id')
      .update({ next_check_at: minutesFromNow(-1) });
    const due = () => database()('payments').where('next_check_at', '<=', new Date()).pluck('id');
    await waitFor(async () => ((await due()).length === 0 ? true : undefined));
    expect(lookups).toHaveLength(ORDERS);
    // Two pauses of a second lie before the third batch. This process notes a call late when it is busy: by less than a second.
    const [first = 0, third = 0] = [lookups[0], lookups[2 * BATCH]];
    expect(third - first).toBeGreaterThan(1000);
  });

  // Whichever of them leads, it is killed once.
  it.each([2, 3])('go on when process %i is killed while mails wait', async (index) => {
    const killed = new Promise<void>((resolve) => {
      shop.catcher.onMail = () => {
        shop.catcher.onMail = null;
        resolve(shop.processes()[index]?.kill());
      };
    });
    const orders = await order(40);
    await killed;
    // What the dead one was sending is sent again after two minutes.
    await database()('outbox_messages')
      .whereNotNull('lease_until')
      .update({ lease_until: minutesFromNow(-1) });
    const sent = await Promise.all(orders.map(({ email }) => messageIds(email)));
    const twice = sent.filter((ids) => ids.length > 1);
    expect(twice.length).toBeLessThanOrEqual(MAILS_PER_BATCH);
    for (const ids of twice) expect(new Set(ids).size).toBe(1);

    // Without a webhook: the sweep of the one that is left.
    const { placed } = orders[0] ?? {};
    const orderNr = placed?.orderNr ?? '';
    const { id } = await paymentOf(orderNr);
    await changePayment(id, { status: 'paid', method: 'ideal' });
    await database()('payments')
      .where({ provider_id: id })
      .update({ next_check_at: minutesFromNow(-1) });
    const isPaid = () => database()('orders').where({ order_nr: orderNr, payment_status: 'paid' }).first('id');
    await waitFor(async () => (await isPaid()) as object | undefined);
    await shop.revive(index);
  });
});
