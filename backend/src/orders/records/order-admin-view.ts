import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { defaultLabel } from '../../platform/admin/apply-views';

const ORDER = 'api::order.order';
const LIST = ['orderNr', 'paymentStatus', 'fulfilment', 'totalText', 'firstname', 'lastname', 'placedAt'];
/** Fields changed at the order desk; the update permission on them is the permission for the desk. */
const DELIVERY = ['fulfilment', 'carrier', 'trackingCode'];
export const LABELS: Record<string, string> = {
  orderNr: 'Order number',
  totalText: 'Total',
  summary: 'Ordered',
  deliverTo: 'Deliver to',
};
export const HELP: Record<string, string> = { fulfilment: 'Changed at the order desk.' };
/** Fields needed to ship a parcel come first. */
export const FORM = [
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

function toFieldMetadata(name: string, { edit, list }: Configuration['metadatas'][string]) {
  const label = LABELS[name] ?? defaultLabel(name);
  return {
    edit: { ...edit, label, description: HELP[name] ?? '', editable: false },
    list: { ...list, label },
  };
}

/** Sets columns and field order of orders in the content manager, read-only. Applied once per version to keep the owner's changes. */
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
      Object.entries(metadatas).map(([name, metadata]) => [name, toFieldMetadata(name, metadata)]),
    ),
    layouts: { list: LIST, edit: FORM.map((row) => row.map((name) => ({ name, size: 6 }))) },
  });
  await store.set({ key: 'order-view', value: version });
}

/** Grants operators read access to all orders and the use of the order desk. Applied once, like Strapi's default roles. */
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
