import type { TypeView } from '../../platform/admin/apply-views';

const FIELDS = ['codeEnd', 'orderNr', 'amountText', 'state', 'reason', 'issuedAt'];

export const giftCardViews: Record<string, TypeView> = {
  'api::gift-card.gift-card': {
    mainField: 'codeEnd',
    list: FIELDS,
    sort: 'id',
    order: 'DESC',
    form: [
      ['codeEnd', 'orderNr'],
      ['amountText', 'state'],
      ['reason', 'issuedAt'],
    ],
    fields: {
      ...Object.fromEntries(FIELDS.map((name) => [name, { editable: false }])),
      codeEnd: { label: 'Ends in', help: 'Nobody in the shop can see the whole code.', editable: false },
      orderNr: { label: 'Bought with', editable: false },
      amountText: { label: 'Bought for', editable: false },
    },
  },
};
