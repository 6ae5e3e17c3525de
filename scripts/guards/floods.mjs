/** Limits that one visitor must not use up for everybody. @type {import('./list.mjs').Guard[]} */
export const floodMutations = [
  {
    file: 'backend/src/content/forms/rate-limits.ts',
    find: 'filesHere.take(keyHere(slug, ip))',
    replace: 'filesHere.take(keyHere(slug, ip + Math.random()))',
    test: 'backend/tests/forms/limits.test.ts',
    title: 'leave others their share of the mails, and of the files',
    round: 'backend A',
  },
  {
    file: 'backend/src/after-sales/withdrawals/statement-rate-limits.ts',
    find: 'acknowledgements.take(shareOf(match, email))',
    replace: 'acknowledgements.take(match ? email : shareOf(match, email))',
    test: 'backend/tests/withdrawals/statement.test.ts',
    title: 'blocks nobody: statements are stored and numbered, and the order’s own are mailed too',
    round: 'backend A',
  },
  {
    file: 'backend/src/payments/settlement/recover-lost-payment.ts',
    find: 'lookupsHere.take(limitKey(ip))',
    replace: 'lookupsHere.take(limitKey(ip + Math.random()))',
    test: 'backend/tests/orders/reconciliation.test.ts',
    title: 'is found while a stranger sends made-up webhooks, whose network still reports known payments',
    round: 'backend A',
  },
];
