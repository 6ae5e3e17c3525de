// @full
import { describe, expect, it } from 'vitest';
import { act } from '../desk/support/desk';
import { hire } from '../forms/support/people';
import { callAdmin } from '../orders/support/admin';
import { mailsTo, waitForMail } from '../orders/support/mail';
import { makeVariant } from '../orders/support/shop';
import { asStorefront, call, readWebhooks, waitFor } from '../support/client';
import { database } from '../support/database';
import {
  DAY_MS,
  decide,
  delivered,
  keyIn,
  keyOf,
  letPass,
  listOf,
  onlyOf,
  open,
  published,
  said,
  stop,
  storedOf,
  write,
} from './support/reviews';

const askedMails = async (email: string) => (await mailsTo(email)).filter(({ text }) => keyIn(text) !== '');
const rejectedMails = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Je beoordeling van'));
/** Resolves once the job has stored its decision for the order. */
const isLookedAt = (orderNr: string) =>
  waitFor(async () => {
    const row: { state: string } | undefined = await database()('review_requests')
      .join('orders', 'orders.id', 'review_requests.order_id')
      .where({ order_nr: orderNr })
      .first('review_requests.state');
    return row?.state;
  });

/** As the cards of lists get it. */
const cardRating = async (product: string): Promise<unknown> => {
  const { body } = await call<{ data: { products: { rating: unknown }[] } }>(
    `/api/catalog/products?locale=nl&ids=${product}`,
    { headers: asStorefront() },
  );
  return body.data.products[0]?.rating;
};

describe('the whole process', () => {
  it('leads from a delivery by mail to the page of the product', async () => {
    const suit = await makeVariant({ stock: 5 });
    const made = await delivered(suit, 9);
    await letPass(made, 10);
    const mail = await waitForMail(made.email, ({ text }) => keyIn(text) !== '');
    expect(mail.subject).toBe(`Hoe bevalt het? Jouw mening over Pak ${suit.sku}`);
    const key = keyIn(mail.text);
    expect(mail.text).toContain(`http://localhost:3900/review/${key}/stop`);
    expect((await open(key)).body.data).toMatchObject({
      open: true,
      name: 'Zoë V.',
      products: [{ id: suit.product, title: `Pak ${suit.sku}`, review: null }],
    });

    expect((await write(key, said(suit.product))).status).toBe(200);
    expect(await listOf({ product: suit.product })).toMatchObject({ total: 0, items: [], rating: { count: 0 } });

    const { id, version } = await onlyOf(made);
    expect((await decide(id, 'publish', { version })).status).toBe(200);
    expect((await decide(id, 'reply', { reply: 'Dank je!' })).status).toBe(200);
    const list = await listOf({ product: suit.product });
    expect(list.rating).toEqual({ count: 1, average: 4, distribution: [0, 0, 0, 1, 0] });
    expect(await cardRating(suit.product)).toEqual({ count: 1, average: 4 });
    expect(list.items).toEqual([
      {
        id,
        stars: 4,
        fit: null,
        title: 'Fijn pak',
        text: 'Zit goed.\nDroogt snel.',
        name: 'Zoë V.',
        language: 'nl',
        writtenOn: new Date().toISOString().slice(0, 10),
        boughtOn: new Date().toISOString().slice(0, 10),
        options: [
          { key: 'color', value: 'blue' },
          { key: 'size', value: 'm' },
        ],
        photos: [],
        reply: 'Dank je!',
        product: { id: suit.product, title: `Pak ${suit.sku}`, slug: expect.any(String) },
      },
    ]);
    // Neither the buyer nor the order.
    const publicText = JSON.stringify(list);
    for (const secret of [made.email, made.order.orderNr, made.order.slug, 'van Dam', key])
      expect(publicText).not.toContain(secret);
    expect(await askedMails(made.email)).toHaveLength(1);
  });

  it('uses the language of the order, and lists reviews in the reader’s language first', async () => {
    const suit = await makeVariant({ stock: 5, german: true });
    await published(suit, { title: 'Nederlands' });
    const german = await delivered(suit, 11, { locale: 'de' });
    const mail = await waitForMail(german.email, ({ text }) => keyIn(text) !== '');
    expect(mail.subject).toBe(`Bist du zufrieden? Deine Meinung zu Anzug ${suit.sku}`);
    await write(keyIn(mail.text), said(suit.product, { title: 'Deutsch', stars: 5 }), 'de');
    const { id, version } = await onlyOf(german);
    await decide(id, 'publish', { version });
    const titles = async (locale: string) =>
      (await listOf({ product: suit.product, locale })).items.map(({ title, language }) => [title, language]);
    expect(await titles('de')).toEqual([
      ['Deutsch', 'de'],
      ['Nederlands', 'nl'],
    ]);
    expect((await titles('nl'))[0]).toEqual(['Nederlands', 'nl']);
    expect((await listOf({ product: suit.product, stars: '5' })).items.map(({ title }) => title)).toEqual(['Deutsch']);
    expect(await listOf({ product: suit.product, count: '1', page: '999999' })).toMatchObject({ page: 2, pages: 2 });
    expect((await listOf({ count: '50' })).products).toContainEqual(
      expect.objectContaining({ id: suit.product, count: 2 }),
    );
    // Not sold in French: there is no page to link to, nor to filter by.
    const french = await listOf({ count: '50', locale: 'fr' });
    expect(french.items.find(({ title }) => title === 'Deutsch')?.product).toEqual({
      id: suit.product,
      title: `Pak ${suit.sku}`,
      slug: null,
    });
    expect(french.products).not.toContainEqual(expect.objectContaining({ id: suit.product }));
  });
});

describe('no request is sent', () => {
  it('after a withdrawal, a full refund, while goods are on their way back, an objection at the checkout, or an earlier request', async () => {
    const suit = await makeVariant({ stock: 9 });
    const [withdrawn, returned, sending, objected, control] = [
      await delivered(suit, 1),
      await delivered(suit, 1),
      await delivered(suit, 1),
      await delivered(suit, 1, { askReview: undefined }),
      await delivered(suit, 1),
    ];
    const line: { id: number } = await database()('order_lines')
      .join('orders', 'orders.id', 'order_lines.order_id')
      .where({ order_nr: returned.order.orderNr })
      .first('order_lines.id');
    const back = {
      lines: [{ lineId: line.id, quantity: 1 }],
      shipping: true,
      reason: 'terug',
      restock: true,
      key: `k-${suit.sku}`,
    };
    expect((await act(`orders/${returned.id}/return`, back)).status).toBe(200);
    const sent: { id: number } = await database()('order_lines')
      .join('orders', 'orders.id', 'order_lines.order_id')
      .where({ order_nr: sending.order.orderNr })
      .first('order_lines.id');
    const awaited = { lines: [{ lineId: sent.id, quantity: 1 }], key: `r-${suit.sku}` };
    expect((await act(`orders/${sending.id}/returns`, awaited)).status).toBe(200);
    const statement = {
      name: 'Zoë van Dam',
      orderNr: withdrawn.order.orderNr,
      email: withdrawn.email,
      text: 'alles',
      lines: [],
      token: `token-${suit.sku}`,
    };
    const stated = await call('/api/withdrawals', {
      method: 'POST',
      json: { data: statement },
      headers: asStorefront(),
    });
    expect(stated.status).toBe(201);
    for (const made of [withdrawn, returned, sending, objected, control]) await letPass(made, 11);
    const key = await keyOf(control);
    // Requested after them: the job has processed all of them.
    const later = await delivered(suit, 11);
    await keyOf(later);
    expect(await askedMails(withdrawn.email)).toEqual([]);
    expect(await askedMails(returned.email)).toEqual([]);
    expect(await askedMails(sending.email)).toEqual([]);
    expect(await askedMails(objected.email)).toEqual([]);
    expect([(await askedMails(control.email)).length, keyIn((await askedMails(control.email))[0]?.text ?? '')]).toEqual(
      [1, key],
    );
  });

  it('after an objection, for any order of that email', async () => {
    const suit = await makeVariant({ stock: 9 });
    const first = await delivered(suit, 11);
    const key = await keyOf(first);
    expect([(await stop(key)).status, (await stop(key)).status]).toEqual([200, 200]);
    // Bought once more, signed in.
    const again = await delivered(suit, 1);
    await database()('orders').where({ order_nr: again.order.orderNr }).update({ email: first.email });
    await letPass(again, 11);
    expect(await isLookedAt(again.order.orderNr)).toBe('skipped');
    expect(await askedMails(first.email)).toHaveLength(1);
    // After an objection the existing link still works.
    expect((await write(key, said(suit.product))).status).toBe(200);
  });
});

describe('a link', () => {
  it('is rejected when forged, and opens only its own order', async () => {
    const [suit, other] = [await makeVariant({ stock: 9 }), await makeVariant({ stock: 9 })];
    const key = await keyOf(await delivered(suit));
    const forged = key.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'));
    for (const wrong of ['', 'x', forged, key.slice(1), `${key}A`]) {
      expect((await open(wrong)).status, wrong).toBe(404);
      expect((await write(wrong, said(suit.product))).status, wrong).toBe(404);
      expect((await stop(wrong)).status, wrong).toBe(404);
    }
    expect((await write(key, said(other.product))).status).toBe(404);
    expect((await call('/api/reviews')).status).toBe(403);
    expect((await call('/api/reviews/request', { headers: { 'x-review-key': key } })).status).toBe(403);
  });

  it('expires', async () => {
    const suit = await makeVariant({ stock: 9 });
    const made = await delivered(suit);
    const key = await keyOf(made);
    const old = new Date(Date.now() - 181 * DAY_MS);
    const orders = database()('orders').where({ order_nr: made.order.orderNr }).select('id');
    await database()('review_requests').whereIn('order_id', orders).update({ asked_at: old });
    expect((await open(key)).body.data).toEqual({ open: false, name: '', products: [] });
    const answer = await write(key, said(suit.product));
    expect([answer.status, answer.body.error?.name]).toEqual([410, 'LinkExpired']);
    expect((await stop(key)).status).toBe(200);
  });

  it('creates one review under repeated and concurrent use, until that is published', async () => {
    const suit = await makeVariant({ stock: 9 });
    const made = await delivered(suit);
    const key = await keyOf(made);
    const answers = await Promise.all([1, 2, 3, 4].map((stars) => write(key, said(suit.product, { stars }))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await storedOf(made)).toHaveLength(1);
    const read = await onlyOf(made);
    expect(read.version).toBe(4);
    await write(key, said(suit.product, { text: 'Iets heel anders' }));
    // The published text is the reviewed one.
    expect((await decide(read.id, 'publish', { version: read.version })).status).toBe(400);
    expect((await listOf({ product: suit.product })).total).toBe(0);
    await decide(read.id, 'publish', { version: 5 });
    const late = await write(key, said(suit.product, { text: 'Nog een keer' }));
    expect([late.status, late.body.error?.name]).toEqual([409, 'NotEditable']);
    expect((await listOf({ product: suit.product })).items.map(({ text }) => text)).toEqual(['Iets heel anders']);
  });

  it('refuses missing, excessive or hidden fields with an error', async () => {
    const suit = await makeVariant({ stock: 9 });
    const made = await delivered(suit);
    const key = await keyOf(made);
    const empty = { stars: '', title: '', text: '', name: '' };
    const tried: [object, string[]][] = [
      [empty, ['stars:required', 'text:required', 'name:required']],
      [{ stars: 6 }, ['stars:required']],
      [{ stars: 2.5 }, ['stars:required']],
      [{ stars: 'vijf' }, ['stars:required']],
      [{ text: ' \n ' }, ['text:required']],
      [{ fit: 'tight' }, ['fit:invalid']],
      [{ fit: ['right'] }, ['fit:invalid']],
      [
        { text: 'x'.repeat(3001), title: 'x'.repeat(101), name: 'x'.repeat(41) },
        ['title:tooLong', 'text:tooLong', 'name:tooLong'],
      ],
      [{ text: 'a\u202eb', name: 'a\u0000b' }, ['text:invalid', 'name:invalid']],
    ];
    for (const [over, codes] of tried) {
      const { status, body } = await write(key, said(suit.product, over));
      const errors = (body.error?.details.errors ?? []).map(({ path, name }) => `${path.join('.')}:${name}`);
      expect([status, errors]).toEqual([422, codes]);
    }
    expect(await storedOf(made)).toEqual([]);
  });

  it('treats markup as text', async () => {
    const suit = await makeVariant({ stock: 9 });
    const text = '<script>alert(1)</script> <b>goed</b>';
    await published(suit, { text });
    expect((await listOf({ product: suit.product })).items[0]?.text).toBe(text);
  });
});

describe('how a size fits', () => {
  it('is said or not, changed and taken back, and shown to who moderates', async () => {
    const suit = await makeVariant({ stock: 9 });
    const made = await delivered(suit);
    const key = await keyOf(made);
    const own = async () => (await open(key)).body.data.products[0];
    for (const [sent, kept] of [
      ['large', 'large'],
      ['', null],
      [undefined, null],
      ['small', 'small'],
    ] as const) {
      expect((await write(key, said(suit.product, { fit: sent }))).status).toBe(200);
      expect(await own()).toMatchObject({ options: expect.arrayContaining([{ key: 'size', value: 'm' }]) });
      expect((await own())?.review).toMatchObject({ fit: kept });
    }
    const { id } = await onlyOf(made);
    for (const role of ['strapi-editor', 'shop-operator']) {
      const { ask, leave } = await hire(role);
      const seen = await ask<{ data: object }>(`/content-manager/collection-types/api::review.review/${id}`);
      await leave();
      expect(seen.body.data, role).toMatchObject({ fit: 'small' });
    }
  });

  it('is counted over the published reviews of a product, whatever their stars', async () => {
    const suit = await makeVariant({ stock: 9 });
    for (const over of [{ fit: 'small', stars: 2 }, { fit: 'right' }, { fit: 'right', stars: 5 }, {}])
      await published(suit, over);
    // Not read yet.
    await write(await keyOf(await delivered(suit)), said(suit.product, { fit: 'large' }));
    const list = await listOf({ product: suit.product });
    expect(list).toMatchObject({
      fit: { small: 1, right: 2, large: 0 },
      rating: { count: 4, distribution: [0, 1, 0, 2, 1] },
    });
    expect(list.items.map(({ fit }) => fit ?? '-').sort()).toEqual(['-', 'right', 'right', 'small']);
    expect(await listOf({ product: suit.product, stars: '5' })).toMatchObject({
      fit: { small: 1, right: 2, large: 0 },
    });
    expect((await listOf({})).fit).toBeNull();
  });

  it('is not kept of a product without sizes', async () => {
    const poncho = await makeVariant({ stock: 9, sized: false });
    await published(poncho, { fit: 'small' });
    const list = await listOf({ product: poncho.product });
    expect(list).toMatchObject({ fit: { small: 0, right: 0, large: 0 }, items: [{ fit: null }] });
  });
});

describe('moderation of reviews', () => {
  it('rejects for a listed reason only, notifies the author, and can be reverted', async () => {
    const suit = await makeVariant({ stock: 9 });
    const made = await published(suit, { stars: 1 });
    const key = await keyOf(made);
    const { id, version } = await onlyOf(made);
    for (const reason of ['', 'too few stars', null])
      expect((await decide(id, 'reject', { version, reason })).status).toBe(400);
    expect((await listOf({ product: suit.product })).total).toBe(1);
    await decide(id, 'reject', { version, reason: 'abuse' });
    expect((await listOf({ product: suit.product })).total).toBe(0);
    const mail = await waitForMail(made.email, ({ subject }) => subject.startsWith('Je beoordeling van'));
    expect(mail.text).toContain('Er wordt iemand in beledigd of bedreigd.');
    expect((await open(key)).body.data.products[0]?.review).toMatchObject({ state: 'rejected', reason: 'abuse' });
    await write(key, said(suit.product, { text: 'Vriendelijker' }));
    const again = await onlyOf(made);
    expect(again.state).toBe('pending');
    await decide(id, 'publish', { version: again.version });
    expect((await listOf({ product: suit.product })).items[0]?.text).toBe('Vriendelijker');
  });

  it('notifies the author of each decision, also about the same text', async () => {
    const suit = await makeVariant({ stock: 9 });
    const made = await published(suit);
    const { id, version } = await onlyOf(made);
    const reject = (reason: string) => decide(id, 'reject', { version, reason });
    expect([(await reject('abuse')).status, (await reject('abuse')).status]).toEqual([200, 200]);
    await decide(id, 'publish', { version });
    expect((await reject('abuse')).status).toBe(200);
    expect((await reject('advertising')).status).toBe(200);
    await waitForMail(made.email, ({ text }) => text.includes('Er staat reclame in'));
    await waitFor(async () => (await rejectedMails(made.email)).length === 3 || undefined);
    expect(await rejectedMails(made.email)).toHaveLength(3);
  });

  it('deletes on the author’s request for good, with its mails', async () => {
    const suit = await makeVariant({ stock: 9 });
    const made = await published(suit);
    const { id, version } = await onlyOf(made);
    await decide(id, 'reject', { version, reason: 'abuse' });
    await decide(id, 'publish', { version });
    expect((await call(`/shop/reviews/${id}/actions/remove`, { method: 'POST', json: {} })).status).toBe(401);
    expect(await cardRating(suit.product)).toMatchObject({ count: 1 });
    expect((await decide(id, 'remove', {})).status).toBe(200);
    expect(await cardRating(suit.product)).toBeNull();
    expect(await storedOf(made)).toEqual([]);
    expect(await listOf({ product: suit.product })).toMatchObject({ total: 0, rating: { count: 0 } });
    expect(await database()('outbox_messages').where('topic', 'like', `review:${id}:%`)).toEqual([]);
    expect((await decide(id, 'remove', {})).status).toBe(404);
  });

  it('can neither create nor change the buyer’s text', async () => {
    const suit = await makeVariant({ stock: 9 });
    const { id } = await onlyOf(await published(suit));
    const type = '/content-manager/collection-types/api::review.review';
    const tried = [
      await callAdmin(type, { method: 'POST', json: { stars: 5, text: 'Geweldig', state: 'published' } }),
      await callAdmin(`${type}/${id}`, { method: 'PUT', json: { stars: 5, state: 'published' } }),
      await callAdmin(`${type}/${id}`, { method: 'DELETE' }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await listOf({ product: suit.product })).items[0]).toMatchObject({ stars: 4 });
    expect((await call(`/shop/reviews/${id}/actions/publish`, { method: 'POST', json: { version: 1 } })).status).toBe(
      401,
    );
  });

  it('revalidates the affected pages of the storefront', async () => {
    const suit = await makeVariant({ stock: 9 });
    await published(suit);
    const seen = await waitFor(async () =>
      (await readWebhooks()).find(
        ({ body }) => body.includes(`"product:${suit.product}"`) && body.includes('"review"'),
      ),
    );
    expect(seen).toBeDefined();
  });
});
