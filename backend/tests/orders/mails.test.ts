// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales';
import { asStorefront, call } from '../support/client';
import { editor } from '../support/content';
import { readPdfPages } from '../support/pdf-text';
import { callAdmin } from './support/admin';
import { mailsTo, waitForMail } from './support/mail';
import { settle } from './support/mollie';
import {
  type TestVariant,
  type WireOrder,
  address,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  readOrder,
  payAgain,
} from './support/shop';

const OPERATOR = 'bestellingen@zwotter.example';
let suit: TestVariant;
let lesson: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100, german: true });
  lesson = await makeVariant({ type: 'lesson', price: 4.95 });
});
const person = (email: string, firstname = 'Zoë') => ({ firstname, lastname: 'Dam', email });

describe('mails', () => {
  it('inform the customer about the order, its account and consent, in the language of the order', async () => {
    const email = newEmail();
    const german = {
      locale: 'de',
      user: person(email),
      shipping: address('de'),
      consent: { terms: true, immediateAccess: true },
    };
    const order = await placeOrder(orderData([suit.item(2), lesson.item()], german));
    const mail = await waitForMail(email, () => true);
    expect(mail.subject).toBe(`Wir haben deine Bestellung ${order.orderNr} erhalten`);
    expect(mail.from).toContain('Zwotter');
    expect(mail.messageId).toMatch(/^<[a-z0-9]{24}@de\.localhost>$/);
    for (const part of [
      `2 × Anzug ${suit.sku} (Farbe: Blau, Größe: M): 119,90 €`,
      'Gesamtbetrag',
      '19 % MwSt.',
      'Lieferung, wenn du sofort bezahlst: ',
      'Widerrufsrecht',
      `http://de.localhost:3900/api/orders/${order.slug}/access?key=${order.accessKey}`,
      'http://de.localhost:3900/forgot-password',
      email,
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).toContain('<html lang="de">');
  });

  // Directive 2011/83/EU, article 8(7): on a durable medium, so a link does not suffice.
  it('attach the terms, the right of withdrawal and the model form to the confirmation, and to no other mail', async () => {
    const email = newEmail();
    const german = { locale: 'de', user: person(email), shipping: address('de') };
    const order = await placeOrder(orderData([suit.item()], german));
    const received = await waitForMail(email, () => true);
    expect(received.attachments.map(({ filename, type }) => [filename, type.split(';')[0]])).toEqual([
      ['agb.pdf', 'application/pdf'],
      ['rueckgabe-und-widerruf.pdf', 'application/pdf'],
      ['muster-widerrufsformular.pdf', 'application/pdf'],
    ]);
    for (const { filename, content } of received.attachments) {
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
      expect(received.text).toContain(filename);
    }
    // Registrations of the settings, which stand in a block of their own.
    const terms = received.attachments[0]?.content ?? Buffer.alloc(0);
    expect(readPdfPages(terms).join(' ').replaceAll(/\s/g, '')).toContain('Verpackungsregister');
    await settle(order.orderNr, { status: 'paid' });
    const paid = await waitForMail(email, ({ subject }) => subject !== received.subject);
    expect(paid.attachments).toEqual([]);
  });

  it('have them in every language', async () => {
    const seeded = '/api/product-variants?filters[sku]=ZW-CLASSIC-BLUE-M';
    const { body } = await call<{ data: { id: string; attributes: { options: object[] } }[] }>(seeded, {
      headers: asStorefront(),
    });
    const cart = body.data.map(({ id, attributes }) => ({ variantId: id, quantity: 1, options: attributes.options }));
    const names = await Promise.all(
      LOCALES.map(async (locale) => {
        const email = newEmail();
        await placeOrder(orderData(cart, { locale, user: person(email) }));
        const { attachments } = await waitForMail(email, () => true);
        return attachments.map(({ filename }) => filename);
      }),
    );
    expect(names.map(({ length }) => length)).toEqual(LOCALES.map(() => 3));
    // Of its own language each.
    expect(new Set(names.flat()).size).toBe(3 * LOCALES.length);
  });

  it('attach a document as it was published last, and none that is withdrawn', async () => {
    const path = '/content-manager/collection-types/api::page.page?locale=de&filters[slug]=agb';
    const found = await callAdmin<{ results: { documentId: string; title: string }[] }>(path);
    const [{ documentId: page, title } = { documentId: '', title: '' }] = found.body.results;
    const readAttached = async () => {
      const email = newEmail();
      await placeOrder(orderData([suit.item()], { locale: 'de', user: person(email), shipping: address('de') }));
      return (await waitForMail(email, () => true)).attachments;
    };
    const terms = async () => (await readAttached()).find(({ filename }) => filename === 'agb.pdf')?.content.toString();
    try {
      await editor.publish('page', page, { title: 'Neue Bedingungen' }, 'de');
      expect(await terms()).toContain('Neue Bedingungen');
      await editor.unpublish('page', page, 'de');
      expect((await readAttached()).map(({ filename }) => filename)).toEqual([
        'rueckgabe-und-widerruf.pdf',
        'muster-widerrufsformular.pdf',
      ]);
    } finally {
      await editor.publish('page', page, { title }, 'de');
    }
    expect(await terms()).toContain(title);
  });

  it('name the shop as its settings do now', async () => {
    const path = '/content-manager/single-types/api::site-settings.site-settings?locale=nl';
    const { body } = await callAdmin<{ data: { siteName: string } }>(path);
    const readText = async () => {
      const email = newEmail();
      await placeOrder(orderData([suit.item()], { user: person(email) }));
      return (await waitForMail(email, () => true)).text;
    };
    const rename = (siteName: string) => callAdmin(path, { method: 'PUT', json: { siteName } });
    try {
      expect((await rename('Zwotter Nieuw')).status).toBe(200);
      expect(await readText()).toContain('Zwotter Nieuw');
    } finally {
      await rename(body.data.siteName);
    }
    expect(await readText()).not.toContain('Zwotter Nieuw');
  });

  it('the link of the mail opens the order', async () => {
    const email = newEmail();
    const order = await placeOrder(orderData([suit.item()], { user: person(email) }));
    const { text } = await waitForMail(email, () => true);
    const link = new URL(/http:\/\/localhost:3900\/api\/orders\/\S+/.exec(text)?.[0] ?? '');
    const { body } = await call<{ data: { accessKey: string } }>(`${link.pathname}${link.search}`, {
      headers: asStorefront(),
    });
    expect((await readOrder({ slug: order.slug, accessKey: body.data.accessKey })).full).toBe(true);
  });

  it('escape user input', async () => {
    const email = newEmail();
    await placeOrder(orderData([suit.item()], { user: person(email, '<img src=x onerror=1>&"') }));
    const mail = await waitForMail(email, () => true);
    expect(mail.html).toContain('&lt;img src=x onerror=1&gt;&amp;&quot;');
    expect(mail.html).not.toContain('<img');
  });

  it('confirm the payment once and notify the operator, in Dutch', async () => {
    const email = newEmail();
    const order = await placeOrder(
      orderData([suit.item()], { user: person(email), locale: 'sv', shipping: address('se') }),
    );
    await settle(order.orderNr, { status: 'paid' });
    await settle(order.orderNr, { status: 'paid' });
    expect((await waitForMail(email, ({ subject }) => subject.includes('Betalningen'))).html).toContain('lang="sv"');
    const paid = await waitForMail(OPERATOR, ({ subject }) => subject.includes(order.orderNr));
    expect(paid.subject).toMatch(/^Betaald: /);
    expect(paid.text).toContain(email);
    await waitForMail(email, ({ attachments }) => attachments.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('contain the bank details of a transfer', async () => {
    const email = newEmail();
    const order = await placeOrder(orderData([suit.item()], { user: person(email) }));
    const details = {
      bankName: 'Stichting Betalingen',
      bankAccount: 'NL53ABNA0627535577',
      bankBic: 'ABNANL2A',
      transferReference: 'RF12-3456',
    };
    await settle(order.orderNr, { method: 'banktransfer', details });
    const mail = await waitForMail(email, ({ subject }) => subject.startsWith('Zo betaal je'));
    for (const part of Object.values(details)) expect(mail.text).toContain(part);
    // Another attempt has another reference, and sends a mail with it.
    await settle(order.orderNr, { status: 'expired' });
    await payAgain(order.slug);
    await settle(order.orderNr, { method: 'banktransfer', details: { ...details, transferReference: 'RF99-0001' } });
    await waitForMail(email, ({ subject, text }) => subject.startsWith('Zo betaal je') && text.includes('RF99-0001'));
  });
});

interface Session {
  jwt: string;
}

describe('the guest’s account', () => {
  it('gets a password by mail, and then shows the order', async () => {
    const email = newEmail();
    const order = await placeOrder(orderData([suit.item()], { user: person(email) }));
    await call('/api/auth/forgot-password', { method: 'POST', json: { email }, headers: asStorefront() });
    const mail = await waitForMail(email, ({ text }) => text.includes('code='));
    const code = /code=([\w-]+)/.exec(mail.text)?.[1];
    const password = 'Otter-zwemt-2026';
    const reset = await call<Session>('/api/auth/reset-password', {
      method: 'POST',
      json: { code, password, passwordConfirmation: password },
      // The browser that ordered: another one would get the order when it is paid, see accounts/guest-account.test.ts.
      headers: asStorefront({ 'x-order-access': `${order.slug}.${order.accessKey}` }),
    });
    expect(reset.status).toBe(200);
    const authorization = `Bearer ${reset.body.jwt}`;
    const { body } = await call<{ data: WireOrder[] }>('/api/orders', { headers: asStorefront({ authorization }) });
    expect(body.data.map(({ orderNr }) => orderNr)).toEqual([order.orderNr]);
    expect((await readOrder({ slug: order.slug }, { authorization })).full).toBe(true);
    const stranger = await placeOrder(orderData([suit.item()]));
    expect((await readOrder({ slug: stranger.slug }, { authorization })).full).toBe(false);
    // Signed in, the known email is accepted, and the first address of the profile is the shipping address.
    const next = await placeOrder(orderData([suit.item()], { user: person(email), shipping: undefined }), {
      authorization,
    });
    expect(await readOrder({ slug: next.slug }, { authorization })).toMatchObject({
      full: true,
      shippingAddress: { street: 'Kade', postalCode: '1234 AB' },
    });
  });

  it('an invalid session is refused, not treated as a guest', async () => {
    const { status } = await call('/api/orders', {
      method: 'POST',
      json: { data: orderData([suit.item()]) },
      headers: asStorefront({ authorization: 'Bearer nope' }),
    });
    expect(status).toBe(401);
  });
});
