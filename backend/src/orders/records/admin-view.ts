import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { nameField } from '../../platform/admin/apply-views';

const ORDER = 'api::order.order';
const LIST = ['orderNr', 'paymentStatus', 'fulfilment', 'totalText', 'firstname', 'lastname', 'placedAt'];
/** What work at the desk changes; the right to it is the right to the desk. */
const DELIVERY = ['fulfilment', 'carrier', 'trackingCode'];
const LABELS: Record<string, string> = {
  orderNr: 'Order number',
  totalText: 'Total',
  summary: 'Ordered',
  deliverTo: 'Deliver to',
};
const HELP: Record<string, string> = { fulfilment: 'Changed at the desk.' };
/** What the operator needs to send a parcel comes first. */
const FORM = [
  ['orderNr', 'placedAt'],
  ['paymentStatus', 'paidAt'],
  ['fulfilment', 'totalText'],
  ['carrier', 'trackingCode'],
  ['summary', 'deliverTo'],
  ['firstname', 'lastname'],
  ['email', 'language'],
  ['shippedAt', 'deliveredAt'],
];

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
}

function describeField(name: string, { edit, list }: Configuration['metadatas'][string]) {
  const label = LABELS[name] ?? nameField(name);
  return {
    edit: { ...edit, label, description: HELP[name] ?? '', editable: false },
    list: { ...list, label },
  };
}

/** Columns and order of fields of orders in the content manager; all of them grey. Once per version, so an owner's changes stay. */
export async function configureOrderView(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop' });
  const version = createHash('sha256')
    .update(JSON.stringify([LIST, LABELS, HELP, FORM]))
    .digest('hex');
  if ((await store.get({ key: 'order-view' })) === version) return;
  const service = strapi.plugin('content-manager').service('content-types');
  const contentType = service.findContentType(ORDER);
  const { settings, metadatas }: Configuration = await service.findConfiguration(contentType);
  await service.updateConfiguration(contentType, {
    settings: { ...settings, mainField: 'orderNr', defaultSortBy: 'placedAt', defaultSortOrder: 'DESC', pageSize: 50 },
    metadatas: Object.fromEntries(
      Object.entries(metadatas).map(([name, metadata]) => [name, describeField(name, metadata)]),
    ),
    layouts: { list: LIST, edit: FORM.map((row) => row.map((name) => ({ name, size: 6 }))) },
  });
  await store.set({ key: 'order-view', value: version });
}

/** The operator works at the desk: reads all orders, acts on them. Given once, like the core's own roles. */
export async function grantOrdersToOperator(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop' });
  if (await store.get({ key: 'operator-orders' })) return;
  const role: { id: number } | null = await strapi.service('admin::role').findOne({ code: 'shop-operator' });
  if (!role) return;
  const fields = Object.keys(strapi.contentType(ORDER).attributes);
  const given = [
    { action: 'plugin::content-manager.explorer.read', fields },
    { action: 'plugin::content-manager.explorer.update', fields: DELIVERY },
  ];
  await strapi.service('admin::role').addPermissions(
    role.id,
    given.map(({ action, fields: allowed }) => ({
      action,
      subject: ORDER,
      properties: { fields: allowed },
      conditions: [],
    })),
  );
  await store.set({ key: 'operator-orders', value: 1 });
}
