import type { FieldView, TypeView } from '../../platform/admin/apply-views';
import { REVIEW } from './rows';

const readOnly = (names: Record<string, string>): Record<string, FieldView> =>
  Object.fromEntries(Object.entries(names).map(([name, label]) => [name, { label, editable: false }]));

/** To read here; the buttons beside it decide. */
export const reviewViews: Record<string, TypeView> = {
  [REVIEW]: {
    mainField: 'productTitle',
    list: ['writtenAt', 'productTitle', 'stars', 'title', 'name', 'state'],
    sort: 'writtenAt',
    order: 'DESC',
    form: [
      ['productTitle', 'stars'],
      ['title', 'name'],
      ['text'],
      ['state', 'reason'],
      ['writtenAt', 'language'],
      ['reply'],
      ['decidedBy', 'decidedAt'],
    ],
    fields: readOnly({
      productTitle: 'Product',
      stars: 'Stars',
      title: 'Title',
      text: 'Text',
      name: 'Name shown',
      language: 'Language',
      state: 'State',
      reason: 'Why it was rejected',
      reply: 'Our reply',
      writtenAt: 'Written',
      decidedAt: 'Decided',
      decidedBy: 'Decided by',
      photos: 'Photos as data',
      options: 'Variant as data',
      productId: 'Product as data',
      version: 'Version',
      order: 'Order',
    }),
  },
};
