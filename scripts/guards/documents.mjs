/** Guards of invoices and other files for download, see `Guard`. @type {import('./list.mjs').Guard[]} */
export const documentMutations = [
  {
    file: 'backend/src/api/order/controllers/order.ts',
    find: 'ctx.set(\'content-disposition\', `inline; filename="${name}"`);',
    replace: "ctx.set('content-disposition', name === '' ? 'inline' : 'attachment');",
    test: 'backend/tests/documents/documents.test.ts',
    title: 'is issued with the payment, in the language of the order, and rendered',
    round: 'backend H',
  },
  {
    file: 'backend/src/accounting/invoices/read-own-invoice.ts',
    find: '.where({ order_id: order.id, number })',
    replace: '.where({ order_id: order.id })',
    test: 'backend/tests/documents/access.test.ts',
    title: 'there is no %s',
    round: 'backend A',
  },
];
