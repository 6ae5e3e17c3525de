// @full
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callAdmin, readMails } from '../support/client';
import { waitForMail } from '../orders/support/mail';
import { simulateFailures } from '../orders/support/mollie';
import { type TestVariant, makeVariant, readOrder } from '../orders/support/shop';
import { act, openOrder, paidOrder, readDesk, tabsOf } from './support/desk';
import { passUndoPeriod } from './support/undo-period';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100 });
});
afterEach(() => simulateFailures({ down: false }));

const day = (offset: number): string => new Date(Date.now() + offset * 24 * 3600_000).toISOString().slice(0, 10);

describe('a parcel', () => {
  it('is shipped once with one mail, which has the last entered tracking', async () => {
    const { order, id, email } = await paidOrder(suit);
    const answers = [
      await act(`orders/${id}/ship`, { carrier: 'PostNL', trackingCode: '3SABC' }),
      await act(`orders/${id}/ship`, { carrier: 'PostNL', trackingCode: '3SABD' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await passUndoPeriod(id);
    const mail = await waitForMail(email, ({ subject }) => subject.includes('onderweg'));
    expect(mail.text).toContain('3SABD');
    expect(await readOrder(order)).toMatchObject({ fulfilment: 'shipped', carrier: 'PostNL', trackingCode: '3SABD' });
    const late = await act(`orders/${id}/undo`);
    expect([late.status, late.body.error.message]).toEqual([400, 'It is too late to undo this']);
  });

  it('is not shipped before it is paid, nor delivered before it is shipped', async () => {
    const { id } = await openOrder(suit);
    const ship = await act(`orders/${id}/ship`);
    expect([ship.status, ship.body.error.message]).toEqual([400, 'Only a paid order can be shipped']);
    const refused = { by: 'Shop Owner', text: 'Refused, delivery: Only a paid order can be shipped' };
    expect((await readDesk(id)).diary).toContainEqual(expect.objectContaining(refused));
    const paid = await paidOrder(suit);
    const deliver = await act(`orders/${paid.id}/deliver`);
    expect([deliver.status, deliver.body.error.message]).toEqual([
      400,
      'An order that is new can not become delivered',
    ]);
    // Refused attempts are recorded in the timeline, once each.
    await act(`orders/${paid.id}/deliver`);
    const tried = (await readDesk(paid.id)).diary.filter(({ text }) => text.includes('can not become delivered'));
    expect(tried).toHaveLength(1);
    expect(tried[0]?.by).not.toBe('Shop');
    expect((await act('orders/nope/ship')).status).toBe(404);
  });

  it('is not shipped, nor listed to pack, while all its money is on its way back', async () => {
    const paid = await paidOrder(suit);
    const { id, order } = paid;
    expect(await tabsOf(paid)).toEqual(['pack']);
    await simulateFailures({ down: true });
    const asked = { key: randomUUID(), amount: order.total, reason: 'Coulance' };
    expect((await act<{ data: object }>(`orders/${id}/refund`, asked)).body.data).toMatchObject({ state: 'requested' });
    expect((await act(`orders/${id}/ship`)).body.error.message).toContain('All the money of this order was refunded');
    // Nor does it get a label, and its packing slip lists nothing.
    expect((await act(`orders/${id}/label`)).body.error.message).toContain('All the money of this order was refunded');
    const { body: slip } = await callAdmin<string>(`/shop/desk/packing-slips?ids=${id}`);
    expect(slip).toContain('Niet verzenden');
    expect(slip).not.toContain(suit.sku);
    expect(await tabsOf(paid)).toEqual([]);
    expect(await readOrder(order)).toMatchObject({ fulfilment: 'new' });
  });

  it('can be reverted after a wrong click, without a mail', async () => {
    const { id, email, order } = await paidOrder(suit);
    await act(`orders/${id}/ship`, { carrier: 'DHL' });
    expect((await readDesk(id)).undo?.to).toBe('new');
    expect((await act(`orders/${id}/undo`)).status).toBe(200);
    expect(await readDesk(id)).toMatchObject({ fulfilment: 'new', shippedAt: null, undo: null });
    expect((await readOrder(order)).timeline).not.toContainEqual(expect.objectContaining({ to: 'new' }));
    await act(`orders/${id}/ship`, { carrier: 'GLS' });
    await passUndoPeriod(id);
    await waitForMail(email, ({ subject }) => subject.includes('onderweg'));
    const mails = (await readMails(email)).filter(({ raw }) => raw.includes('onderweg'));
    expect(mails).toHaveLength(1);
  });

  it('is delivered on the entered day, which can be corrected', async () => {
    const { id, order } = await paidOrder(suit);
    await act(`orders/${id}/ship`);
    for (const date of [day(2), day(-3), 'yesterday'])
      expect((await act(`orders/${id}/deliver`, { date })).body.error.message).toContain('between the day of shipping');
    expect((await act(`orders/${id}/deliver`, { date: day(0) })).status).toBe(200);
    const { deliveredAt, diary } = await readDesk(id);
    expect(deliveredAt?.slice(0, 10)).toBe(day(0));
    expect(diary.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Marked as delivered/));
    expect((await readOrder(order)).fulfilment).toBe('delivered');
    expect((await act(`orders/${id}/undo`)).status).toBe(200);
    expect(await readDesk(id)).toMatchObject({ fulfilment: 'shipped', deliveredAt: null });
  });
});

describe('several parcels', () => {
  it('are shipped together; a failing one is named and does not block the others', async () => {
    const [one, two, unpaid] = [await paidOrder(suit), await paidOrder(suit), await openOrder(suit)];
    const { status, body } = await act<{ data: object }>('desk/ship', {
      carrier: 'PostNL',
      parcels: [{ id: one.id, trackingCode: '3S1' }, { id: unpaid.id }, { id: two.id }, { id: 'nope' }],
    });
    expect([status, body.data]).toEqual([
      200,
      {
        shipped: [one.id, two.id],
        refused: [
          { id: unpaid.id, message: 'Only a paid order can be shipped' },
          { id: 'nope', message: 'There is no such order' },
        ],
      },
    ]);
    expect(await readDesk(one.id)).toMatchObject({ fulfilment: 'shipped', carrier: 'PostNL', trackingCode: '3S1' });
    expect((await act('desk/ship', { parcels: [] })).status).toBe(400);
  });
});
