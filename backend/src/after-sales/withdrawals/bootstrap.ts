import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { type TypeView, applyViews } from '../../platform/admin/apply-views';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { grantActions } from '../../platform/setup/public-permissions';
import { WITHDRAWAL } from './admin-routes';

const UNIQUE: Record<string, string> = {
  shop_withdrawals_receipt: 'withdrawals (receipt_nr)',
  shop_withdrawals_token: 'withdrawals (token_hash)',
};

export const withdrawalView: TypeView = {
  mainField: 'receiptNr',
  list: ['statedAt', 'receiptNr', 'orderNr', 'name', 'content', 'state', 'deadline'],
  sort: 'statedAt',
  order: 'DESC',
  form: [
    ['receiptNr', 'state'],
    ['statedAt', 'deadline'],
    ['name', 'email'],
    ['orderNr', 'language'],
    ['content'],
    ['matchedBy', 'suspect'],
    ['decidedBy', 'decidedAt'],
    ['note'],
  ],
  fields: {
    orderNr: { label: 'Order number', help: 'As the customer typed it.' },
    content: { label: 'Withdraws from' },
    deadline: { label: 'End of the period', help: 'Empty: not delivered yet, or no order matched.' },
    matchedBy: {
      label: 'Order found by',
      help: 'owner: submitted from the order page by its owner. none: no order matched yet.',
    },
    suspect: { label: 'Probably submitted by a bot' },
  },
};

export async function bootstrapWithdrawals(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  await strapi.db.connection.raw('create index if not exists shop_withdrawals_order on withdrawals (order_id)');
  for (const role of ['public', 'authenticated']) await grantActions(strapi, role, [`${WITHDRAWAL}.create`]);
  await applyViews(strapi, 'withdrawal-view', { [WITHDRAWAL]: withdrawalView });
  await grantContent(strapi, 'operator-withdrawals', 'shop-operator', [
    { actions: [`${EXPLORER}.read`], subject: WITHDRAWAL },
  ]);
}
