import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp, withToken } from '../accounts/support/account';
import { settle } from '../orders/support/mollie';
import { type Placed, type TestVariant, makeVariant, orderData, placeOrder } from '../orders/support/shop';
import { documentsOf, download, keyOf, placePaid } from './support';

let suit: TestVariant;
let owner: Person;
let other: Person;
let order: Placed;
let guest: Placed;
let number: string;
let guestNumber: string;
beforeAll(async () => {
  suit = await makeVariant();
  [owner, other] = [await signUp(), await signUp()];
  order = await placeOrder(orderData([suit.item()]), withToken({}, owner.jwt));
  await settle(order.orderNr, { status: 'paid' });
  guest = await placePaid(orderData([suit.item()]));
  number = (await documentsOf(order))[0]?.number ?? '';
  guestNumber = (await documentsOf(guest))[0]?.number ?? '';
});

type Row = [who: string, headers: () => Record<string, string>, status: number];
const ROWS: Row[] = [
  ['the owner, signed in', () => withToken({}, owner.jwt), 200],
  ['the owner, by the key of the order', () => keyOf(order), 200],
  ['nobody', () => ({}), 404],
  ['another customer', () => withToken({}, other.jwt), 404],
  ['another guest with a key of their own', () => keyOf(guest), 404],
  ['another customer with a key of another order', () => withToken(keyOf(guest), other.jwt), 404],
  ['a key of the right length', () => ({ 'x-order-access': `${order.slug}.${guest.accessKey}` }), 404],
  ['a dead session', () => withToken({}, 'x'.repeat(43)), 401],
];

describe('an invoice is shown to its owner only', () => {
  it.each(ROWS)('%s', async (_who, headers, status) => {
    const answer = await download(order.slug, number, headers());
    expect(answer.status).toBe(status);
    expect(answer.bytes.toString('latin1').startsWith('%PDF')).toBe(status === 200);
    if (status !== 200) expect(answer.bytes.toString()).not.toContain(owner.email);
  });

  it('a number of another order is not found, even with access to both', async () => {
    const both = withToken(keyOf(guest), owner.jwt);
    expect((await download(order.slug, number, both)).status).toBe(200);
    expect((await download(guest.slug, guestNumber, both)).status).toBe(200);
    expect((await download(order.slug, guestNumber, both)).status).toBe(404);
    expect((await download(guest.slug, number, both)).status).toBe(404);
  });

  it.each(['F2026-99999', 'f2026-00001', '1', '..%2f..%2fbackend.db', '%00', "'--", 'F2026-00001.pdf', '%'.repeat(3)])(
    'there is no %s',
    async (wrong) => {
      const { status, bytes } = await download(order.slug, wrong, withToken({}, owner.jwt));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(bytes.toString('latin1')).not.toContain('%PDF');
    },
  );

  it('callers without access to the order can not tell whether invoices exist', async () => {
    expect(await documentsOf({ ...order, accessKey: guest.accessKey })).toBeUndefined();
    expect(await documentsOf(order)).toHaveLength(1);
  });
});
