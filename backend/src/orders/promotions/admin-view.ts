import type { ComponentViews, TypeView } from '../../platform/admin/apply-views';
import { PROMOTION } from './validate-on-save';

export const promotionViews: Record<string, TypeView> = {
  [PROMOTION]: {
    mainField: 'name',
    list: ['name', 'kind', 'percent', 'price', 'active', 'validFrom', 'validTo'],
    form: [
      ['name', 'active'],
      ['kind', 'percent'],
      ['products'],
      ['price', 'minSubtotal'],
      ['gift'],
      ['ownAmounts'],
      ['validFrom', 'validTo'],
      ['note'],
    ],
    fields: {
      name: { help: 'For colleagues. Customers read words that follow from the rule, in their language.' },
      active: { help: 'Off: it ends at once. Existing orders keep their prices.' },
      kind: {
        help: 'set: one piece of each product together. pair: the cheaper of every two pieces. gift: one piece is free once the customer adds it. threshold: all goods are cheaper from an amount of them. No piece is in two promotions; where two compete, the better one for the customer counts. Discount codes come after them.',
      },
      products: {
        help: 'Set: all of them. Pair: those whose pieces are paired, such as all suits. Gift: any of them brings it; empty: the minimum brings it. Threshold: none. Only goods that are sent.',
      },
      percent: { help: 'Set, pair or threshold: 1 to 100.' },
      price: {
        label: 'Price of a set in euro',
        help: 'Instead of a percentage. Sets that cost less already stay as they are.',
      },
      gift: { label: 'Free piece', help: 'Gift: this variant, one per order, while it is in stock.' },
      minSubtotal: {
        label: 'Gift or threshold from, in euro',
        help: 'Goods before discounts, without the gift. Empty: the products of a gift alone bring it.',
      },
      ownAmounts: {
        label: 'Other currencies',
        help: 'Empty: the price list derives them from the euro.',
      },
      validFrom: { label: 'First day', help: 'Empty: immediately.' },
      validTo: { label: 'Last day', help: 'Inclusive; empty: no end.' },
    },
  },
};

export const promotionComponents: ComponentViews = {
  'shop.own-promotion': {
    mainField: 'currency',
    fields: { price: { help: 'Of a set.' }, minSubtotal: { label: 'Gift or threshold from' } },
  },
};
