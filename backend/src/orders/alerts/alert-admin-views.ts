import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { type FieldView, type TypeView, applyViews } from '../../platform/admin/apply-views';

const readOnly = (...names: string[]): Record<string, FieldView> =>
  Object.fromEntries(names.map((name) => [name, { editable: false }]));

const OUTBOX = 'api::outbox-message.outbox-message';
/** Delivery status only; the content of mails stays private. */
const OUTBOX_FIELDS = ['kind', 'topic', 'state', 'attempts', 'lastError', 'sentAt', 'nextAttemptAt'];

/** Read-only content types written by the shop. */
export const alertViews: Record<string, TypeView> = {
  'api::alert.alert': {
    mainField: 'title',
    list: ['title', 'state', 'order', 'raisedAt', 'resolvedBy'],
    sort: 'raisedAt',
    order: 'DESC',
    form: [['title', 'state'], ['order', 'kind'], ['data'], ['raisedAt', 'resolvedAt'], ['resolvedBy'], ['note']],
    fields: readOnly('title', 'state', 'order', 'kind', 'data', 'raisedAt', 'resolvedAt', 'resolvedBy', 'note'),
  },
  [OUTBOX]: {
    mainField: 'kind',
    list: ['kind', 'topic', 'state', 'attempts', 'lastError', 'sentAt'],
    sort: 'createdAt',
    order: 'DESC',
    form: [['kind', 'topic'], ['state', 'attempts'], ['sentAt', 'nextAttemptAt'], ['lastError']],
    fields: {
      ...readOnly(...OUTBOX_FIELDS),
      state: { help: 'dropped: no longer needed. dead: sending failed for two days.', editable: false },
    },
  },
  'api::stock-movement.stock-movement': {
    mainField: 'sku',
    list: ['at', 'sku', 'delta', 'quantityAfter', 'reason', 'order', 'actor'],
    sort: 'at',
    order: 'DESC',
    form: [['sku', 'reason'], ['delta', 'quantityAfter'], ['order', 'actor'], ['at']],
    fields: readOnly('sku', 'reason', 'delta', 'quantityAfter', 'order', 'actor', 'at'),
  },
};

/** Read access for operators to alerts, the state of mails and stock movements. */
export async function configureAlertViews(strapi: Core.Strapi): Promise<void> {
  await applyViews(strapi, 'alert-views', alertViews);
  await grantContent(strapi, 'operator-alerts', 'shop-operator', [
    { actions: [`${EXPLORER}.read`], subject: 'api::alert.alert' },
    { actions: [`${EXPLORER}.read`], subject: OUTBOX, fields: OUTBOX_FIELDS },
    { actions: [`${EXPLORER}.read`], subject: 'api::stock-movement.stock-movement' },
  ]);
}
