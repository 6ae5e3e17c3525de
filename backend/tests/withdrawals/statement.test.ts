// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { waitForMail, mailsTo } from '../orders/support/mail';
import {
  type TestVariant,
  type ShopFailure,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  readOrder,
} from '../orders/support/shop';
import { asStorefront, call } from '../support/client';
import { database } from '../support/database';
import { deliver, findWithdrawal, listWithdrawals, makeOrder, statement, withdraw } from './support/withdrawals';

let suit: TestVariant;
let lesson: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 200 });
  lesson = await makeVariant({ type: 'lesson', price: 4.95 });
});

const OPERATOR = 'bestellingen@zwotter.example';
const operatorMail = (receiptNr: string) => waitForMail(OPERATOR, ({ subject }) => subject.includes(receiptNr));

describe('POST /api/withdrawals', () => {
  it('accepts a guest’s statement and acknowledges it with its content, day and time', async () => {
    const order = await makeOrder([suit.item(2)]);
    await deliver(order);
    const { status, body } = await withdraw(statement(order, { text: 'Alleen het blauwe pak.\nGroet' }));
    expect(status).toBe(201);
    const { receiptNr, statedAt } = body.data;
    expect(receiptNr).toMatch(/^WD-[2-9A-HJ-NP-Z]{8}$/);
    expect(Math.abs(Date.now() - Date.parse(statedAt))).toBeLessThan(30_000);

    const mail = await waitForMail(order.email, ({ subject }) => subject.includes(receiptNr));
    for (const part of [receiptNr, 'Zoë van Dam', order.orderNr, order.email, 'Alleen het blauwe pak.'])
      expect(mail.text).toContain(part);
    const utc = statedAt.slice(0, 19).replace('T', ' ');
    expect(mail.text).toMatch(new RegExp(`\\d{1,2} \\p{L}+ \\d{4} .*\\d\\d:\\d\\d:\\d\\d.*\\(${utc} UTC\\)`, 'u'));
    // An acknowledgment, without any approval.
    expect(mail.text).toContain('Dit is een ontvangstbevestiging');

    expect(await findWithdrawal(receiptNr)).toMatchObject({
      state: 'matched',
      matchedBy: 'email',
      order: { orderNr: order.orderNr },
      deadline: expect.any(String),
    });
    expect((await operatorMail(receiptNr)).subject).toBe(`Herroeping ${order.orderNr} (${receiptNr})`);
  });

  it('accepts some lines from the owner, with any email for the receipt', async () => {
    const order = await makeOrder([suit.item(3)]);
    const elsewhere = newEmail();
    const line = { variantId: suit.id, title: '<b>Mijn titel</b>', quantity: 2 };
    const { body } = await withdraw(
      statement({ orderNr: order.orderNr, email: elsewhere }, { order: order.slug, lines: [line] }),
      { 'x-order-access': `${order.slug}.${order.accessKey}` },
    );
    const { receiptNr } = body.data;
    const found = await findWithdrawal(receiptNr);
    expect(found).toMatchObject({ state: 'matched', matchedBy: 'owner', deadline: null });
    expect(found.lines).toEqual([
      { lineId: expect.any(Number), variantId: suit.id, title: `Pak ${suit.sku}`, quantity: 2 },
    ]);
    expect((await waitForMail(elsewhere, () => true)).text).toContain(`2 × Pak ${suit.sku}`);
    expect(await readOrder(order)).toMatchObject({
      withdrawal: { until: null, open: true, statements: [{ receiptNr, state: 'matched', at: expect.any(String) }] },
    });
  });

  it('uses the language of the shop it was made in', async () => {
    const order = await makeOrder([suit.item()]);
    const { body } = await withdraw(statement(order), { 'x-shop-locale': 'de' });
    const mail = await waitForMail(order.email, ({ subject }) => subject.includes(body.data.receiptNr));
    expect(mail.subject).toContain('Eingangsbestätigung');
    expect(mail.text).toContain('Die ganze Bestellung');
  });

  it('is one statement under repeated and concurrent submission', async () => {
    const order = await makeOrder([suit.item()]);
    const sent = statement(order);
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(sent)));
    answers.push(await withdraw(sent));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 201]);
    expect(await listWithdrawals(`?order=${order.documentId}`)).toHaveLength(1);
    await operatorMail(answers[0]?.body.data.receiptNr ?? '');
    expect(
      await mailsTo(order.email).then((mails) => mails.filter(({ subject }) => subject.includes('WD-'))),
    ).toHaveLength(1);
    // Other content is another statement, even if a browser reuses its token.
    const other = await withdraw({ ...sent, text: 'Alleen het pak' });
    expect(other.status).toBe(201);
    expect(other.body.data.receiptNr).not.toBe(answers[0]?.body.data.receiptNr);
  });

  it.each([
    ['as it is', (orderNr: string) => orderNr],
    ['with a leading sign', (orderNr: string) => `# ${orderNr}`],
    ['in lower case with spaces', (orderNr: string) => ` ${orderNr.toLowerCase().replace('-', ' - ')} `],
  ])('finds the order by its number %s', async (_, write) => {
    const order = await makeOrder([suit.item()]);
    const email = order.email.toUpperCase();
    const { body } = await withdraw(statement({ orderNr: write(order.orderNr), email }));
    expect(await findWithdrawal(body.data.receiptNr)).toMatchObject({ order: { orderNr: order.orderNr } });
  });

  it('stores a statement without a matching order, reveals nothing, and notifies the operator', async () => {
    const order = await makeOrder([suit.item()]);
    const stranger = newEmail();
    const { status, body } = await withdraw(statement({ orderNr: order.orderNr, email: stranger }));
    expect([status, Object.keys(body.data)]).toEqual([201, ['receiptNr', 'statedAt', 'moment']]);
    await waitForMail(stranger, ({ subject }) => subject.includes(body.data.receiptNr));
    expect(await findWithdrawal(body.data.receiptNr)).toMatchObject({ state: 'received', order: null });
    const mail = await operatorMail(body.data.receiptNr);
    expect(mail.subject).toMatch(/^Let op/);
    expect(mail.text).toContain('geen bestelling gevonden');
    expect(await readOrder(order)).toMatchObject({ withdrawal: { statements: [] } });
  });

  it('requires access to an order to count as its owner', async () => {
    const order = await makeOrder([suit.item()]);
    const { body } = await withdraw(statement({ orderNr: order.orderNr, email: newEmail() }, { order: order.slug }), {
      'x-order-access': `${order.slug}.${'x'.repeat(43)}`,
    });
    expect(await findWithdrawal(body.data.receiptNr)).toMatchObject({ state: 'received', order: null });
  });

  it('accepts a statement without a right of withdrawal, as late', async () => {
    const consent = { terms: true, immediateAccess: true };
    const order = await makeOrder([lesson.item()], { over: { consent, billing: { ...billing } } });
    expect(await readOrder(order)).toMatchObject({ withdrawal: { until: null, open: false } });
    const { status, body } = await withdraw(statement(order));
    expect(status).toBe(201);
    expect(await findWithdrawal(body.data.receiptNr)).toMatchObject({ state: 'late' });
    expect((await operatorMail(body.data.receiptNr)).text).toContain('Beoordeel die zelf');
  });

  it('raises one alert for a paid order that is not sent yet', async () => {
    const order = await makeOrder([suit.item()]);
    await withdraw(statement(order));
    await withdraw(statement(order, { text: 'Nogmaals' }));
    const mail = await waitForMail(
      OPERATOR,
      ({ subject }) => subject.includes('niet inpakken') && subject.includes(order.orderNr),
    );
    expect(mail.text).toContain('Pak die niet in');
  });

  it('ends on the 14th day after delivery, and the owner sees the date', async () => {
    const order = await makeOrder([suit.item()]);
    await deliver(order);
    const { withdrawal } = (await readOrder(order)) as unknown as { withdrawal: { until: string; open: boolean } };
    expect(withdrawal.open).toBe(true);
    const days = (Date.parse(withdrawal.until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(19);
  });

  it.each([
    ['Easter Monday', '2027-03-15T10:00:00Z', '2027-03-30T21:59:59.999Z'],
    ['a holiday of a country served by the shop', '2027-06-30T10:00:00Z', '2027-07-15T21:59:59.999Z'],
    ['the national holiday of Belgium', '2027-07-07T10:00:00Z', '2027-07-22T21:59:59.999Z'],
    ['a holiday of a country not served by the shop', '2027-10-12T10:00:00Z', '2027-10-26T21:59:59.999Z'],
  ])('meets %s', async (_, deliveredAt, until) => {
    const order = await makeOrder([suit.item()]);
    await deliver(order);
    await database()('orders')
      .where({ order_nr: order.orderNr })
      .update({ delivered_at: new Date(deliveredAt) });
    expect(await readOrder(order)).toMatchObject({ withdrawal: { until } });
  });
});

const billing = {
  street: 'Kade',
  housenumber: '1',
  addition: '',
  info: '',
  postalCode: '1234 AB',
  city: 'Delft',
  country: 'nl',
};

describe('refused statements', () => {
  const fine = () => statement({ orderNr: 'ZW2026-99999', email: newEmail() });

  it.each([
    ['name', { name: '  ' }, 'required'],
    ['name', { name: 'Eve\r\nBcc: all@example.com' }, 'invalid'],
    ['orderNr', { orderNr: '' }, 'required'],
    ['orderNr', { orderNr: 'x'.repeat(61) }, 'tooLong'],
    ['email', { email: 'zoe@' }, 'email'],
    ['text', { text: 'x'.repeat(1001) }, 'tooLong'],
    ['text', { text: 'a\u0000b' }, 'invalid'],
    ['lines', { lines: Array.from({ length: 16 }, () => ({ variantId: 'a', title: 'b', quantity: 1 })) }, 'tooLong'],
  ])('a wrong %s', async (field, over, name) => {
    const { status, body } = await withdraw<ShopFailure>({ ...fine(), ...over });
    expect(status).toBe(422);
    expect(body.error.details.errors).toEqual([{ path: [field], name }]);
  });

  it.each([[{ data: null }], [{}], [[]], ['x']])('a body like %j', async (json) => {
    const { status } = await call('/api/withdrawals', { method: 'POST', json, headers: asStorefront() });
    expect(status).toBe(400);
  });

  it('callers other than the storefront', async () => {
    const { status } = await call('/api/withdrawals', { method: 'POST', json: { data: fine() } });
    expect(status).toBe(403);
  });

  it('a flood from one IP address, beyond normal use', async () => {
    const sender = { 'x-shop-ip': '10.77.77.77' };
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1)
      statuses.push((await withdraw({ ...fine(), suspect: true }, sender)).status);
    expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});

describe('a stranger who floods a mailbox', () => {
  const receiptsTo = async (email: string): Promise<string[]> =>
    (await mailsTo(email)).flatMap(({ subject }) => /WD-\w{8}/.exec(subject)?.[0] ?? []);

  it('blocks nobody: statements are stored and numbered, and the order’s own are mailed too', async () => {
    const order = await makeOrder([suit.item()]);
    const flood: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const sent = statement({ orderNr: 'ZW2026-99999', email: order.email });
      const { status, body } = await withdraw(sent, { 'x-shop-ip': '10.79.79.79' });
      expect(status).toBe(201);
      flood.push(body.data.receiptNr);
    }
    expect(await findWithdrawal(flood[11] ?? '')).toMatchObject({ state: 'received', order: null });

    const byOwner = await withdraw(statement(order, { order: order.slug, text: 'Met sleutel' }), {
      'x-order-access': `${order.slug}.${order.accessKey}`,
    });
    const byNumber = await withdraw(statement(order, { text: 'Met nummer' }));
    expect([byOwner.status, byNumber.status]).toEqual([201, 201]);
    for (const { body } of [byOwner, byNumber])
      await waitForMail(order.email, ({ subject }) => subject.includes(body.data.receiptNr));
    await expect
      .poll(async () => {
        const mailed = await receiptsTo(order.email);
        return flood.filter((receiptNr) => mailed.includes(receiptNr));
      })
      .toEqual(flood.slice(0, 10));
  });

  it('does not use up the owner’s acknowledgements by naming the order', async () => {
    const order = await makeOrder([suit.item()]);
    for (let index = 0; index < 11; index += 1) expect((await withdraw(statement(order))).status).toBe(201);
    const { body } = await withdraw(statement(order, { order: order.slug }), {
      'x-order-access': `${order.slug}.${order.accessKey}`,
    });
    await waitForMail(order.email, ({ subject }) => subject.includes(body.data.receiptNr));
  });
});

describe('statements without an order', () => {
  it('from one network are mailed to the operators five times an hour, then told once, and others still are', async () => {
    const send = async (headers: Record<string, string>): Promise<string> =>
      (await withdraw(statement({ orderNr: 'ZW2026-99997', email: newEmail() }), headers)).body.data.receiptNr;
    const flood: string[] = [];
    for (let index = 0; index < 7; index += 1) flood.push(await send({ 'x-shop-ip': '10.78.78.78' }));
    await operatorMail(await send({}));
    const subjects = async (): Promise<string[]> => (await mailsTo(OPERATOR)).map(({ subject }) => subject);
    await expect
      .poll(async () => {
        const mailed = await subjects();
        return flood.filter((receiptNr) => mailed.some((subject) => subject.includes(receiptNr)));
      })
      .toEqual(flood.slice(0, 5));
    const floodMail = 'Let op: veel herroepingen zonder bestelling';
    await waitForMail(OPERATOR, ({ subject }) => subject === floodMail);
    // Two at the turn of an hour.
    expect((await subjects()).filter((subject) => subject === floodMail).length).toBeLessThanOrEqual(2);
  });
});

describe('a filled honeypot', () => {
  it('is stored, answered the same and not mailed', async () => {
    const sent = statement({ orderNr: 'ZW2026-99998', email: newEmail() }, { suspect: true });
    const { status, body } = await withdraw(sent);
    expect(status).toBe(201);
    expect(await findWithdrawal(body.data.receiptNr)).toMatchObject({ suspect: true, state: 'received' });
    // A later mail has arrived; so would this one.
    const later = await withdraw(statement({ orderNr: 'ZW2026-99998', email: newEmail() }));
    await operatorMail(later.body.data.receiptNr);
    expect(await mailsTo(sent.email)).toEqual([]);
  });

  it('counts fully when it names a real order: a browser may have autofilled the field', async () => {
    const order = await makeOrder([suit.item()]);
    const { body } = await withdraw(statement(order, { suspect: true }));
    await waitForMail(order.email, ({ subject }) => subject.includes(body.data.receiptNr));
    expect(await findWithdrawal(body.data.receiptNr)).toMatchObject({ suspect: false, state: 'matched' });
  });
});

describe('GET /api/withdrawals/form', () => {
  it.each([
    ['nl', 'modelformulier-voor-herroeping.pdf'],
    ['de', 'muster-widerrufsformular.pdf'],
    ['sv', 'standardblankett-angerratt.pdf'],
  ])('is the model form in %s', async (locale, name) => {
    const headers = asStorefront({ 'x-shop-locale': locale });
    const { status, headers: answer, body } = await call<string>('/api/withdrawals/form', { headers });
    expect(status).toBe(200);
    expect(answer.get('content-type')).toBe('application/pdf');
    expect(answer.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(body.startsWith('%PDF-')).toBe(true);
    // One page.
    expect(body.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

describe('unpaid orders', () => {
  it('have no right of withdrawal once they are lost', async () => {
    const order = await placeOrder(orderData([suit.item()]));
    expect(await readOrder(order)).toMatchObject({ withdrawal: { until: null, open: true } });
  });
});
