import { settle } from './mollie';
import { type Placed, type TestVariant, type WireOrder, newEmail, orderData, placeOrder, readOrder } from './shop';

export interface OwnCard {
  code: string | null;
  amount: number;
  balance: number;
  state: string;
}

export const cardsOf = (order: WireOrder): OwnCard[] => order.giftCards as OwnCard[];

/** Buys a card. */
export async function buyCard(card: TestVariant, over: Record<string, unknown> = {}) {
  const email = newEmail();
  const user = { firstname: 'Zoë', lastname: 'van Dam', email };
  const order = await placeOrder(orderData([card.item()], { user, ...over }));
  await settle(order.orderNr, { status: 'paid', method: 'ideal' });
  const [bought] = cardsOf(await readOrder(order));
  if (!bought?.code) throw new Error('No card was issued');
  return { order, email, code: bought.code };
}

/** What can be spent of a card. */
export const leftOn = async (order: Placed): Promise<number | undefined> => cardsOf(await readOrder(order))[0]?.balance;
