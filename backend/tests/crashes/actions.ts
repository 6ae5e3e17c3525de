import { randomUUID } from 'node:crypto';
import { codeOn, documentIdOf, printCards } from '../academy/printed-cards';
import {
  buyLessons,
  key,
  makeLesson,
  makeLevel,
  makeOffer,
  makeSuit,
  orderLessons,
  postGrant,
} from '../academy/support';
import { signUp } from '../accounts/support/account';
import { bodyByHand, byTransfer } from '../desk/support/by-hand';
import { callAdmin } from '../orders/support/admin';
import { newsOf, tell as tellNews } from '../orders/support/carrier';
import { makeCode } from '../orders/support/discounts';
import { buyCard } from '../orders/support/gift-cards';
import { changePayment, paymentOf, sendWebhook, settle } from '../orders/support/mollie';
import {
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  payAgain,
  placeOrder,
  postOrder,
  setStock,
} from '../orders/support/shop';
import { type Desk, cancel, deskOf, pieces, refund, ship, takeBack } from '../refunds/support';
import { asStorefront, call, waitFor } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import { type OtherSize, exchangeFor, makeOtherSize, sendNew } from '../withdrawals/support/exchanges';
import {
  type DeskReturn,
  acceptDelivered,
  arrive,
  deskReturn,
  expectReturn,
  parcel,
  refundNow,
} from '../withdrawals/support/returns';
import {
  type TestOrder,
  decide,
  deliver,
  findWithdrawal,
  statement,
  withdraw,
} from '../withdrawals/support/withdrawals';
import type { Act, Action } from './try-points';

export const ACTIONS = [
  'placing an order',
  'placing a free order',
  'replacing an order',
  'buying a gift card',
  'paying with a gift card',
  'canceling an order that a gift card paid',
  'giving back a gift card',
  'a payment',
  'a payment that expires',
  'a payment that comes too late',
  'paying again',
  'a chargeback',
  'a refund of pieces',
  'a refund of an amount',
  'canceling a paid order',
  'canceling an unpaid order',
  'a cancellation by the customer',
  'a return',
  'a withdrawal',
  'accepting a withdrawal before shipping',
  'accepting a withdrawal after delivery',
  'agreeing to a return',
  'a parcel that comes back',
  'a refund ahead of its parcel',
  'shipping',
  'news that a parcel was delivered',
  'an order by hand that is paid',
  'recording money by hand',
  'asking for another size',
  'an exchanged piece that comes back',
  'sending another size',
  'granting access by hand',
  'redeeming a parcel card',
] as const;
export type ActionName = (typeof ACTIONS)[number];

export interface Shelf {
  /** Opens a lesson to its buyers. */
  suit: TestVariant;
  /** The suit in another size. */
  large: OtherSize;
  /** A lesson that nothing here opens by itself. */
  extra: string;
  lesson: TestVariant;
  code: string;
  /** Makes an order free, except its shipping. */
  gift: string;
  /** A gift card that pays for all that is ordered here. */
  card: TestVariant;
  /** One that pays a part. */
  smallCard: TestVariant;
}

export async function fillShelf(): Promise<Shelf> {
  const level = await makeLevel();
  const [bonus, sold, extra] = [await makeLesson(level), await makeLesson(level), await makeLesson(level)];
  const suit = await makeSuit({ lessons: [bonus] });
  await setStock(suit.sku, 100_000);
  const large = await makeOtherSize(suit, 100_000);
  const [tenth, gift] = [await makeCode(), await makeCode({ percent: 100 })];
  const [card, smallCard] = [
    await makeVariant({ type: 'gift_card', price: 250 }),
    await makeVariant({ type: 'gift_card', price: 20 }),
  ];
  const lesson = await makeOffer('lesson', 14.95, sold);
  return { suit, large, extra, lesson, code: tenth.code, gift: gift.code, card, smallCard };
}

/** Sendcloud's number of the state. */
const DELIVERED = 11;

const toOrder = (desk: Desk): TestOrder => ({ ...desk.order, email: desk.email, documentId: documentIdOf(desk) });

/** The same request, which ends when no payment of these orders is still asked for. */
const untilSettled =
  <T>(orders: { order_nr: string } | { email: string }, request: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    const answer = await request();
    const own = database()('orders').where(orders).select('id');
    const running = database()('payments').whereIn('order_id', own).whereIn('state', ['created', 'open']);
    // One that nobody was asked for yet ends after a while.
    await running
      .clone()
      .where({ state: 'created' })
      .update({ created_at: minutesFromNow(-2) });
    await waitFor(async () => ((await running.clone().first('id')) ? undefined : true));
    return answer;
  };

/** Every request that moves money, goods or access, each from its own customer with a suit, a lesson and a discount code. */
export function listActions({ suit, large, extra, lesson, code, gift, card, smallCard }: Shelf) {
  const cart = [suit.item(2), lesson.item()];
  const over = { codes: [code] };
  const paid = (): Promise<Desk> => buyLessons(cart, over);
  const ofDesk = (desk: Desk, run: Act['run']): Act => ({ email: desk.email, run });
  const orderOf = (email: string, data: Record<string, unknown>): Record<string, unknown> => {
    const user = { firstname: 'Zoë', lastname: 'van Dam', email };
    return orderData(cart, { user, consent: { terms: true, immediateAccess: true }, ...data });
  };

  const place =
    (data: Record<string, unknown>): Action =>
    async () => {
      const email = newEmail();
      const headers = { 'idempotency-key': randomUUID() };
      return { email, run: () => postOrder(orderOf(email, data), headers) };
    };
  const withCard = async (bought: TestVariant) => ({ codes: [code, (await buyCard(bought)).code] });
  const cancelAsCustomer = ({ order }: Desk) =>
    call(`/api/orders/${order.slug}/cancel`, { method: 'POST', headers: asStorefront(key(order)) });
  const tell = async (desk: Desk, change: object): Promise<Act> => {
    const { id } = await paymentOf(desk.order.orderNr);
    await changePayment(id, change);
    return ofDesk(desk, () => sendWebhook(id));
  };
  const accept =
    (prepare: (order: TestOrder) => Promise<unknown>): Action =>
    async () => {
      const desk = await paid();
      const order = toOrder(desk);
      await prepare(order);
      const { body } = await withdraw(statement(order));
      const { id } = await findWithdrawal(body.data.receiptNr);
      return ofDesk(desk, () => decide(id, 'accept'));
    };
  /** A customer's delivered suit, to be exchanged for the other size. */
  const delivered = async (): Promise<Desk> => {
    const desk = await buyLessons([suit.item(), lesson.item()], over);
    await deliver(toOrder(desk));
    return desk;
  };
  const exchanging =
    (run: (back: DeskReturn) => ReturnType<Act['run']>): Action =>
    async () => {
      const desk = await delivered();
      await exchangeFor(desk.order, large);
      const back = await deskReturn(toOrder(desk));
      return ofDesk(desk, () => run(back));
    };

  return {
    'placing an order': place(over),
    'replacing an order': async () => {
      const { email, order } = await orderLessons(cart, await withCard(smallCard));
      const data = orderOf(email, { ...(await withCard(smallCard)), replaces: order.slug });
      const headers = { 'idempotency-key': randomUUID(), ...key(order) };
      // The payment of the replaced order is canceled after the response.
      return { email, run: untilSettled({ order_nr: order.orderNr }, () => postOrder(data, headers)) };
    },
    'buying a gift card': async () => tell(await orderLessons([card.item()]), { status: 'paid', method: 'ideal' }),
    'paying with a gift card': async () => place(await withCard(card))(),
    'canceling an order that a gift card paid': async () => {
      const email = newEmail();
      const desk = await deskOf(await placeOrder(orderOf(email, await withCard(card))), email);
      return ofDesk(desk, () => cancel(desk));
    },
    'giving back a gift card': async () => {
      const { order, email } = await buyCard(card);
      const desk = await deskOf(order, email);
      // A mail that waits is dropped with the card.
      const mailed = database()('outbox_messages').where('kind', 'like', 'gift-card.%').andWhere({ state: 'sent' });
      const own = database()('orders').where({ order_nr: order.orderNr }).select('id');
      await waitFor(() => mailed.clone().whereIn('order_id', own).first('id'));
      const asked = { key: randomUUID(), lines: await pieces(desk, 1), reason: 'Klant belde' };
      return ofDesk(desk, () => refund(desk, asked));
    },
    'placing a free order': place({ cart: [lesson.item()], codes: [gift] }),
    'a payment': async () => tell(await orderLessons(cart, over), { status: 'paid', method: 'ideal' }),
    'a payment that expires': async () => tell(await orderLessons(cart, over), { status: 'expired' }),
    'a payment that comes too late': async () => {
      const desk = await orderLessons(cart, over);
      const { id } = await paymentOf(desk.order.orderNr);
      await cancel(desk);
      await changePayment(id, { status: 'paid', method: 'ideal' });
      return ofDesk(desk, async () => {
        const answer = await sendWebhook(id);
        // A job sends the money back, and books it when the provider has answered.
        const own = database()('orders').where({ order_nr: desk.order.orderNr }).select('id');
        const credited = database()('order_documents').whereIn('order_id', own).andWhere({ kind: 'credit_note' });
        await waitFor(() => credited.clone().first('id'));
        return answer;
      });
    },
    'paying again': async () => {
      const desk = await orderLessons(cart, over);
      await settle(desk.order.orderNr, { status: 'expired' });
      return ofDesk(desk, () => payAgain(desk.order.slug));
    },
    'a chargeback': async () => tell(await paid(), { amountChargedBack: { currency: 'EUR', value: '20.00' } }),
    'a refund of pieces': async () => {
      const desk = await paid();
      const asked = { key: randomUUID(), lines: await pieces(desk, 1), restock: true, reason: 'Klant belde' };
      return ofDesk(desk, () => refund(desk, asked));
    },
    'a refund of an amount': async () => {
      const desk = await paid();
      const asked = { key: randomUUID(), amount: 500, reason: 'Vlekje' };
      return ofDesk(desk, () => refund(desk, asked));
    },
    'canceling a paid order': async () => {
      const desk = await paid();
      return ofDesk(desk, () => cancel(desk));
    },
    'canceling an unpaid order': async () => {
      const desk = await orderLessons(cart, await withCard(smallCard));
      return ofDesk(desk, () => cancel(desk));
    },
    'a cancellation by the customer': async () => {
      // Paid lessons only end by a withdrawal.
      const desk = await buyLessons([suit.item(2)], over);
      return ofDesk(desk, () => cancelAsCustomer(desk));
    },
    'a return': async () => {
      const desk = await paid();
      await ship(desk);
      const asked = { key: randomUUID(), lines: await pieces(desk, 2), restock: true, reason: 'Te klein' };
      return ofDesk(desk, () => takeBack(desk, asked));
    },
    'a withdrawal': async () => {
      const desk = await paid();
      const said = statement(toOrder(desk));
      return ofDesk(desk, () => withdraw(said));
    },
    'accepting a withdrawal before shipping': accept(async () => undefined),
    'accepting a withdrawal after delivery': accept(deliver),
    'agreeing to a return': async () => {
      const desk = await paid();
      const order = toOrder(desk);
      await deliver(order);
      const asked = { lines: await pieces(desk, 1), reason: 'Ruilt van maat', key: randomUUID() };
      return ofDesk(desk, () => expectReturn(order, asked));
    },
    'a refund ahead of its parcel': async () => {
      const desk = await paid();
      const { found } = await acceptDelivered(toOrder(desk));
      return ofDesk(desk, () => refundNow(found));
    },
    'a parcel that comes back': async () => {
      const desk = await paid();
      const order = toOrder(desk);
      const { found } = await acceptDelivered(order);
      const came = parcel(found, { asNew: 1, worn: 1, withheld: 500 }, 'Gedragen');
      return ofDesk(desk, () => arrive(found, came));
    },
    shipping: async () => {
      const desk = await paid();
      return ofDesk(desk, () => ship(desk));
    },
    'news that a parcel was delivered': async () => {
      const desk = await paid();
      await callAdmin(`/shop/orders/${documentIdOf(desk)}/label`, { method: 'POST', json: {} });
      const news = await newsOf(desk.order.orderNr, DELIVERED);
      return ofDesk(desk, () => tellNews(news));
    },
    'an order by hand that is paid': async () => {
      const body = await bodyByHand(byTransfer, { variant: suit, pieces: 2, codes: [code] });
      const { email } = body.order.user;
      // A payment that nobody is asked for ends by itself.
      return {
        email,
        run: untilSettled({ email }, () => callAdmin('/shop/desk/orders', { method: 'POST', json: body })),
      };
    },
    'recording money by hand': async () => {
      const desk = await orderLessons(cart, over);
      const json = { ...byTransfer, amount: desk.order.total, key: randomUUID() };
      const path = `/shop/desk/orders/${documentIdOf(desk)}/paid`;
      // The payment that the customer was asked for is canceled after the response.
      return ofDesk(
        desk,
        untilSettled({ email: desk.email }, () => callAdmin(path, { method: 'POST', json })),
      );
    },
    'asking for another size': async () => {
      const desk = await delivered();
      return ofDesk(desk, () => exchangeFor(desk.order, large));
    },
    'an exchanged piece that comes back': exchanging((back) => arrive(back, parcel(back, { asNew: 1 }))),
    'sending another size': exchanging(sendNew),
    'granting access by hand': async () => {
      const desk = await paid();
      const given = { scope: 'lesson', target: extra, order: documentIdOf(desk), reason: 'Klant belde' };
      return ofDesk(desk, () => postGrant('', given));
    },
    'redeeming a parcel card': async () => {
      const desk = await paid();
      const [page] = await printCards(desk);
      const { headers } = await signUp();
      const init = { method: 'POST', json: { code: codeOn(page) }, headers: asStorefront(headers) };
      return ofDesk(desk, () => call('/api/academy/parcel-card/redeem', init));
    },
  } satisfies Record<ActionName, Action>;
}
