/** Guards of gift cards, see `Guard`. @type {import('./list.mjs').Guard[]} */
export const giftCardMutations = [
  {
    file: 'backend/src/orders/gift-cards/card-payments.ts',
    find: "if (card.state !== 'open' || cardBalance(entries) < payment.amount) return false;",
    replace: "if (card.state !== 'open') return false;",
    test: 'backend/tests/orders/gift-cards.test.ts',
    title: 'takes it again for money that comes late, or sends the money back',
    round: 'backend C',
  },
];
