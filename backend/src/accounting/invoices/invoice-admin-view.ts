import type { TypeView } from '../../platform/admin/apply-views';

export const invoiceViews: Record<string, TypeView> = {
  'api::order-document.order-document': {
    mainField: 'number',
    list: ['number', 'kind', 'order', 'totalText', 'issuedAt'],
    sort: 'issuedAt',
    order: 'DESC',
    form: [
      ['number', 'kind'],
      ['issuedAt', 'totalText'],
      ['order', 'reverses'],
    ],
    fields: {
      number: { editable: false },
      kind: { editable: false },
      issuedAt: { label: 'Issued', editable: false },
      totalText: { label: 'Total, including VAT', editable: false },
      order: { editable: false },
      reverses: { label: 'Corrects invoice', editable: false },
    },
  },
};
