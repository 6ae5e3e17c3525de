// @full
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PickupPoint, PickupPoints } from '../../contract/pickup-points';
import { get, signUp } from '../accounts/support/account';
import { act, findRow } from '../desk/support/desk';
import { asStorefront, call } from '../support/client';
import { callAdmin } from './support/admin';
import { labelsOf, setCarrier } from './support/carrier';
import { waitForMail } from './support/mail';
import { settle } from './support/mollie';
import {
  type ShopFailure,
  type TestVariant,
  address,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  postOrder,
  readOrder,
} from './support/shop';

const SHOP = { id: '10001', carrier: 'PostNL', name: 'Boekhandel De Kade', street: 'Otterkade 3', city: 'Utrecht' };
const BELGIAN = '20001';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 50 });
});
afterEach(() => setCarrier('ok'));

let codes = 1000;
/** Never asked for before: lists are kept for ten minutes. */
const newCode = (): string => `${(codes += 1)} AB`;
const search = (body: object, headers: Record<string, string> = {}) =>
  call<{ data: PickupPoints } & ShopFailure>('/api/pickup-points', {
    method: 'POST',
    json: body,
    headers: asStorefront(headers),
  });
const picked = (over: Record<string, unknown> = {}) =>
  orderData([suit.item()], { delivery: 'pickup', pickupPoint: SHOP.id, ...over });
const refuse = async (data: object) => (await postOrder<ShopFailure>(data)).body.error;
const atPoint = (name: string) => ({
  status: 422,
  name: 'ValidationError',
  details: { errors: [{ path: ['pickupPoint'], name }] },
});

describe('POST /api/pickup-points', () => {
  it('lists those of the carrier near a postal code, nearest first', async () => {
    const { status, body } = await search({ country: 'nl', postalCode: newCode() });
    expect(status).toBe(200);
    if (body.data.state !== 'found') throw new Error('No points');
    const [first] = body.data.points;
    expect(first).toMatchObject({ ...SHOP, postalCode: '3511 AC', country: 'nl', distance: 240 });
    expect(first?.today).toEqual(expect.any(Array));
    const distances = body.data.points.map(({ distance }) => distance);
    expect(distances).toEqual([240, 850, 1460]);
    const belgian = await search({ country: 'be', postalCode: '9000' });
    expect(belgian.body.data).toMatchObject({ state: 'found', points: [{ id: BELGIAN, carrier: 'bpost' }, {}, {}] });
  });

  it('says so while the carrier is down, does not answer, or is not asked for that country', async () => {
    for (const mode of ['down', 'slow'] as const) {
      await setCarrier(mode);
      expect((await search({ country: 'nl', postalCode: newCode() })).body.data).toEqual({ state: 'unavailable' });
    }
    await setCarrier('ok');
    expect((await search({ country: 'de', postalCode: '10115' })).body.data).toEqual({ state: 'unavailable' });
    expect((await search({ country: 'nl', postalCode: newCode() })).body.data).toMatchObject({ state: 'found' });
  });

  it('is for the storefront only, for readable input, and limited', async () => {
    const asked = { country: 'nl', postalCode: newCode() };
    expect((await call('/api/pickup-points', { method: 'POST', json: asked })).status).toBe(403);
    for (const wrong of [{}, { country: 'Nederland', postalCode: '1' }, { country: 'nl', postalCode: 7 }])
      expect((await search(wrong)).status).toBe(422);
    const headers = { 'x-shop-ip': '203.0.113.78' };
    const answers = await Promise.all(Array.from({ length: 61 }, () => search(asked, headers)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('An order for a pick-up point', () => {
  it('keeps the point as text, in its page, mail, packing slip and label', async () => {
    const email = newEmail();
    const order = await placeOrder(
      picked({ user: { firstname: 'Zoë', lastname: 'van Dam', email }, expectedTotal: 6340 }),
    );
    expect(order).toMatchObject({ shipping: 345, total: 6340 });
    await settle(order.orderNr, { status: 'paid' });
    const page = await readOrder(order);
    const { pickupPoint } = page as unknown as { pickupPoint: PickupPoint };
    expect(pickupPoint).toEqual({ ...SHOP, postalCode: '3511 AC', country: 'nl' });
    // The customer's own address stays, for the bill.
    expect(page).toMatchObject({ delivery: { method: 'pickup' }, shippingAddress: { street: 'Kade' } });
    const mail = await waitForMail(email, ({ text }) => text.includes('Ophalen bij'));
    expect(mail.text).toMatch(/Ophalen bij: Boekhandel De Kade\s+Otterkade 3\s+3511 AC Utrecht/);
    expect(mail.text).toContain('(afhaalpunt)');
    expect(mail.text).toContain('Kade 1');
    const row = await findRow(order.orderNr);
    const { body } = await callAdmin<string>(`/shop/desk/packing-slips?ids=${row?.id}`);
    expect(body).toContain('Afhaalpunt PostNL:\nBoekhandel De Kade\nOtterkade 3');
    expect((await act(`orders/${row?.id}/label`)).status).toBe(200);
    expect((await labelsOf(order.orderNr))[0]?.lines).toEqual([
      'Boekhandel De Kade',
      'Otterkade 3',
      '3511 AC Utrecht',
      'NL',
    ]);
  });

  it('is part of what a customer can export, with the tracking', async () => {
    const person = await signUp();
    const order = await placeOrder(picked(), person.headers);
    await settle(order.orderNr, { status: 'paid' });
    const row = await findRow(order.orderNr);
    await act(`orders/${row?.id}/label`);
    const [label] = await labelsOf(order.orderNr);
    const { body } = await get<{ data: { orders: object[] } }>('users/me/export', person.headers);
    expect(body.data.orders).toMatchObject([
      { pickupPoint: { name: SHOP.name, city: SHOP.city }, trackingUrl: label?.tracking_url, carrier: 'PostNL' },
    ]);
  });

  it('needs one that is there, open, of the country and of its carrier', async () => {
    expect(await refuse(picked({ pickupPoint: undefined }))).toMatchObject(atPoint('choosePoint'));
    expect(await refuse(picked({ pickupPoint: '../parcels' }))).toMatchObject(atPoint('choosePoint'));
    for (const pickupPoint of ['99999', BELGIAN, '30001'])
      expect(await refuse(picked({ pickupPoint })), pickupPoint).toMatchObject(atPoint('pointClosed'));
    await setCarrier('full');
    expect(await refuse(picked())).toMatchObject(atPoint('pointClosed'));
    await setCarrier('down');
    expect(await refuse(picked())).toMatchObject(atPoint('pointsDown'));
  });

  it('and its closed point is not listed again', async () => {
    const asked = { country: 'nl', postalCode: newCode() };
    expect((await search(asked)).body.data).toMatchObject({ points: [{ id: SHOP.id }, {}, {}] });
    await setCarrier('full');
    expect(await refuse(picked())).toMatchObject(atPoint('pointClosed'));
    expect((await search(asked)).body.data).toEqual({ state: 'found', points: [] });
  });

  it('is answered again by its key, although the point has closed since', async () => {
    const data = picked();
    const headers = { 'idempotency-key': randomUUID() };
    const order = await placeOrder(data, headers);
    await setCarrier('full');
    expect((await placeOrder(data, headers)).orderNr).toBe(order.orderNr);
  });

  it('goes home when the carrier is down, and where there are no points', async () => {
    await setCarrier('down');
    const order = await placeOrder(picked({ delivery: 'home' }));
    expect(await readOrder(order)).toMatchObject({ pickupPoint: null, delivery: { method: 'home' } });
    await setCarrier('ok');
    expect(await refuse(picked({ shipping: address('de') }))).toMatchObject({
      status: 409,
      name: 'DeliveryUnavailable',
    });
  });
});
