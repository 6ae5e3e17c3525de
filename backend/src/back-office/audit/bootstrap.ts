import type { Core } from '@strapi/strapi';
import { type TypeView, applyViews } from '../../platform/admin/apply-views';
import { ensureAppendOnly } from '../../platform/database/append-only';

const AUDIT_ENTRY = 'api::audit-entry.audit-entry';
const FIELDS = ['at', 'actor', 'action', 'subject', 'fields', 'outcome', 'ip'];

export const auditViews: Record<string, TypeView> = {
  [AUDIT_ENTRY]: {
    mainField: 'action',
    list: FIELDS.filter((name) => name !== 'fields'),
    sort: 'id',
    order: 'DESC',
    form: [['at', 'actor'], ['action', 'outcome'], ['subject'], ['fields'], ['ip']],
    fields: {
      ...Object.fromEntries(FIELDS.map((name) => [name, { editable: false }])),
      fields: { label: 'Fields', help: 'Names of the sent fields. Values are not stored.', editable: false },
      outcome: { label: 'HTTP status', help: '400 and above: the request was refused.', editable: false },
      ip: { label: 'From', editable: false },
    },
  },
};

export async function bootstrapAudit(strapi: Core.Strapi): Promise<void> {
  await ensureAppendOnly(strapi, 'audit_entries');
  await applyViews(strapi, 'audit-views', auditViews);
}
