/** Limits that one visitor must not use up for everybody. @type {import('./list.mjs').Guard[]} */
export const floodMutations = [
  {
    file: 'backend/src/platform/http/rate-limit.ts',
    find: 'this.network.take(`${topic} ${limitKey(ip)}`)',
    replace: 'this.network.take(`${topic} ${Math.random()}`)',
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
    find: 'lookups.take(ip)',
    replace: 'lookups.take(String(Math.random()))',
    test: 'backend/tests/orders/reconciliation.test.ts',
    title: 'is found while a stranger sends made-up webhooks, whose network still reports known payments',
    round: 'backend A',
  },
];
