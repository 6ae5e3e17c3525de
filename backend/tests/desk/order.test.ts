import { beforeAll, describe, expect, it } from 'vitest';
import { callAdmin } from '../orders/support/admin';
import { type TestVariant, address, makeVariant, readOrder } from '../orders/support/shop';
import { type Answer, call, waitFor } from '../support/client';
import { type Caller, hire } from '../forms/support/people';
import { act, findRow, openOrder, paidOrder, readDesk } from './support/desk';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100 });
});

describe('an order at the desk', () => {
  it('contains all its details', async () => {
    const { id, order, email } = await paidOrder(suit, {}, 2);
    expect(await readDesk(id)).toMatchObject({
      orderNr: order.orderNr,
      email,
      status: 'paid',
      fulfilment: 'new',
      shippingAddress: 'Zoë van Dam\nKade 1\n1234 AB Delft\nNL',
      money: { paid: order.total, refunded: 0 },
      lines: [{ sku: suit.sku, quantity: 2 }],
      payments: [{ attempt: 1, state: 'paid', amount: order.total }],
    });
  });

  it('has a timeline of events and who caused them', async () => {
    const jan = await hire('shop-operator');
    const { id } = await paidOrder(suit);
    await act(`desk/orders/${id}/notes`, { text: 'Belt terug\nover de maat' }, jan.ask);
    await act(`orders/${id}/ship`, { carrier: 'PostNL', trackingCode: '3S9' }, jan.ask);
    await act(`orders/${id}/deliver`);
    const { diary } = await waitFor(async () => {
      const read = await readDesk(id);
      return read.diary.some(({ kind }) => kind === 'mail') ? read : undefined;
    });
    const said = diary.filter(({ kind }) => kind !== 'mail').map(({ by, text }) => `${by}: ${text}`);
    const expected = [
      /^Shop: Ordered for €[\d.]+$/,
      /^Shop: Payment 1 started$/,
      /^Shop: Payment 1: paid$/,
      /^Shop: The order is paid$/,
      /^Test shop-operator: Belt terug\nover de maat$/,
      /^Test shop-operator: Marked as shipped$/,
      /^Test shop-operator: Parcel: PostNL, 3S9$/,
      /^Shop Owner: Marked as delivered$/,
    ];
    for (const line of expected) expect(said.filter((one) => line.test(one))).toHaveLength(1);
    expect(said.indexOf('Test shop-operator: Marked as shipped')).toBeGreaterThan(
      said.indexOf('Shop: The order is paid'),
    );
    expect(diary.map(({ at }) => at)).toEqual(diary.map(({ at }) => at).sort());
  });

  it('stores internal notes', async () => {
    const { id, order } = await paidOrder(suit);
    for (const text of ['', '   ', 'x'.repeat(2001), 'a\u202eb', 7])
      expect((await act(`desk/orders/${id}/notes`, { text })).status).toBe(400);
    expect((await findRow(order.orderNr))?.noted).toBe(false);
    expect((await act(`desk/orders/${id}/notes`, { text: 'Lastige klant <b>' })).status).toBe(200);
    expect((await findRow(order.orderNr))?.noted).toBe(true);
    expect((await readDesk(id)).diary).toContainEqual(
      expect.objectContaining({ kind: 'note', text: 'Lastige klant <b>', by: 'Shop Owner' }),
    );
    expect(JSON.stringify(await readOrder(order))).not.toContain('Lastige');
  });
});

describe('packing slips', () => {
  const slips = (...ids: string[]): Promise<Answer<string>> =>
    callAdmin(`/shop/desk/packing-slips?ids=${ids.join(',')}`);

  it('contain address and items, without prices, one order per page', async () => {
    const user = { firstname: '<b>Eve', lastname: '& Co', email: 'eve@example.nl' };
    const one = await paidOrder(suit, { user, shipping: address('nl', { info: '"2e" bel' }) }, 2);
    const two = await paidOrder(suit);
    const { status, headers, body } = await slips(two.id, one.id);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self' data:; style-src 'sha256-/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    const [, first = '', second = ''] = body.split('<article>');
    expect(first).toContain(`Pakbon ${two.order.orderNr}`);
    expect(second).toContain(`Pakbon ${one.order.orderNr}`);
    expect(second).toContain('&lt;b&gt;Eve &amp; Co\nKade 1\n&quot;2e&quot; bel\n1234 AB Delft\nNL');
    expect(second).toContain('2 ×');
    expect(second).toContain('Kleur: Blauw, Maat: M');
    expect(second).toContain(suit.sku);
    expect(body).not.toMatch(/€|59[.,]95|<script|Niet verzenden/);
  });

  it('warn when nothing must be shipped', async () => {
    const { id } = await openOrder(suit);
    expect((await slips(id)).body).toContain('Niet verzenden');
    expect((await slips('nope')).status).toBe(404);
    expect((await slips('')).status).toBe(400);
  });
});

describe('permissions of the desk', () => {
  let id: string;
  let people: Record<string, Caller>;
  beforeAll(async () => {
    ({ id } = await paidOrder(suit));
    people = {
      operator: (await hire('shop-operator')).ask,
      editor: (await hire('strapi-editor')).ask,
      visitor: (path, init = {}) => call(path, init),
    };
  });

  const CALLS: [method: string, path: string][] = [
    ['GET', 'desk/orders'],
    ['GET', 'desk/orders/:id'],
    ['GET', 'desk/alerts'],
    ['GET', 'desk/packing-slips?ids=:id'],
    ['POST', 'desk/orders/:id/notes'],
    ['POST', 'desk/ship'],
    ['POST', 'orders/:id/ship'],
    ['POST', 'orders/:id/deliver'],
    ['POST', 'orders/:id/undo'],
  ];

  it.each(CALLS)('%s %s', async (method, path) => {
    const answers: Record<string, number> = {};
    for (const who of ['visitor', 'editor', 'operator'])
      answers[who] =
        (
          await people[who]?.(
            `/shop/${path.replace(':id', id)}`,
            method === 'POST' ? { method, json: { text: 'x', parcels: [{ id }] } } : {},
          )
        )?.status ?? 0;
    expect(answers).toEqual({ visitor: 401, editor: 403, operator: 200 });
  });

  it('the operator reads orders, and neither content nor accounts', async () => {
    const list = (uid: string) => people.operator?.(`/content-manager/collection-types/${uid}`);
    expect((await list('api::order.order'))?.status).toBe(200);
    for (const uid of ['api::page.page', 'api::article.article', 'plugin::users-permissions.user'])
      expect((await list(uid))?.status).toBe(403);
  });
});
