// @full
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hired, hire } from '../forms/support/people';
import { callAdmin, editor } from '../orders/support/admin';
import { waitForMail } from '../orders/support/mail';
import { type TestVariant, makeVariant, readOrder } from '../orders/support/shop';
import { asStorefront, call } from '../support/client';
import { database, refuseWrites } from '../support/database';
import { type DeskCase, type Refusal, act, paidOrder, readDesk, saidOf } from './support/desk';
import { dryRun, notices, recallMails, recallOf, sendRecall as send } from './support/recalls';

let suit: TestVariant;
let safety: Hired;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100 });
  safety = await hire('shop-safety');
});
afterAll(() => safety.leave());

type Sold = DeskCase & { lineId: number };

async function refund({ id, lineId }: Sold, quantity: number, kind: 'refund' | 'return'): Promise<void> {
  const json = { lines: [{ lineId, quantity }], key: randomUUID(), reason: 'x' };
  expect((await act(`orders/${id}/${kind}`, json)).status).toBe(200);
}

/** Sends a paid order of so many pieces less those refunded before, with what the packer types as the lot. */
async function sold(lots: string, pieces = 1, refunded = 0): Promise<Sold> {
  const made = await paidOrder(suit, {}, pieces);
  const [line] = (await readDesk(made.id)).lines;
  const lineId = line?.id ?? 0;
  if (refunded > 0) await refund({ ...made, lineId }, refunded, 'refund');
  const parcel = { id: made.id, trackingCode: '3S', lots: [{ lineId, lots }] };
  expect((await act('desk/ship', { carrier: 'PostNL', parcels: [parcel] })).status).toBe(200);
  return { ...made, lineId };
}

const recall = (over: object = {}): Promise<object> =>
  recallOf([suit.id], { lots: 'l1', withUnknownLots: false, ...over });

const rowId = async (documentId: string): Promise<number> =>
  (await database()('orders').where({ document_id: documentId }).first<{ id: number }>('id')).id;

describe('lot numbers', () => {
  it('are stored per line, can be corrected, and the last ones are offered for the next parcel', async () => {
    const { id, lineId } = await sold('l7, L8');
    const lots = [{ lineId, lots: 'L9' }];
    expect((await act(`orders/${id}/ship`, { lots })).status).toBe(200);
    const refused = await act(`orders/${id}/ship`, { lots: [{ lineId, lots: '<b>' }] });
    expect([refused.status, refused.body.error.message]).toEqual([400, expect.stringContaining('lot numbers')]);
    expect((await act(`orders/${id}/ship`, { lots: [{ lineId: lineId + 999_999, lots: 'L9' }] })).status).toBe(400);
    const order = await readDesk(id);
    expect(order.lines).toEqual([expect.objectContaining({ lots: ['L9'] })]);
    expect(saidOf(order)).toContain(`Shop Owner: Lot numbers: ${suit.sku}: L9`);
    const next = await readDesk((await paidOrder(suit)).id);
    expect(next.lines).toEqual([expect.objectContaining({ lots: [], lastLots: ['L9'] })]);
  });

  it('can be corrected after the delivery, which is no second shipping', async () => {
    const { id, lineId } = await sold('L7');
    expect((await act(`orders/${id}/deliver`)).status).toBe(200);
    const lots = [{ lineId, lots: 'L8' }];
    for (const parcel of [{}, { trackingCode: '3S2', lots }, { carrier: 'DHL', lots }]) {
      const { status, body } = await act(`orders/${id}/ship`, parcel);
      expect([status, body.error.message]).toEqual([400, 'An order that is delivered can not become shipped']);
    }
    expect((await act('desk/ship', { carrier: '', parcels: [{ id, trackingCode: '', lots }] })).body).toMatchObject({
      data: { shipped: [id], refused: [] },
    });
    expect(await readDesk(id)).toMatchObject({
      fulfilment: 'delivered',
      trackingCode: '3S',
      lines: [{ lots: ['L8'] }],
    });
  });
});

describe('a recall', () => {
  it('is not published without what the law asks for', async () => {
    const { status, body } = await callAdmin<{ error: { message: string } }>(
      '/content-manager/collection-types/api::recall.recall/actions/publish',
      { method: 'POST', json: await recall({ refund: false, notices: notices.slice(1) }) },
    );
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('at least two of repair')]);
    expect(body.error.message).toContain('missing: nl');
  });

  it('of which a notice has no language yet can be looked at, and lacks that language', async () => {
    const [first, ...others] = notices;
    const { body } = await editor.create(
      'recall',
      await recall({ notices: [{ ...first, language: null }, ...others] }),
    );
    expect((await dryRun(body.data.documentId)).missing.join()).toContain('missing: nl');
  });

  it('tells the others when one order can not be told, and that one later', async () => {
    const [broken, fine] = [await sold('X7'), await sold('X7')];
    const made = await safety.ask<{ data: { documentId: string } }>(
      '/content-manager/collection-types/api::recall.recall',
      { method: 'POST', json: await recall({ lots: 'X7' }) },
    );
    const id = made.body.data.documentId;
    expect((await editor.publish('recall', id, {}, 'nl')).status).toBe(200);
    const refused = {
      on: 'insert',
      table: 'recall_notices',
      when: `new.order_id = ${await rowId(broken.id)}`,
    } as const;
    const allow = await refuseWrites(refused);
    expect((await send(id)).body.data.told).toBe(1);
    await waitForMail(fine.email, ({ subject }) => subject.startsWith('Terugroepactie'));
    expect(await dryRun(id)).toMatchObject({ count: 2, told: 1 });
    await allow();
    expect((await send(id)).body.data.told).toBe(1);
    await waitForMail(broken.email, ({ subject }) => subject.startsWith('Terugroepactie'));
    expect(await recallMails(fine.email)).toHaveLength(1);
    expect((await editor.unpublish('recall', id, 'nl')).status).toBe(200);
  });

  it('tells each affected order once, of what its customer still has, and shows it there', async () => {
    // Three pieces of which one was refunded before the others were sent.
    const [affected, other, back, partly] = [
      await sold('l-1', 3, 1),
      await sold('L2'),
      await sold('L1'),
      await sold('L1', 3),
    ];
    await refund(back, 1, 'return');
    // Whoever got the money back and kept the piece still has it, also once the order counts as returned.
    await refund(partly, 1, 'refund');
    await refund(partly, 2, 'return');
    expect((await readDesk(partly.id)).fulfilment).toBe('returned');
    const made = await safety.ask<{ data: { documentId: string } }>(
      '/content-manager/collection-types/api::recall.recall',
      { method: 'POST', json: await recall() },
    );
    const id = made.body.data.documentId;
    expect(await dryRun(id, safety.ask)).toMatchObject({
      count: 2,
      pieces: 3,
      told: 0,
      isPublished: false,
      missing: [],
    });
    expect((await send(id)).status).toBe(400);
    expect((await editor.publish('recall', id, {}, 'nl')).status).toBe(200);

    const answers = await Promise.all([send(id, safety.ask), send(id, safety.ask)]);
    expect(answers.map(({ body }) => body.data.told).sort()).toEqual([0, 2]);
    const mail = await waitForMail(affected.email, ({ subject }) => subject.startsWith('Terugroepactie'));
    for (const part of [
      '2 ×',
      'partij L-1',
      'verdrinkingsgevaar',
      'een vervangend product',
      'je geld terug',
      '0800 0123',
    ])
      expect(mail.text).toContain(part);
    expect((await waitForMail(partly.email, ({ subject }) => subject.startsWith('Terugroepactie'))).text).toContain(
      '1 ×',
    );
    expect((await send(id)).body.data.told).toBe(0);
    expect(await dryRun(id)).toMatchObject({ count: 2, told: 2, isPublished: true });
    for (const { email } of [affected, partly]) expect(await recallMails(email)).toHaveLength(1);
    for (const { email } of [other, back]) expect(await recallMails(email)).toEqual([]);

    expect(await readOrder(affected.order)).toMatchObject({
      recalls: [{ id, pieces: [{ quantity: 2, lots: ['L-1'] }] }],
    });
    expect(await readOrder(other.order)).toMatchObject({ recalls: [] });
    const shown = await call<{ data: object[] }>('/api/recalls?locale=de', { headers: asStorefront() });
    expect(shown.body.data).toContainEqual(
      expect.objectContaining({ id, language: 'de', lots: ['L1'], productIds: [suit.product] }),
    );

    // The product leaves the shop, which changes nothing about who is told.
    expect((await editor.unpublish('product', suit.product, 'nl')).status).toBe(200);
    await database()('outbox_messages')
      .where({ kind: 'recall.notice', topic: `recall:${id}:${await rowId(partly.id)}` })
      .update({ state: 'dead' });
    expect(await dryRun(id)).toMatchObject({ isPublished: true, told: 2, unmailed: 1 });
    const variant = `/content-manager/collection-types/api::product-variant.product-variant/${suit.id}`;
    const kept = await callAdmin<Refusal>(variant, { method: 'DELETE' });
    expect([kept.status, kept.body.error.message]).toEqual([400, expect.stringContaining('names this variant')]);
    // Orders are told once: what was told of stays, what to do about it may be corrected.
    const wider = await editor.publish('recall', id, { lots: 'L1, L2' }, 'nl');
    expect([wider.status, JSON.stringify(wider.body)]).toEqual([400, expect.stringContaining('Make a new recall')]);
    const corrected = notices.map((notice) => ({ ...notice, contact: '0800 0124' }));
    expect((await editor.publish('recall', id, { lots: 'L 1', notices: corrected }, 'nl')).status).toBe(200);

    const removed = await callAdmin(`/content-manager/collection-types/api::recall.recall/${id}`, { method: 'DELETE' });
    expect(removed.status).toBe(400);
    expect((await editor.unpublish('recall', id, 'nl')).status).toBe(200);
    expect(await readOrder(affected.order)).toMatchObject({ recalls: [] });
  });

  it('has rights of its own', async () => {
    const operator = await hire('shop-operator');
    const editorRole = await hire('strapi-editor');
    for (const { ask } of [operator, editorRole]) {
      expect((await ask('/shop/recalls/x/affected')).status).toBe(403);
      expect((await send('x', ask)).status).toBe(403);
    }
    expect((await safety.ask('/shop/desk/orders')).status).toBe(403);
    expect((await call('/api/recalls?locale=nl')).status).toBe(403);
    await operator.leave();
    await editorRole.leave();
  });
});
