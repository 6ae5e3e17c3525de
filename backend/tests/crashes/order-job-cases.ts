import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mailsTo } from '../orders/support/mail';
import { changePayment, paymentOf, readMollie, sendWebhook } from '../orders/support/mollie';
import {
  type Placed,
  type TestVariant,
  newEmail,
  orderData,
  makeVariant,
  placeOrder,
  setStock,
} from '../orders/support/shop';
import { type Desk, cancel, openOrder, paidOrder, refund } from '../refunds/support';
import { DAY_MS, decide, delivered, keyOf, onlyOf, said, write } from '../reviews/support/reviews';
import { asStorefront, call } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import { runJob } from '../support/jobs';
import { target } from '../support/target';
import { acceptDelivered } from '../withdrawals/support/returns';
import { type TestOrder, makeOrder } from '../withdrawals/support/withdrawals';
import { readPicture } from './picture';
import { type JobCase } from './try-job';
import { makeDue } from './try-points';

type Row = Record<string, unknown>;

const ordersOf = (...emails: string[]) => database()('orders').whereIn('email', emails).select('id');
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
const isSet = (value: unknown): boolean => value !== null;

/** What shop and provider know of these customers, in their order. */
const readPictures = async (...emails: string[]): Promise<string[][]> => {
  const provider = await readMollie();
  return Promise.all(emails.map((email) => readPicture(email, provider)));
};

/** Mails that wait or were sent, by their kind: both come without anybody's help. */
export async function mailsAbout(topic: string): Promise<unknown[]> {
  const rows: Row[] = await database()('outbox_messages').where('topic', 'like', topic).orderBy('kind');
  return rows.map(({ kind, state }) => [kind, state === 'sent' ? 'pending' : state]);
}

export function listOrderJobCases(suit: TestVariant) {
  const outbox: JobCase = {
    prepare: async () => {
      const { email } = await openOrder([suit.item()]);
      const own = () => database()('outbox_messages').whereIn('order_id', ordersOf(email));
      return {
        read: async () => {
          const mails = await mailsTo(email);
          // One that was sent twice has the same id: mail programs show it once.
          const ids = new Set(mails.map(({ subject, messageId }) => `${subject} ${messageId}`));
          const rows: Row[] = await own().orderBy('kind');
          return { mails: ids.size, rows: rows.map(({ kind, state }) => [kind, state]) };
        },
        passTime: () =>
          database()('outbox_messages')
            .whereNotNull('lease_until')
            .update({ lease_until: minutesFromNow(-1) }),
      };
    },
  };

  /** A payment whose webhook never came, one that nobody was asked for, and a refund that was not sent. */
  const sweep: JobCase = {
    prepare: async () => {
      const [paid, expired, refunded] = [
        await openOrder([suit.item()]),
        await openOrder([suit.item()]),
        await paidOrder(suit),
      ];
      const change = async ({ order }: Desk, to: object) => {
        const { id } = await paymentOf(order.orderNr);
        await changePayment(id, to);
      };
      await change(paid, { status: 'paid', method: 'ideal' });
      await change(expired, { status: 'expired' });
      await refund(refunded, { key: randomUUID(), amount: 500, reason: 'Vlekje' });
      const emails = [paid, expired, refunded].map(({ email }) => email);
      // As if the process had ended before it asked the provider.
      await database()('refunds').whereIn('order_id', ordersOf(refunded.email)).update({ state: 'requested' });
      await makeDue(emails);
      return { read: () => readPictures(...emails), passTime: () => makeDue(emails) };
    },
  };

  const endReturn = (order: TestOrder, days: number) =>
    database()('order_returns')
      .whereIn('order_id', ordersOf(order.email))
      .update({ send_back_by: daysAgo(-days) });

  /** A return that ends soon, one that is late, and money that came too late. */
  const returns: JobCase = {
    prepare: async () => {
      const [soon, late] = [await makeOrder([suit.item()]), await makeOrder([suit.item()])];
      for (const order of [soon, late]) await acceptDelivered(order);
      await endReturn(soon, 3);
      await endReturn(late, -1);
      const tooLate = await openOrder([suit.item()]);
      const { id } = await paymentOf(tooLate.order.orderNr);
      await cancel(tooLate);
      await changePayment(id, { status: 'paid', method: 'ideal' });
      await sendWebhook(id);
      const emails = [soon, late, tooLate].map(({ email }) => email);
      return { read: () => readPictures(...emails), passTime: () => makeDue(emails) };
    },
  };

  const documentFile = (file: string): string => path.join(path.dirname(target().databaseFile), 'documents', file);
  const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

  const invoices: JobCase = {
    prepare: async () => {
      const { email, order } = await paidOrder(suit);
      const own = () => database()('order_documents').whereIn('order_id', ordersOf(email));
      const { number } = (await own().first('number')) as { number: string };
      return {
        read: async () => {
          const rows: { number: string; file: string | null; file_hash: string | null }[] = await own();
          const alerts: string[] = await database()('alerts').whereIn('order_id', ordersOf(email)).pluck('kind');
          const files = rows.map(({ number: found, file, file_hash: hash }) => ({
            isSame: found === number,
            isWhole: file !== null && hashOf(documentFile(file)) === hash,
          }));
          return { alerts, files, status: await readStatus(order) };
        },
      };
    },
  };
  const readStatus = async ({ orderNr }: Placed): Promise<unknown> =>
    database()('orders').where({ order_nr: orderNr }).first('payment_status');

  const reviews: JobCase = {
    prepare: async () => {
      // A rejected review of a long time ago is deleted.
      const old = await delivered(suit);
      await runJob('reviews');
      await write(await keyOf(old), said(suit.product));
      const { id, version } = await onlyOf(old);
      await decide(id, 'reject', { version, reason: 'abuse' });
      await database()('reviews')
        .where({ document_id: id })
        .update({ decided_at: daysAgo(400) });
      const requestsOf = (email: string) => database()('review_requests').whereIn('order_id', ordersOf(email));
      await requestsOf(old.email).update({ asked_at: daysAgo(800) });
      const fresh = await delivered(suit);
      return {
        read: async () => ({
          asked: await requestsOf(fresh.email).pluck('state'),
          mails: await database()('outbox_messages')
            .whereIn('order_id', ordersOf(fresh.email))
            .where('kind', 'like', 'review%')
            .pluck('kind'),
          old: (await database()('reviews').where({ document_id: id })).length,
          oldMails: (await mailsAbout(`review:${id}:%`)).length,
        }),
      };
    },
  };

  const prices: JobCase = {
    prepare: async () => {
      const { id } = await makeVariant({ price: 50 });
      await runJob('prices');
      // Its time has come without anybody saving it.
      await database()('product_variants')
        .where({ document_id: id })
        .update({ sale_price: 40, sale_from: new Date(), sale_to: minutesFromNow(60) });
      return {
        read: () =>
          database()('price_entries')
            .where({ variant_id: id })
            .orderBy(['currency', 'valid_from'])
            .select('currency', 'price', 'regular'),
      };
    },
  };

  const backInStock: JobCase = {
    prepare: async () => {
      const { id, sku } = await makeVariant({ stock: 0 });
      for (const email of [newEmail(), newEmail()])
        await call('/api/back-in-stock', {
          method: 'POST',
          json: { data: { variantId: id, email } },
          headers: asStorefront(),
        });
      await setStock(sku, 50);
      return {
        read: async () => {
          const rows: Row[] = await database()('back_in_stock_requests').where({ variant_id: id }).orderBy('id');
          return Promise.all(
            rows.map(async (row) => [
              row.state,
              isSet(row.notified_at),
              await mailsAbout(`back-in-stock:${String(row.document_id)}`),
            ]),
          );
        },
      };
    },
  };

  const cartReminders: JobCase = {
    prepare: async () => {
      const [kept, bought] = [newEmail(), newEmail()];
      for (const email of [kept, bought])
        await call('/api/cart-reminders', {
          method: 'POST',
          json: { data: { email, cart: [suit.item(2)] } },
          headers: asStorefront(),
        });
      const rows = (email: string) => database()('cart_reminders').where({ email });
      const { document_id: id } = (await rows(kept).first('document_id')) as { document_id: string };
      await placeOrder(orderData([suit.item()], { user: { firstname: 'Zoë', lastname: 'van Dam', email: bought } }));
      await rows(kept).update({ due_at: new Date() });
      return {
        read: async () => ({
          kept: await rows(kept).select('state', 'sent'),
          bought: (await rows(bought)).length,
          mails: await mailsAbout(`cart-reminder:${id}:%`),
        }),
      };
    },
  };

  return {
    outbox,
    'order-sweep': sweep,
    returns,
    invoices,
    reviews,
    prices,
    'back-in-stock': backInStock,
    'cart-reminders': cartReminders,
  };
}
