import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/roles';
import { type FieldView, type TypeView, applyViews } from '../../platform/admin/apply-views';

const readOnly = (...names: string[]): Record<string, FieldView> =>
  Object.fromEntries(names.map((name) => [name, { editable: false }]));

const OUTBOX = 'api::outbox-message.outbox-message';
/** What tells how a mail fares, and nothing that is in it. */
const OUTBOX_FIELDS = ['kind', 'topic', 'state', 'attempts', 'lastError', 'sentAt', 'nextAttemptAt'];

/** What the shop writes and people read. */
const views: Record<string, TypeView> = {
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
      state: { help: 'dropped: no longer needed. dead: given up after two days of trying.', editable: false },
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

/** The operator reads what went wrong, how mails fare and where stock went. */
export async function configureAlertViews(strapi: Core.Strapi): Promise<void> {
  await applyViews(strapi, 'alert-views', views);
  await grantContent(strapi, 'operator-alerts', 'shop-operator', [
    { actions: [`${EXPLORER}.read`], subject: 'api::alert.alert' },
    { actions: [`${EXPLORER}.read`], subject: OUTBOX, fields: OUTBOX_FIELDS },
    { actions: [`${EXPLORER}.read`], subject: 'api::stock-movement.stock-movement' },
  ]);
}
