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
      ['validFrom', 'validTo'],
      ['usageLimit', 'perCustomerLimit'],
      ['used'],
      ['note'],
    ],
    fields: {
      code: { help: 'Letters, digits and dashes; capitals or not makes no difference to the customer.' },
      active: { help: 'Off: the shop does not know this code. Orders keep what they got.' },
      kind: {
        help: 'Percent or amount off the goods, or free shipping. A customer can use one code for the goods and one for shipping.',
      },
      appliesTo: { help: 'Physical: what is shipped. Academy: lessons and courses.' },
      percent: { help: 'For the kind percent: 1 to 100.' },
      amount: { label: 'Amount in euro, VAT included', help: 'For the kind amount. Never more than the goods cost.' },
      minSubtotal: { label: 'Minimum in euro', help: 'Of the goods it applies to, before the discount; empty: none.' },
      validFrom: { label: 'First day', help: 'Empty: at once.' },
      validTo: { label: 'Last day', help: 'That day included; empty: no end.' },
      usageLimit: { label: 'Uses in all', help: 'Empty: no limit. An order that is not paid gives its use back.' },
      perCustomerLimit: { label: 'Uses per customer', help: 'By e-mail address; empty: no limit.' },
      used: {
        label: 'Used',
        help: 'Counted by the shop: orders that are paid or waiting for their payment.',
        editable: false,
      },
      note: { help: 'For yourself; customers do not see it.' },
    },
  },
};
