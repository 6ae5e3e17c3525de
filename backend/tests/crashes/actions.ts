import { randomUUID } from 'node:crypto';
import { buyLessons, makeLesson, makeLevel, makeOffer, makeSuit, orderLessons } from '../academy/support';
import { callAdmin } from '../orders/support/admin';
import { newsOf, tell as tellNews } from '../orders/support/carrier';
import { makeCode } from '../orders/support/discounts';
import { changePayment, paymentOf, sendWebhook, settle } from '../orders/support/mollie';
import { type TestVariant, newEmail, orderData, payAgain, postOrder, setStock } from '../orders/support/shop';
import { type Desk, cancel, pieces, refund, ship, takeBack } from '../refunds/support';
import { acceptDelivered, arrive, parcel } from '../withdrawals/support/returns';
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
  'a payment',
  'a payment that expires',
  'paying again',
  'a chargeback',
  'a refund of pieces',
  'canceling a paid order',
  'a return',
  'a withdrawal',
  'accepting a withdrawal before shipping',
  'accepting a withdrawal after delivery',
  'a parcel that comes back',
  'shipping',
  'news that a parcel was delivered',
] as const;
export type ActionName = (typeof ACTIONS)[number];

export interface Shelf {
  /** Opens a lesson to its buyers. */
  suit: TestVariant;
  lesson: TestVariant;
  code: string;
  /** Makes an order free, except its shipping. */
  gift: string;
}

export async function fillShelf(): Promise<Shelf> {
  const level = await makeLevel();
  const [bonus, sold] = [await makeLesson(level), await makeLesson(level)];
  const suit = await makeSuit({ lessons: [bonus] });
  await setStock(suit.sku, 100_000);
  const [tenth, gift] = [await makeCode(), await makeCode({ percent: 100 })];
  return { suit, lesson: await makeOffer('lesson', 14.95, sold), code: tenth.code, gift: gift.code };
}

/** Sendcloud's number of the state. */
const DELIVERED = 11;

const documentIdOf = ({ path }: Desk): string => path.split('/').at(-1) ?? '';
const toOrder = (desk: Desk): TestOrder => ({ ...desk.order, email: desk.email, documentId: documentIdOf(desk) });

/** Every request that moves money, goods or access, each from its own customer with a suit, a lesson and a discount code. */
export function listActions({ suit, lesson, code, gift }: Shelf) {
  const cart = [suit.item(2), lesson.item()];
  const over = { codes: [code] };
  const paid = (): Promise<Desk> => buyLessons(cart, over);
  const ofDesk = (desk: Desk, run: Act['run']): Act => ({ email: desk.email, run });

  const place =
    (data: Record<string, unknown>): Action =>
    async () => {
      const email = newEmail();
      const user = { firstname: 'Zoë', lastname: 'van Dam', email };
      const consent = { terms: true, immediateAccess: true };
      const order = orderData(cart, { user, consent, ...data });
      const headers = { 'idempotency-key': randomUUID() };
      return { email, run: () => postOrder(order, headers) };
    };
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

  return {
    'placing an order': place(over),
    'placing a free order': place({ cart: [lesson.item()], codes: [gift] }),
    'a payment': async () => tell(await orderLessons(cart, over), { status: 'paid', method: 'ideal' }),
    'a payment that expires': async () => tell(await orderLessons(cart, over), { status: 'expired' }),
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
    'canceling a paid order': async () => {
      const desk = await paid();
      return ofDesk(desk, () => cancel(desk));
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
  } satisfies Record<ActionName, Action>;
}
