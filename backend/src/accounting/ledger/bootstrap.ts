import type { Core } from '@strapi/strapi';
import { type TypeView, applyViews } from '../../platform/admin/apply-views';
import { ensureAppendOnly } from '../../platform/database/append-only';
import { LEDGER_ENTRY } from './admin-routes';

const FIELDS = ['day', 'orderNr', 'kind', 'account', 'amountText', 'country', 'rate'];

export const ledgerViews: Record<string, TypeView> = {
  [LEDGER_ENTRY]: {
    mainField: 'orderNr',
    list: FIELDS,
    sort: 'id',
    order: 'DESC',
    form: [['day', 'orderNr'], ['kind', 'account'], ['amountText', 'currency'], ['country', 'rate'], ['transactionId']],
    fields: {
      ...Object.fromEntries([...FIELDS, 'currency', 'transactionId'].map((name) => [name, { editable: false }])),
      orderNr: { label: 'Order number', editable: false },
      amountText: {
        label: 'Amount',
        help: 'Plus is debit, minus is credit. The entries of one transaction sum to zero.',
        editable: false,
      },
      rate: { label: 'VAT rate', editable: false },
    },
  },
};

export async function bootstrapLedger(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  await db.raw('create index if not exists shop_ledger_entries_order on ledger_entries (order_id)');
  await db.raw('create index if not exists shop_ledger_entries_day on ledger_entries (day)');
  await ensureAppendOnly(strapi, 'ledger_entries');
  await applyViews(strapi, 'ledger-views', ledgerViews);
}
