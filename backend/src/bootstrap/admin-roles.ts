import type { Core } from '@strapi/strapi';
import { LOCALES } from '../domain/locales';

const CONTENT = ['page', 'article', 'level', 'lesson', 'menu', 'site-settings'].map((name) => `api::${name}.${name}`);
const CATALOGUE = ['product', 'product-variant'].map((name) => `api::${name}.${name}`);
const COUNTER = ['stock', 'shipping-country', 'vat-rate'].map((name) => `api::${name}.${name}`);

export const EXPLORER = 'plugin::content-manager.explorer';
export const EDIT = ['create', 'read', 'update', 'publish'].map((action) => `${EXPLORER}.${action}`);
const MEDIA = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'].map(
  (action) => `plugin::upload.${action}`,
);

interface Permission {
  action: string;
  subject?: string | null;
  properties?: { fields?: string[]; locales?: string[] };
  conditions?: string[];
}

interface RoleDefinition {
  code: string;
  name: string;
  description: string;
  /** Actions on content types. */
  content: { actions: string[]; subjects: string[] }[];
  actions: string[];
}

const ROLES: RoleDefinition[] = [
  {
    code: 'strapi-editor',
    name: 'Editor',
    description: 'Writes and publishes pages, articles, academy and products; sees no orders and no customers.',
    content: [
      { actions: [...EDIT, `${EXPLORER}.delete`], subjects: [...CONTENT, ...CATALOGUE] },
      { actions: [`${EXPLORER}.read`], subjects: COUNTER },
    ],
    actions: MEDIA,
  },
  {
    code: 'shop-operator',
    name: 'Operator',
    description: 'Keeps stock and countries and ships orders; reads products but changes no content.',
    content: [
      { actions: [`${EXPLORER}.read`], subjects: [...CATALOGUE, 'api::vat-rate.vat-rate'] },
      {
        actions: [`${EXPLORER}.read`, `${EXPLORER}.update`],
        subjects: ['api::stock.stock', 'api::shipping-country.shipping-country'],
      },
    ],
    actions: [],
  },
];

/** Permissions on whole types: every field and language, where the action knows them. */
function contentPermissions(strapi: Core.Strapi, content: RoleDefinition['content']): Permission[] {
  const types = strapi.service('admin::content-type');
  const all = strapi.service('admin::permission').actionProvider.values() as {
    actionId: string;
    section: string;
    subjects?: string[];
  }[];
  const permissions = content.flatMap(({ actions, subjects }) => {
    const chosen = all.filter((action) => action.section === 'contentTypes' && actions.includes(action.actionId));
    const limited = chosen.map((action) => ({
      ...action,
      subjects: (action.subjects ?? []).filter((uid) => subjects.includes(uid)),
    }));
    return types.getPermissionsWithNestedFields(limited) as Permission[];
  });
  return permissions.map((permission) => {
    const subject = permission.subject
      ? strapi.contentTypes[permission.subject as keyof typeof strapi.contentTypes]
      : undefined;
    const localised = (subject?.pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized;
    return localised ? { ...permission, properties: { ...permission.properties, locales: [...LOCALES] } } : permission;
  });
}

/** Strapi's Author may touch every type, orders too: nobody gets that by accident. */
async function removeAuthor(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role');
  const author: { id: number } | null = await roles.findOne({ code: 'strapi-author' });
  if (author && (await roles.getUsersCount(author.id)) === 0) await roles.deleteByIds([author.id]);
}

/** Makes the roles behind the counter once; later changes by the owner stay. */
export async function ensureAdminRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop' });
  if (await store.get({ key: 'admin-roles' })) return;
  const roles = strapi.service('admin::role');
  for (const definition of ROLES) {
    const { code, name, description } = definition;
    const existing: { id: number } | null = await roles.findOne({ code });
    const role: { id: number } = existing ?? (await roles.create({ code, name, description }));
    if (existing) await roles.update({ id: role.id }, { name, description });
    const actions: Permission[] = definition.actions.map((action) => ({ action }));
    await roles.assignPermissions(role.id, [...contentPermissions(strapi, definition.content), ...actions]);
  }
  await removeAuthor(strapi);
  await store.set({ key: 'admin-roles', value: 1 });
}

/**
 * Gives a role what came with a later part of the shop, once: `key` remembers it, so that what an owner takes away
 * stays away.
 */
export async function grantContent(
  strapi: Core.Strapi,
  key: string,
  code: string,
  grants: { actions: string[]; subject: string; fields?: string[] }[],
): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop' });
  if (await store.get({ key })) return;
  const roles = strapi.service('admin::role');
  const role: { id: number } | null = await roles.findOne({ code });
  if (!role) return;
  const permissions = grants.flatMap(({ actions, subject, fields }) =>
    contentPermissions(strapi, [{ actions, subjects: [subject] }]).map((permission) =>
      fields ? { ...permission, properties: { ...permission.properties, fields } } : permission,
    ),
  );
  await roles.addPermissions(
    role.id,
    permissions.map((permission) => ({ conditions: [], ...permission })),
  );
  await store.set({ key, value: 1 });
}
