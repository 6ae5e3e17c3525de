import { beforeAll, describe, expect, it } from 'vitest';
import { browser, get, post, signInCode, withToken, type Session } from '../accounts/support/account';
import { findRow, readDesk } from '../desk/support/desk';
import { documentsOf, download, keyOf, readPrinted, readReport, readStored } from '../documents/support';
import { deskOf, pieces, refund } from '../refunds/support';
import { callAdmin } from './support/admin';
import { waitForMail } from './support/mail';
import { settle } from './support/mollie';
import {
  type Placed,
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

let suit: TestVariant;
let lesson: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 50 });
  lesson = await makeVariant({ price: 4.95, type: 'lesson' });
});

const consent = { terms: true, immediateAccess: true };
const lessonData = (over: object = {}) =>
  orderData([lesson.item()], { shipping: undefined, billing: { country: 'de' }, consent, ...over });
const named = (email: string) => ({ user: { firstname: 'Zoë', lastname: 'van Dam', email } });
const COUNTRY_ONLY = { firstname: 'Zoë', lastname: 'van Dam', street: '', postalCode: '', city: '', country: 'de' };

async function refusedFields(data: object): Promise<string[]> {
  const { status, body } = await postOrder<ShopFailure>(data);
  expect(status).toBe(422);
  return (body.error.details.errors ?? []).map(({ path, name }) => `${path.join('.')} ${name}`);
}

const pay = (order: Placed) =>
  settle(order.orderNr, { status: 'paid', method: 'ideal', paidAt: new Date().toISOString() });

describe('an order of lessons that names only a country', () => {
  it('is taxed there, and shows name and country wherever the address is shown', async () => {
    const email = newEmail();
    const order = await placeOrder(lessonData(named(email)));
    expect(order).toMatchObject({ shipping: 0, total: 495, vat: 495 - Math.round(495 / 1.19) });
    await pay(order);
    expect(await readOrder(order)).toMatchObject({ shippingAddress: null, billingAddress: COUNTRY_ONLY });

    const mail = await waitForMail(email, ({ text }) => text.includes('Zoë van Dam'));
    expect(mail.text).toMatch(/Zoë van Dam\n\s*Duitsland\n/);
    expect(mail.text).not.toMatch(/null|undefined/);

    const desk = await readDesk((await findRow(order.orderNr))?.id ?? '');
    expect(desk).toMatchObject({ shippingAddress: '' });
    expect(desk.billingAddress).toBe('Zoë van Dam\nDE');

    const [invoice] = await documentsOf(order);
    const printed = await readPrinted(invoice?.number ?? '');
    expect(printed.content.facts.country).toBe('de');
    expect((await download(order.slug, printed.number, keyOf(order))).status).toBe(200);

    const bought = await deskOf(order);
    await refund(bought, { lines: await pieces(bought, 1) });
    const note = (await documentsOf(order)).find(({ kind }) => kind === 'credit_note');
    expect((await readStored(note?.number ?? '')).content.facts.country).toBe('de');

    // Where the shop stands it may be tomorrow already.
    const [today, tomorrow] = [0, 24].map((hours) =>
      new Date(Date.now() + hours * 3600_000).toISOString().slice(0, 10),
    );
    const rows = await readReport(`orders?from=${today}&to=${tomorrow}`);
    expect(rows.find((row) => row.Order === order.orderNr)).toMatchObject({ 'Ship to': '', 'Bill to': 'DE' });
  });

  it('leaves no address in the account it creates, and none in the export', async () => {
    const email = newEmail();
    const headers = browser();
    const order = await placeOrder(lessonData(named(email)), headers);
    await pay(order);
    const held = { ...headers, ...keyOf(order) };
    await post('auth/code', { email }, held);
    const { body } = await post<Session>('auth/code/verify', { email, code: await signInCode(email) }, held);
    const owner = withToken(held, body.jwt);
    expect((await get('users/me', owner)).body).toMatchObject({ firstname: 'Zoë', addresses: [] });
    const exported = (await get<{ data: { orders: object[] } }>('users/me/export', owner)).body;
    expect(exported.data.orders[0]).toMatchObject({
      shippingAddress: null,
      billingAddress: { firstname: 'Zoë', street: '' },
    });
    // The customer's next order is a suit: a country is no place to send it to.
    const { shipping: _shipping, ...suitData } = orderData([suit.item()], named(email));
    const refused = await postOrder<ShopFailure>(suitData, owner);
    expect([refused.status, refused.body.error.details.errors]).toEqual([
      422,
      [{ path: ['shipping'], name: 'required' }],
    ]);
  });

  it('is no parcel, even for a customer who has an address', async () => {
    const email = newEmail();
    const headers = browser();
    const first = await placeOrder(orderData([suit.item()], named(email)), headers);
    const held = { ...headers, ...keyOf(first) };
    await post('auth/code', { email }, held);
    const { body } = await post<Session>('auth/code/verify', { email, code: await signInCode(email) }, held);
    const order = await placeOrder(lessonData(), withToken(held, body.jwt));
    await pay(order);
    const { body: listed } = await callAdmin<{ data: { orderNr: string }[] }>(
      `/shop/desk/orders?state=pack&q=${order.orderNr}`,
    );
    expect(listed.data).toEqual([]);
    expect(await readOrder(order, withToken(held, body.jwt))).toMatchObject({
      shippingAddress: null,
      billingAddress: COUNTRY_ONLY,
    });
  });

  it('needs an address that is complete or none, and a country in any case', async () => {
    expect(await refusedFields(lessonData({ billing: { country: '' } }))).toEqual(['billing.country required']);
    expect(await refusedFields(lessonData({ billing: { country: 'de', street: 'Am See' } }))).toEqual([
      'billing.housenumber required',
      'billing.postalCode required',
      'billing.city required',
    ]);
    const complete = await placeOrder(lessonData({ billing: address('de') }));
    expect(await readOrder(complete)).toMatchObject({ billingAddress: { street: 'Kade', postalCode: '10115' } });
  });
});

describe('an order with goods', () => {
  it('still needs a complete billing address', async () => {
    const data = orderData([suit.item(), lesson.item()], { consent, billing: { country: 'de' } });
    expect(await refusedFields(data)).toEqual([
      'billing.street required',
      'billing.housenumber required',
      'billing.postalCode required',
      'billing.city required',
    ]);
    expect(await refusedFields(orderData([suit.item()], { shipping: { country: 'nl' } }))).toEqual([
      'shipping.street required',
      'shipping.housenumber required',
      'shipping.postalCode required',
      'shipping.city required',
    ]);
    const order = await placeOrder(orderData([suit.item()]));
    expect(await readOrder(order)).toMatchObject({ shippingAddress: { street: 'Kade' } });
  });
});
