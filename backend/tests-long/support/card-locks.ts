import { buyLessons, keys, makeLesson, makeLevel, makeOffer } from '../../tests/academy/support';
import { buyCard, cardsOf } from '../../tests/orders/support/gift-cards';
import {
  type Placed,
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  postOrder,
  readOrder,
} from '../../tests/orders/support/shop';
import { cancel, deskOf, pieces, refund } from '../../tests/refunds/support';

const makeSuit = (): Promise<TestVariant> => makeVariant({ stock: 10_000, price: 60 });
const consent = { terms: true, immediateAccess: true };
const replacing = (item: object, codes: string[], { slug }: Placed) => orderData([item], { codes, replaces: slug });

/**
 * Two buyers hold what is left on a card each, and something comes back to both cards: then each replaces the order by one with the
 * card of the other, at the same moment. Returns the statuses of the answers.
 */
export async function swapCards(rounds: number): Promise<number[]> {
  const card = await makeVariant({ type: 'gift_card', price: 30 });
  const lesson = await makeOffer('lesson', 1, await makeLesson(await makeLevel()));
  // Of articles of their own, or they would wait for each other there.
  const buyers = await Promise.all(
    [1, 2].map(async () => ({ suit: await makeSuit(), code: (await buyCard(card)).code })),
  );
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const holding = await Promise.all(
      buyers.map(async ({ suit, code }) => {
        const small = await placeOrder(orderData([lesson.item()], { codes: [code], consent }));
        const open = await placeOrder(orderData([suit.item()], { codes: [code] }));
        await cancel(await deskOf(small));
        return open;
      }),
    );
    const swapped = await Promise.all(
      buyers.map(({ suit }, index) => {
        const [open, code] = [holding[index], buyers[1 - index]?.code];
        if (!open || !code) throw new Error('There are two buyers');
        return postOrder(replacing(suit.item(), [code], open), keys(open));
      }),
    );
    statuses.push(...swapped.map(({ status }) => status));
    for (const { status, body } of swapped) if (status === 201) await cancel(await deskOf(body.data));
  }
  return statuses;
}

/**
 * An operator takes back suits, one by one, of an order that also bought a card and a lesson; meanwhile its buyer orders the same suit
 * with that card, and the bundle with the credit of the lesson, each time instead of the last one.
 */
export async function refundBesideOrders(rounds: number): Promise<number[]> {
  const level = await makeLevel();
  const [suit, card, bundle] = [
    await makeSuit(),
    await makeVariant({ type: 'gift_card', price: 30 }),
    await makeOffer('bundle', 59, null),
  ];
  const lesson = await makeOffer('lesson', 5, await makeLesson(level));
  const user = { firstname: 'Zoë', lastname: 'van Dam', email: newEmail() };
  const bought = await buyLessons([card.item(), suit.item(rounds), lesson.item()], { user });
  const code = cardsOf(await readOrder(bought.order))[0]?.code;
  if (!code) throw new Error('No card was issued');
  const statuses: number[] = [];
  let last: Placed | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const taken = { lines: await pieces(bought, 1, 1), restock: true, reason: 'Te klein' };
    const replaced: Placed[] = last === null ? [] : [last];
    const data = { user, consent, codes: [code], replaces: replaced[0]?.slug };
    const [back, next] = await Promise.all([
      refund(bought, taken),
      postOrder(orderData([suit.item(), bundle.item()], data), keys(bought.order, ...replaced)),
    ]);
    statuses.push(back.status, next.status);
    if (next.status === 201) last = next.body.data;
  }
  return statuses;
}
