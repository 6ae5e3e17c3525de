import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { type ComponentViews, type TypeView, applyViews } from '../../platform/admin/apply-views';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { RECALL } from './read-recalls';

export const recallViews: Record<string, TypeView> = {
  [RECALL]: {
    mainField: 'name',
    list: ['name', 'shippedFrom', 'shippedUntil'],
    form: [
      ['name'],
      ['variants'],
      ['lots', 'withUnknownLots'],
      ['shippedFrom', 'shippedUntil'],
      ['repair', 'replacement', 'refund'],
      ['picture'],
      ['notices'],
    ],
    fields: {
      name: { help: 'For colleagues; customers do not see it.' },
      variants: { help: 'All that are recalled. Save, and the panel shows which orders have them.' },
      lots: { label: 'Lot numbers', help: 'As noted when packing, separated by commas. Empty: every lot.' },
      withUnknownLots: {
        label: 'Also pieces without a noted lot',
        help: 'Leave it on unless you can rule them out by other means.',
      },
      shippedFrom: { label: 'Shipped from', help: 'Both days included. Empty: no limit.' },
      shippedUntil: { label: 'Shipped until' },
      repair: { label: 'Offer repair', help: 'The law asks for a choice of at least two of these three.' },
      replacement: { label: 'Offer replacement' },
      refund: { label: 'Offer refund', help: 'At least the price that was paid.' },
      picture: { help: 'Shows the product, and where its lot number is found.' },
      notices: { label: 'Notices, one per language' },
    },
  },
};

export const recallComponents: ComponentViews = {
  'shop.recall-notice': {
    mainField: 'language',
    fields: {
      product: { help: 'Name, brand, and how to recognise it: where the lot number is, when and where it was sold.' },
      hazard: {
        help: 'What can happen and to whom. The law forbids words that play it down, such as voluntary, precautionary or in rare situations.',
      },
      action: { help: 'Begins with stopping to use it at once; then what to do with it.' },
      remedy: { help: 'How repair, replacement or refund is had. Free of charge, without costs of sending.' },
      contact: { help: 'A telephone number that costs nothing, or an online service, in this language.' },
    },
  },
};

const ALL = ['create', 'read', 'update', 'publish'].map((right) => `${EXPLORER}.${right}`);

export async function bootstrapRecalls(strapi: Core.Strapi): Promise<void> {
  await createUniqueIndex(strapi, 'shop_recall_notices_order', 'recall_notices (recall_id, order_id)');
  await applyViews(strapi, 'recall-views', recallViews, recallComponents);
  await grantContent(strapi, 'safety-recalls', 'shop-safety', [{ actions: ALL, subject: RECALL }]);
}
