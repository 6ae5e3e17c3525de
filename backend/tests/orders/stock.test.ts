import { describe, expect, it } from 'vitest';
import { readWebhooks, waitFor } from '../support/client';
import { settle } from './support/mollie';
import {
  type ShopFailure,
  makeVariant,
  orderData,
  payAgain,
  placeOrder,
  postOrder,
  readOrder,
  readStock,
  setStock,
} from './support/shop';

describe('stock', () => {
  it('sells ten pieces to sixty concurrent buyers exactly ten times', async () => {
    const last = await makeVariant({ stock: 10 });
    const other = await makeVariant({ stock: 1000 });
    // Both orders of lines, which would deadlock if pieces were reserved unsorted.
    const carts = Array.from({ length: 60 }, (_, index) =>
      index % 2 ? [last.item(), other.item()] : [other.item(), last.item()],
    );
    const answers = await Promise.all(carts.map((cart) => postOrder<ShopFailure>(orderData(cart))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refusals = answers.filter(({ status }) => status !== 201);
    expect(refusals.every(({ status, body }) => status === 422 && body.error.name === 'VariantUnavailable')).toBe(true);
    expect([await readStock(last.sku), await readStock(other.sku)]).toEqual([0, 990]);
  }, 60_000);

  it('is released once when a payment fails, despite repeated webhooks', async () => {
    const suit = await makeVariant({ stock: 5 });
    for (const status of ['failed', 'canceled', 'expired']) {
      const order = await placeOrder(orderData([suit.item(2)]));
      expect(await readStock(suit.sku)).toBe(3);
      await Promise.all(Array.from({ length: 10 }, () => settle(order.orderNr, { status })));
      expect(await readOrder(order)).toMatchObject({ status, payable: true });
      expect(await readStock(suit.sku)).toBe(5);
    }
  });

  it('is reserved again when a failed order is paid again, or that is refused', async () => {
    const suit = await makeVariant({ stock: 2 });
    const order = await placeOrder(orderData([suit.item(2)]));
    await settle(order.orderNr, { status: 'failed' });
    const clicks = await Promise.all([payAgain(order.slug), payAgain(order.slug), payAgain(order.slug)]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(clicks.map(({ body }) => body.data.paymentUrl)).size).toBe(1);
    expect(await readStock(suit.sku)).toBe(0);
    await settle(order.orderNr, { status: 'expired' });
    await setStock(suit.sku, 1);
    const refusal = await payAgain(order.slug);
    expect([refusal.status, refusal.body.error.name]).toEqual([409, 'SoldOut']);
    expect(await readStock(suit.sku)).toBe(1);
    expect((await readOrder(order)).status).toBe('expired');
  });

  it('notifies the storefront when availability changes, and only then', async () => {
    const suit = await makeVariant({ stock: 8 });
    const webhooksSince = async (since: number) =>
      (await readWebhooks()).filter(({ body }) => {
        const { tags, at } = JSON.parse(body) as { tags: string[]; at: number };
        return at >= since && tags.includes(`product:${suit.product}`);
      });
    await waitFor(async () => (await webhooksSince(0))[0]);
    // Notifications of the creation may still arrive: done after a second without one.
    for (let [known, count] = [-1, 0]; known !== count; [known, count] = [count, (await webhooksSince(0)).length])
      await new Promise((resolve) => setTimeout(resolve, 1000));
    let since = Date.now();
    await placeOrder(orderData([suit.item(1)]));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await webhooksSince(since)).toHaveLength(0);
    since = Date.now();
    await placeOrder(orderData([suit.item(2)]));
    await waitFor(async () => (await webhooksSince(since))[0]);
  });
});
