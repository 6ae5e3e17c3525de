import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BUYER, operatePayment } from '../support/buyer';
import { mailTo, newAddress, signUp, Visitor } from '../support/account';
import { PATIENCE_MS } from '../support/time-limits';
import { type Answer, call, cartLine } from '../support/shop';

interface Placed {
  slug: string;
  orderNr: string;
  total: number;
  paymentUrl: string;
}
interface Document {
  kind: string;
  number: string;
  issuedAt: string;
  total: number;
}

async function place(visitor: Visitor, email: string): Promise<Placed> {
  const data = {
    user: { firstname: 'Sanne', lastname: 'de Vries', email },
    locale: visitor.locale,
    cart: [await cartLine(visitor.locale, 'ZW-PRO-BLUE-M')],
    shipping: BUYER,
    consent: { terms: true },
  };
  const answer = await visitor.post('/api/orders', { data });
  expect(answer.status).toBe(201);
  return answer.json<{ data: Placed }>().data;
}

/** The invoices and credit notes of an order, once there are this many. */
const documentsOf = (visitor: Visitor, order: Placed, count = 1): Promise<Document[]> =>
  vi.waitFor(
    async () => {
      const answer = await visitor.get(`/api/orders/${order.slug}`);
      const { documents } = answer.json<{ data: { documents: Document[] } }>().data;
      expect(documents).toHaveLength(count);
      return documents;
    },
    { timeout: PATIENCE_MS, interval: 100 },
  );

const pathOf = (order: Placed, number: string): string => `/api/orders/${order.slug}/documents/${number}`;
const isPdf = (answer: Answer): boolean => answer.body.startsWith('%PDF-');

let buyer: Visitor;
let email: string;
let order: Placed;
let number: string;
beforeAll(async () => {
  buyer = new Visitor('nl');
  email = newAddress('factuur');
  order = await place(buyer, email);
  await operatePayment(order.paymentUrl, 'status', { status: 'paid' });
  number = (await documentsOf(buyer, order))[0]?.number ?? '';
});

describe('an invoice of an order', () => {
  it('is an uncached PDF for its buyer', async () => {
    const answer = await buyer.get(pathOf(order, number));
    expect([answer.status, answer.headers['content-type'], isPdf(answer)]).toEqual([200, 'application/pdf', true]);
    expect(answer.headers['content-disposition']).toBe(`inline; filename="${number}.pdf"`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is available by the link in the mail, in a browser without cookies', async () => {
    const mail = await mailTo(email, ({ text }) => /&to=(?!academy)/.test(text));
    const link = new URL(/http\S+&to=(?!academy)\S+/.exec(mail.text)?.[0] ?? '');
    const phone = new Visitor('nl');
    const opened = await phone.get(`${link.pathname}${link.search}`);
    expect([opened.status, opened.headers.location]).toEqual([303, pathOf(order, number)]);
    expect(isPdf(await phone.get(String(opened.headers.location)))).toBe(true);
    expect((await phone.get(`/order/${order.slug}`)).body).toContain(number);
  });

  it.each(['//evil.example', 'https://evil.example', '../../../login', `${'F2026-00001'}%0d%0aSet-Cookie:x=y`, ''])(
    'the link leads nowhere else: to=%s',
    async (to) => {
      const mail = await mailTo(email, ({ text }) => /&to=(?!academy)/.test(text));
      const key = /access\?key=([\w-]+)/.exec(mail.text)?.[1] ?? '';
      const opened = await new Visitor('nl').get(`/api/orders/${order.slug}/access?key=${key}&to=${to}`);
      expect([opened.status, opened.headers.location]).toEqual([303, `/order/${order.slug}`]);
    },
  );

  it('the link with a wrong key opens nothing', async () => {
    const opened = await new Visitor('nl').get(`/api/orders/${order.slug}/access?key=wrong&to=${number}`);
    expect([opened.headers.location, opened.headers['set-cookie']]).toEqual([`/order/${order.slug}`, undefined]);
  });

  it('is not found for anyone else', async () => {
    const stranger = new Visitor('nl');
    const { visitor: customer } = await signUp();
    const guest = new Visitor('nl');
    const other = await place(guest, newAddress('ander'));
    await operatePayment(other.paymentUrl, 'status', { status: 'paid' });
    const otherNumber = (await documentsOf(guest, other))[0]?.number ?? '';
    for (const visitor of [stranger, customer, guest]) {
      const answer = await visitor.get(pathOf(order, number));
      expect([answer.status, answer.json<{ error: { name: string } }>().error.name]).toEqual([404, 'NotFound']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await buyer.get(pathOf(order, otherNumber))).status).toBe(404);
    expect((await buyer.get(pathOf(other, otherNumber))).status).toBe(404);
    for (const wrong of ['F2026-99999', 'x', '%2e%2e%2f', 'F2026-00001.pdf'])
      expect((await buyer.get(pathOf(order, wrong))).status).toBe(404);
    expect((await call('nl', `/api/orders/nosuchslug0000000000000/documents/${number}`)).status).toBe(404);
  });

  it('is available to a guest whose session has ended elsewhere', async () => {
    const dead = new Visitor('nl');
    for (const [name, value] of buyer.cookies) dead.cookies.set(name, value);
    dead.cookies.set('session', 'x'.repeat(43));
    expect(isPdf(await dead.get(pathOf(order, number)))).toBe(true);
  });

  it('is listed in the profile, and a refund adds a credit note', async () => {
    const { visitor, email: own } = await signUp();
    const mine = await place(visitor, own);
    await operatePayment(mine.paymentUrl, 'status', { status: 'paid' });
    await documentsOf(visitor, mine);
    await operatePayment(mine.paymentUrl, 'refund', { amount: '10.00' });
    const documents = await documentsOf(visitor, mine, 2);
    expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', mine.total],
      ['credit_note', -1000],
    ]);
    const page = await visitor.get('/mijn-zwotter');
    for (const document of documents) {
      expect(page.body).toContain(`href="${pathOf(mine, document.number)}"`);
      expect(isPdf(await visitor.get(pathOf(mine, document.number)))).toBe(true);
    }
  });
});
