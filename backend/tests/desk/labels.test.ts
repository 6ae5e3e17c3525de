// @full
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { colonOf } from '../../contract/colon';
import { LOCALES } from '../../contract/locales';
import de from '../../messages/de.json';
import en from '../../messages/en.json';
import es from '../../messages/es.json';
import fr from '../../messages/fr.json';
import nl from '../../messages/nl.json';
import sv from '../../messages/sv.json';
import { labelsOf, newsOf, setCarrier, sign, tell } from '../orders/support/carrier';
import { callAdmin, editor } from '../orders/support/admin';
import { waitForMail } from '../orders/support/mail';
import { type TestVariant, address, makeVariant, readOrder } from '../orders/support/shop';
import { asStorefront, call, readMails } from '../support/client';
import { list } from '../support/content';
import { database } from '../support/database';
import { type DeskCase, act, openOrder, paidOrder, readDesk, saidOf } from './support/desk';
import { passUndoPeriod } from './support/undo-period';

const MESSAGES = { nl, en, de, es, fr, sv };
const [PICKED_UP, DELIVERED, UNABLE, CANCELED] = [22, 11, 80, 2000];

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100 });
});
afterEach(() => setCarrier('ok'));

const makeLabel = ({ id }: DeskCase) => act(`orders/${id}/label`);
const labelled = async (over: Record<string, unknown> = {}): Promise<DeskCase> => {
  const made = await paidOrder(suit, over);
  expect((await makeLabel(made)).status).toBe(200);
  return made;
};
const fulfilmentOf = async ({ order }: DeskCase) => (await readOrder(order)).fulfilment;

describe('A label', () => {
  it('is made once, whoever clicks how often, and can be fetched again', async () => {
    const made = await paidOrder(suit);
    const answers = await Promise.all([makeLabel(made), makeLabel(made)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await makeLabel(made)).status).toBe(200);
    const labels = await labelsOf(made.order.orderNr);
    expect(labels).toHaveLength(1);
    expect(labels[0]).toMatchObject({ weight: '1.000', lines: ['Kade 1', '1234 AB Delft', 'NL'] });
    const { status, headers, body } = await callAdmin<string>(`/shop/orders/${made.id}/label`);
    expect([status, headers.get('content-type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    const { tracking_number: trackingCode, tracking_url: trackingUrl } = labels[0] ?? {};
    expect(await readDesk(made.id)).toMatchObject({ fulfilment: 'new', carrier: 'PostNL', trackingCode });
    expect(await readOrder(made.order)).toMatchObject({ carrier: 'PostNL', trackingCode, trackingUrl });
    expect(saidOf(await readDesk(made.id))).toContain(`Shop Owner: Label: PostNL, ${String(trackingCode)}`);
  });

  it('whose answer was lost is found again, not made twice', async () => {
    const made = await paidOrder(suit);
    await setCarrier('lost');
    const lost = await makeLabel(made);
    expect([lost.status, lost.body.error.message]).toEqual([400, expect.stringContaining('does not answer')]);
    expect(await readDesk(made.id)).toMatchObject({ trackingCode: null, label: { made: false } });
    await setCarrier('ok');
    expect((await makeLabel(made)).status).toBe(200);
    const labels = await labelsOf(made.order.orderNr);
    expect(labels.map(({ tracking_number: code }) => code)).toEqual([(await readDesk(made.id)).trackingCode]);
  });

  it('waits while the carrier is down: the order stays whole, and can leave without one', async () => {
    const made = await paidOrder(suit);
    for (const mode of ['down', 'slow'] as const) {
      await setCarrier(mode);
      expect((await makeLabel(made)).body.error.message).toContain('The order is unchanged');
    }
    expect(await readDesk(made.id)).toMatchObject({ fulfilment: 'new', carrier: null, trackingCode: null });
    expect((await act(`orders/${made.id}/ship`, { carrier: 'DHL', trackingCode: '3S77' })).status).toBe(200);
    await setCarrier('ok');
    expect((await makeLabel(made)).status).toBe(200);
    expect(await readDesk(made.id)).toMatchObject({ fulfilment: 'shipped', carrier: 'PostNL' });
  });

  it('that the carrier refuses says why, and may be asked for again', async () => {
    const made = await paidOrder(suit);
    await setCarrier('refuse');
    expect((await makeLabel(made)).body.error.message).toContain('This postal code does not exist');
    await setCarrier('ok');
    expect((await makeLabel(made)).status).toBe(200);
  });

  it('is not made before payment, for lessons, or without the service of a country', async () => {
    const unpaid = await openOrder(suit);
    expect((await makeLabel(unpaid)).body.error.message).toBe('Only a paid order can be shipped');
    const lesson = await makeVariant({ type: 'lesson', price: 4.95 });
    const digital = await paidOrder(lesson, { consent: { terms: true, immediateAccess: true } });
    expect((await makeLabel(digital)).body.error.message).toContain('Nothing of this order is left to ship');
    const [sweden] = await list('/api/shipping-countries?filters[iso]=se');
    await editor.update('shipping-country', sweden?.id ?? '', { carrierService: null });
    const far = await paidOrder(suit, { shipping: address('se') });
    expect((await makeLabel(far)).body.error.message).toContain("Enter the carrier's service for SE (home)");
    await editor.update('shipping-country', sweden?.id ?? '', { carrierService: 8 });
    expect((await makeLabel(far)).status).toBe(200);
    expect((await act('orders/nope/label')).status).toBe(404);
    expect((await callAdmin(`/shop/orders/${unpaid.id}/label`)).status).toBe(404);
  });

  it('is for operators only', async () => {
    const made = await labelled();
    for (const method of ['GET', 'POST'])
      expect((await call(`/shop/orders/${made.id}/label`, { method, headers: asStorefront() })).status).toBe(401);
  });

  it('puts the link to the parcel into the mail, also as plain text', async () => {
    const made = await labelled();
    // The carrier of the whole pile does not replace the label's.
    const pile = { carrier: 'GLS', parcels: [{ id: made.id }] };
    expect((await act<{ data: object }>('desk/ship', pile)).body.data).toMatchObject({ shipped: [made.id] });
    await passUndoPeriod(made.id);
    const mail = await waitForMail(made.email, ({ subject }) => subject.includes('onderweg'));
    const [label] = await labelsOf(made.order.orderNr);
    expect(mail.text).toContain(`Volg je pakket:\n${String(label?.tracking_url)}`);
    expect(mail.html).toContain(String(label?.tracking_url));
    expect(mail.text).toContain('PostNL');
  });

  it.each(LOCALES)('puts the link into the mail in the language of the order: %s', async (locale) => {
    const { subject, title, carrier, tracking, follow } = MESSAGES[locale].orderShipped;
    const made = await labelled({ locale });
    expect((await act(`orders/${made.id}/ship`)).status).toBe(200);
    await passUndoPeriod(made.id);
    const [label] = await labelsOf(made.order.orderNr);
    const link = String(label?.tracking_url);
    const mail = await waitForMail(made.email, ({ text }) => text.includes(link));
    expect(mail.subject).toBe(subject.replace('{orderNr}', made.order.orderNr));
    for (const body of [mail.text, mail.html])
      for (const words of [title, carrier, tracking, follow, link]) expect(body).toContain(words);
    // Bodies are read with plain spaces.
    expect(mail.text).toContain(`${follow}${colonOf(locale).replace('\u00a0', ' ')}\n${link}`);
  });
});

describe('News of a parcel', () => {
  it('ship and deliver the order, once, with the mail about it', async () => {
    const made = await labelled();
    const pickedUp = await newsOf(made.order.orderNr, PICKED_UP);
    expect((await tell(pickedUp)).status).toBe(200);
    expect(await fulfilmentOf(made)).toBe('shipped');
    const delivered = await newsOf(made.order.orderNr, DELIVERED);
    for (const news of [delivered, delivered, pickedUp]) expect((await tell(news)).status).toBe(200);
    const { deliveredAt, diary } = await readDesk(made.id);
    expect(await fulfilmentOf(made)).toBe('delivered');
    expect(deliveredAt).not.toBeNull();
    expect(diary.filter(({ text }) => text === 'Marked as delivered')).toHaveLength(1);
    expect(saidOf(await readDesk(made.id))).toContain('Shop: PostNL: Delivered');
    await passUndoPeriod(made.id);
    await waitForMail(made.email, ({ subject }) => subject.includes('onderweg'));
    const mails = (await readMails(made.email)).filter(({ raw }) => raw.includes('onderweg'));
    expect(mails).toHaveLength(1);
  });

  it('deliver an order that was never marked shipped, with its mail', async () => {
    const made = await labelled();
    await tell(await newsOf(made.order.orderNr, DELIVERED));
    expect(await fulfilmentOf(made)).toBe('delivered');
    await passUndoPeriod(made.id);
    await waitForMail(made.email, ({ subject }) => subject.includes('onderweg'));
    expect((await readOrder(made.order)).withdrawal).toMatchObject({ open: true });
  });

  it('at the same time move it once', async () => {
    const made = await labelled();
    const news = await newsOf(made.order.orderNr, DELIVERED);
    const answers = await Promise.all([tell(news), tell(news), tell(news)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { diary } = await readDesk(made.id);
    expect(diary.filter(({ text }) => text.startsWith('Marked as'))).toHaveLength(2);
  });

  it('that come late never move it back', async () => {
    const made = await labelled();
    const now = Date.now();
    const early = await newsOf(made.order.orderNr, PICKED_UP, now - 5000);
    const unable = await newsOf(made.order.orderNr, UNABLE, now - 4000);
    await tell(await newsOf(made.order.orderNr, DELIVERED, now));
    await act(`orders/${made.id}/undo`);
    for (const news of [early, unable]) expect((await tell(news)).status).toBe(200);
    expect(await fulfilmentOf(made)).toBe('shipped');
    expect((await readDesk(made.id)).alerts).toEqual([]);
  });

  it('of trouble raise an alert, once', async () => {
    const made = await labelled();
    const news = await newsOf(made.order.orderNr, UNABLE);
    for (let time = 0; time < 2; time += 1) await tell(news);
    const { alerts, fulfilment } = await readDesk(made.id);
    expect(alerts.map(({ title, state }) => [title, state])).toEqual([
      ['The carrier can not deliver the parcel', 'open'],
    ]);
    expect(fulfilment).toBe('new');
  });

  it('of a parcel that should have stayed raise an alert and ship nothing', async () => {
    const made = await labelled();
    const asked = { key: randomUUID(), reason: 'Klant belde' };
    expect((await act(`orders/${made.id}/cancel`, asked)).status).toBe(200);
    expect((await tell(await newsOf(made.order.orderNr, PICKED_UP))).status).toBe(200);
    const { alerts, fulfilment } = await readDesk(made.id);
    expect(alerts.map(({ title }) => title)).toContain('A parcel is on its way that should not be');
    expect(fulfilment).toBe('canceled');
  });

  it('that its label was canceled make room for another', async () => {
    const made = await labelled();
    await tell(await newsOf(made.order.orderNr, CANCELED));
    expect(await readDesk(made.id)).toMatchObject({ trackingCode: null, label: { made: false } });
    expect((await makeLabel(made)).status).toBe(200);
    expect(await labelsOf(made.order.orderNr)).toHaveLength(2);
  });

  it('count only with the signature of the carrier, and through the storefront', async () => {
    const made = await labelled();
    const { body, signature } = await newsOf(made.order.orderNr, DELIVERED);
    const forged = [
      { body, signature: '' },
      { body, signature: signature.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
      { body: `${body} `, signature },
      { body, signature: `${signature}00` },
    ];
    for (const news of forged) expect((await tell(news)).status, JSON.stringify(news.signature)).toBe(403);
    expect((await call('/api/parcels/webhook', { method: 'POST', json: { body, signature } })).status).toBe(403);
    expect((await tell({})).status).toBe(400);
    expect(await fulfilmentOf(made)).toBe('new');
  });

  it('of unknown parcels, other matters and nonsense change nothing', async () => {
    const parcel = { id: 42, status: { id: DELIVERED, message: 'Delivered' } };
    const bodies = [
      { action: 'parcel_status_changed', timestamp: Date.now(), parcel },
      { action: 'integration_modified', timestamp: Date.now(), integration: {} },
      { action: 'parcel_status_changed', timestamp: Date.now(), parcel: { id: 'x' } },
    ];
    for (const body of [...bodies.map((entry) => JSON.stringify(entry)), 'nonsense'])
      expect((await tell(sign(body))).status, body).toBe(200);
    expect(await database()('parcels').where({ provider_id: '42' })).toEqual([]);
  });
});
