import type { FieldView, TypeView } from '../../platform/admin/apply-views';
import { REVIEW } from './review-rows';

const readOnly = (names: Record<string, string>): Record<string, FieldView> =>
  Object.fromEntries(Object.entries(names).map(([name, label]) => [name, { label, editable: false }]));

/** Read-only: moderation uses the buttons of the side panel. */
export const reviewViews: Record<string, TypeView> = {
  [REVIEW]: {
    mainField: 'productTitle',
    list: ['writtenAt', 'productTitle', 'stars', 'title', 'name', 'state'],
    sort: 'writtenAt',
    order: 'DESC',
    form: [
      ['productTitle', 'stars', 'fit'],
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
      fit: 'Size fit',
      title: 'Title',
      text: 'Text',
      name: 'Name shown',
      language: 'Language',
      state: 'State',
      reason: 'Reason for rejection',
      reply: 'Our reply',
      writtenAt: 'Written',
      decidedAt: 'Decided',
      decidedBy: 'Decided by',
      photos: 'Photos (JSON)',
      options: 'Variant (JSON)',
      productId: 'Product id',
      version: 'Version',
      order: 'Order',
    }),
  },
};
