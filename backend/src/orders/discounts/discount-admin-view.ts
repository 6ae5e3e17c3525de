import type { TypeView } from '../../platform/admin/apply-views';

export const discountViews: Record<string, TypeView> = {
  'api::discount-code.discount-code': {
    mainField: 'code',
    list: ['code', 'kind', 'percent', 'amount', 'active', 'validTo', 'used', 'usageLimit'],
    form: [
      ['code', 'active'],
      ['kind', 'appliesTo'],
      ['percent', 'amount'],
      ['minSubtotal'],
      ['ownAmounts'],
      ['validFrom', 'validTo'],
      ['usageLimit', 'perCustomerLimit'],
      ['used'],
      ['note'],
    ],
    fields: {
      code: { help: 'Letters, digits and dashes; not case-sensitive.' },
      active: { help: 'Off: the code is rejected. Existing orders keep their discount.' },
      kind: {
        help: 'Percent or amount off the goods, or free shipping. A customer can use one code for the goods and one for shipping.',
      },
      appliesTo: { help: 'Physical: goods that are shipped. Academy: lessons and courses.' },
      percent: { help: 'For the kind percent: 1 to 100.' },
      amount: { label: 'Amount in euro, including VAT', help: 'For the kind amount. Never more than the goods cost.' },
      minSubtotal: {
        label: 'Minimum in euro',
        help: 'Minimum total of the goods it applies to, before the discount; empty: no minimum.',
      },
      ownAmounts: {
        label: 'Other currencies',
        help: 'Empty: the price list derives them from the euro, rounded in favour of the customer.',
      },
      validFrom: { label: 'First day', help: 'Empty: immediately.' },
      validTo: { label: 'Last day', help: 'Inclusive; empty: no end.' },
      usageLimit: { label: 'Total uses', help: 'Empty: no limit. An order that is not paid releases its use.' },
      perCustomerLimit: { label: 'Uses per customer', help: 'By email address; empty: no limit.' },
      used: {
        label: 'Used',
        help: 'Counted automatically: orders that are paid or awaiting payment.',
        editable: false,
      },
      note: { help: 'Internal; not visible to customers.' },
    },
  },
};
