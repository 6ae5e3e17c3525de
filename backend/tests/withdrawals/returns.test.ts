// @full
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { readDesk, saidOf, tabsOf } from '../desk/support/desk';
import { callAdmin } from '../orders/support/admin';
import { readAlerts } from '../orders/support/alerts';
import { findMiscounted, idOf, readMovementsOf } from '../orders/support/diary';
import { mailsTo, waitForMail } from '../orders/support/mail';
import { refundsOf } from '../orders/support/mollie';
import { type TestVariant, makeVariant, readOrder, readStock } from '../orders/support/shop';
import { waitFor } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import {
  acceptDelivered,
  arrive,
  completeRefunds,
  customerReturn,
  deskReturn,
  expectReturn,
  parcel,
  refundNow,
  waitNoLonger,
} from './support/returns';
import { deliver, findWithdrawal, makeOrder } from './support/withdrawals';

const PRICE = 5995;
let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 200 });
});
afterEach(async () => {
  expect(await checkBooks(database())).toEqual([]);
  expect(await findMiscounted()).toEqual([]);
});

const DAY_MINUTES = 24 * 60;
/** Moves the end of the time to send goods back. */
const endIn = async ({ orderNr }: { orderNr: string }, days: number): Promise<void> => {
  await database()('order_returns')
    .where({ order_id: await idOf(orderNr) })
    .update({ send_back_by: minutesFromNow(days * DAY_MINUTES) });
};

describe('accepting a withdrawal from delivered goods', () => {
  it('waits for the parcel: the customer reads what to send back, where to and until when', async () => {
    const order = await makeOrder([suit.item(2)]);
    const { receiptNr, accepted, found } = await acceptDelivered(order);
    expect(accepted).toMatchObject({ status: 200, body: { data: { ok: true } } });
    expect(found).toMatchObject({ state: 'awaited', receiptNr, arrivals: 0, refundedAhead: false });
    expect(await refundsOf(order.orderNr)).toEqual([]);
    expect(await readOrder(order)).toMatchObject({ status: 'paid', fulfilment: 'delivered' });
    expect(await customerReturn(order)).toMatchObject({
      state: 'awaited',
      pieces: [{ quantity: 2 }],
      address: expect.arrayContaining([expect.any(String)]),
      refund: 'waits',
    });
    const mail = await waitForMail(order.email, ({ subject }) => subject.startsWith('Stuur je pakket terug'));
    const address = (await customerReturn(order))?.address ?? [];
    for (const line of [...address, order.orderNr, '2 ×', 'zodra het pakket bij ons is'])
      expect(mail.text).toContain(line);
    // At least 14 days, and not on a weekend or holiday.
    const days = (new Date(found.sendBackBy).getTime() - Date.now()) / (DAY_MINUTES * 60_000);
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(20);
    const read = await readDesk(order.documentId);
    expect(saidOf(read)).toContainEqual(
      expect.stringMatching(/^Shop Owner: Return of 2 pieces accepted, to be sent by/),
    );
    expect(saidOf(read).join()).not.toMatch(/returned|came back/i);
    expect(await tabsOf({ order, id: order.documentId, email: order.email })).toEqual(['delivered', 'returns']);
  });

  it('can not be withdrawn from again, and the button goes', async () => {
    const order = await makeOrder([suit.item()]);
    await acceptDelivered(order);
    expect(await readOrder(order)).toMatchObject({ withdrawal: { open: false, statements: [{ state: 'accepted' }] } });
  });

  it('uses the address for returns of the settings', async () => {
    const settings = database()('site_settings').where({ locale: 'nl' });
    await settings.clone().update({ return_address: 'Retouren Zwotter\nMagazijn 3\n1000 AA Almere' });
    try {
      const order = await makeOrder([suit.item()]);
      await acceptDelivered(order);
      expect((await customerReturn(order))?.address).toEqual(['Retouren Zwotter', 'Magazijn 3', '1000 AA Almere']);
      const mail = await waitForMail(order.email, ({ subject }) => subject.startsWith('Stuur je pakket terug'));
      expect(mail.text).toContain('Magazijn 3');
    } finally {
      await settings.clone().update({ return_address: null });
    }
  });

  it('refunds at once when the operator chooses so, and is not returned for it', async () => {
    const order = await makeOrder([suit.item(2)]);
    const { receiptNr, accepted, found } = await acceptDelivered(order, { refundNow: true });
    expect(accepted.body.data).toMatchObject({ amount: order.total });
    expect(found).toMatchObject({ state: 'awaited', refundedAhead: true });
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'delivered' });
    expect((await customerReturn(order))?.refund).toBe('sent');
    await completeRefunds(order);
    await waitFor(async () => ((await findWithdrawal(receiptNr)).state === 'refunded' ? true : undefined));
    const before = await readStock(suit.sku);
    expect((await arrive(found, parcel(found, { asNew: 2 }))).body.data).toEqual({ ok: true });
    expect(await readOrder(order)).toMatchObject({ fulfilment: 'returned' });
    expect(await readStock(suit.sku)).toBe(before + 2);
    expect(await refundsOf(order.orderNr)).toHaveLength(1);
  });

  it('is refunded later without the parcel when the customer proves that it was sent', async () => {
    const order = await makeOrder([suit.item(2)]);
    const { found } = await acceptDelivered(order);
    await arrive(found, parcel(found, { asNew: 1 }));
    const answers = await Promise.all([refundNow(found), refundNow(found)]);
    for (const { body } of answers) expect(body.data).toMatchObject({ amount: order.total - PRICE });
    expect(await refundsOf(order.orderNr)).toHaveLength(2);
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'delivered' });
    const rest = await deskReturn(order);
    await arrive(rest, parcel(rest, { asNew: 1 }));
    expect(await readOrder(order)).toMatchObject({ fulfilment: 'returned' });
    expect(await refundsOf(order.orderNr)).toHaveLength(2);
  });
});

describe('a parcel that arrives', () => {
  it('is refunded and put on the shelf: the order is returned, the withdrawal refunded, the customer told', async () => {
    const own = await makeVariant({ stock: 10 });
    const order = await makeOrder([own.item(2)]);
    const { receiptNr, found } = await acceptDelivered(order);
    expect((await arrive(found, parcel(found, { asNew: 2 }))).body.data).toMatchObject({ amount: order.total });
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'returned' });
    expect(await readStock(own.sku)).toBe(10);
    expect((await readMovementsOf(own.id)).at(-1)).toMatchObject({ delta: 2, reason: 'returned' });
    expect(await customerReturn(order)).toMatchObject({
      state: 'arrived',
      arrivals: [{ pieces: [{ quantity: 2 }], withheld: 0 }],
      refund: 'sent',
    });
    const mail = await waitForMail(order.email, ({ subject }) => subject.startsWith('Je pakket is bij ons'));
    expect(mail.text).toContain(order.orderNr);
    expect(mail.text).not.toContain('Hier wachten we nog op');
    await waitForMail(order.email, ({ subject }) => subject.includes('terugbetaald'));
    const read = await waitFor(async () => {
      const current = await readDesk(order.documentId);
      return current.documents.length === 2 ? current : undefined;
    });
    expect(read.documents[1]).toMatchObject({ kind: 'credit_note', total: -order.total });
    expect(saidOf(read)).toContain('Shop Owner: Parcel arrived: 2 as new');
    await completeRefunds(order);
    await waitFor(async () => ((await findWithdrawal(receiptNr)).state === 'refunded' ? true : undefined));
    expect(await tabsOf({ order, id: order.documentId, email: order.email })).toEqual([]);
  });

  it('may come in parts: the rest stays awaited, and shipping goes back with it', async () => {
    const own = await makeVariant({ stock: 10 });
    const order = await makeOrder([own.item(3)]);
    const { receiptNr, found } = await acceptDelivered(order);
    expect((await arrive(found, parcel(found, { asNew: 1 }))).body.data).toMatchObject({ amount: PRICE });
    expect(await readOrder(order)).toMatchObject({ status: 'partially_refunded', fulfilment: 'delivered' });
    expect(await customerReturn(order)).toMatchObject({ state: 'partly', refund: 'waits' });
    const mail = await waitForMail(order.email, ({ subject }) => subject.startsWith('Je pakket is bij ons'));
    expect(mail.text).toContain('Hier wachten we nog op');
    await completeRefunds(order);
    expect((await findWithdrawal(receiptNr)).state).toBe('accepted');
    const rest = await deskReturn(order);
    expect(rest).toMatchObject({ state: 'partly', arrivals: 1, lines: [{ quantity: 3, missing: 2 }] });
    expect((await arrive(rest, parcel(rest, { asNew: 2 }))).body.data).toMatchObject({ amount: order.total - PRICE });
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'returned' });
    expect(await readStock(own.sku)).toBe(10);
    await waitFor(async () =>
      (await mailsTo(order.email)).filter(({ subject }) => subject.startsWith('Je pakket is bij ons')).length === 2
        ? true
        : undefined,
    );
    await completeRefunds(order);
    await waitFor(async () => ((await findWithdrawal(receiptNr)).state === 'refunded' ? true : undefined));
  });

  it('worn stays off the shelf, and may be refunded in part, for a reason that the customer reads', async () => {
    const own = await makeVariant({ stock: 10 });
    const order = await makeOrder([own.item(2)]);
    const { found } = await acceptDelivered(order);
    const used = parcel(found, { asNew: 0, worn: 1, withheld: 1500 });
    expect((await arrive(found, used)).body.error?.name).toBe('NotRefundable');
    const reasoned = { ...used, reason: 'Het pak is in zee gedragen' };
    expect((await arrive(found, reasoned)).body.data).toMatchObject({ amount: PRICE - 1500 });
    const mail = await waitForMail(order.email, ({ subject }) => subject.startsWith('Je pakket is bij ons'));
    expect(mail.text).toMatch(/€\s15,00 al afgetrokken, omdat .*: Het pak is in zee gedragen/);
    expect((await customerReturn(order))?.arrivals).toMatchObject([{ withheld: 1500, reason: reasoned.reason }]);
    // What was kept is not refunded with the next piece.
    const rest = await deskReturn(order);
    expect((await arrive(rest, parcel(rest, { asNew: 1 }))).body.data).toMatchObject({ amount: order.total - PRICE });
    expect(await readOrder(order)).toMatchObject({ status: 'partially_refunded', fulfilment: 'returned' });
    expect(await readStock(own.sku)).toBe(9);
    const read = await waitFor(async () => {
      const current = await readDesk(order.documentId);
      return current.documents.length === 3 ? current : undefined;
    });
    expect(read.documents.slice(1).reduce((sum, { total }) => sum + total, 0)).toBe(1500 - order.total);
    expect(read.money.left).toBe(1500);
    expect(saidOf(read)).toContain(
      'Shop Owner: Parcel arrived: 1 worn or damaged, €15.00 kept: Het pak is in zee gedragen',
    );
  });

  it('is booked once by a double click, and by two operators', async () => {
    const order = await makeOrder([suit.item(3)]);
    const { found } = await acceptDelivered(order);
    const one = parcel(found, { asNew: 1 });
    const answers = await Promise.all([arrive(found, one), arrive(found, one), arrive(found, one)]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await deskReturn(order)).toMatchObject({ arrivals: 1, lines: [{ missing: 2 }] });
    expect(await refundsOf(order.orderNr)).toHaveLength(1);
    // Another count for the same parcel.
    const other = await arrive(found, parcel(found, { asNew: 2 }));
    expect([other.status, other.body.error?.name]).toEqual([409, 'IdempotencyConflict']);
    const tooMany = await arrive(found, { ...one, after: 1, lines: [{ ...one.lines[0], asNew: 3 }] });
    expect([tooMany.status, tooMany.body.error?.name]).toEqual([409, 'NotReturnable']);
    expect(await deskReturn(order)).toMatchObject({ arrivals: 1 });
  });

  it('is not "Take back": pieces that are awaited are booked with their parcel', async () => {
    const order = await makeOrder([suit.item(2)]);
    const { found } = await acceptDelivered(order);
    const lines = [{ lineId: found.lines[0]?.lineId, quantity: 1 }];
    const taken = await takeBack(order.documentId, lines);
    expect([taken.status, taken.body.error?.name]).toEqual([409, 'NotReturnable']);
  });
});

describe('a return that an operator agrees to', () => {
  it('is awaited like a withdrawal, once per dialog', async () => {
    const order = await makeOrder([suit.item(2)]);
    await deliver(order);
    const lineId = (await readDesk(order.documentId)).lines[0]?.id;
    const asked = { lines: [{ lineId, quantity: 1 }], reason: 'Ruilt van maat', key: 'agree-1' };
    const answers = await Promise.all([expectReturn(order, asked), expectReturn(order, asked)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const found = await deskReturn(order);
    expect(found).toMatchObject({ state: 'awaited', receiptNr: null, lines: [{ quantity: 1 }] });
    await waitForMail(order.email, ({ subject }) => subject.startsWith('Stuur je pakket terug'));
    const more = await expectReturn(order, { ...asked, lines: [{ lineId, quantity: 2 }], key: 'agree-2' });
    expect([more.status, more.body.error?.name]).toEqual([409, 'NotReturnable']);
    expect((await arrive(found, parcel(found, { asNew: 1 }))).body.data).toMatchObject({ amount: PRICE });
    expect(await readOrder(order)).toMatchObject({ status: 'partially_refunded', fulfilment: 'delivered' });
  });

  it('needs goods that were sent', async () => {
    const order = await makeOrder([suit.item()]);
    const lineId = (await readDesk(order.documentId)).lines[0]?.id;
    const refused = await expectReturn(order, { lines: [{ lineId, quantity: 1 }], key: 'agree-early' });
    expect([refused.status, refused.body.error?.name]).toEqual([409, 'NotReturnable']);
  });
});

describe('a parcel that does not come', () => {
  const reminders = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Denk je aan je pakket'));

  it('is reminded of once before its time ends, and alerts the operator once after it', async () => {
    const order = await makeOrder([suit.item()]);
    const { found } = await acceptDelivered(order);
    await endIn(order, 3);
    await waitForMail(order.email, ({ subject }) => subject.startsWith('Denk je aan je pakket'));
    await endIn(order, -1);
    const late = async () => (await readAlerts(order.orderNr)).filter(({ kind }) => kind === 'return-late');
    await waitFor(async () => ((await late()).length > 0 ? true : undefined));
    await endIn(order, 3);
    await endIn(order, -1);
    // A later sweep has looked at it again once it has told another customer.
    const next = await makeOrder([suit.item()]);
    await acceptDelivered(next);
    await endIn(next, -1);
    await waitFor(async () => (await readAlerts(next.orderNr))[0]);
    expect(await reminders(order.email)).toHaveLength(1);
    expect(await late()).toMatchObject([{ state: 'open' }]);
    // A late parcel is still taken, and settles the alert.
    expect((await arrive(found, parcel(found, { asNew: 1 }))).body.data).toMatchObject({ amount: order.total });
    expect(await late()).toMatchObject([{ state: 'resolved' }]);
  });

  it('is given up: nothing is refunded, and the pieces can be sent back later', async () => {
    const order = await makeOrder([suit.item()]);
    const { found } = await acceptDelivered(order);
    expect((await waitNoLonger(found)).status).toBe(200);
    expect((await waitNoLonger(found)).status).toBe(200);
    expect(await customerReturn(order)).toMatchObject({ state: 'closed', refund: null });
    expect(await readOrder(order)).toMatchObject({
      status: 'paid',
      fulfilment: 'delivered',
      withdrawal: { open: true },
    });
    expect((await arrive(found, parcel(found, { asNew: 1 }))).body.error?.name).toBe('NotReturnable');
    const said = saidOf(await readDesk(order.documentId));
    expect(said.filter((text) => text === 'Shop Owner: Waits no longer for the return: Klant houdt het')).toHaveLength(
      1,
    );
    const lines = [{ lineId: found.lines[0]?.lineId, quantity: 1 }];
    expect((await expectReturn(order, { lines, key: 'agree-later' })).status).toBe(200);
  });
});

function takeBack(documentId: string, lines: object[]) {
  const json = { lines, key: 'take-back' };
  return callAdmin<{ error?: { name: string } }>(`/shop/orders/${documentId}/return`, { method: 'POST', json });
}
