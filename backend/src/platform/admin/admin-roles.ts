import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE, LOCALES, LOCALE_SETTINGS, type Locale } from '../../../contract/locales';
import { SHARED_PICTURE_FIELDS } from '../../domain/shared-pictures';

const CONTENT = ['page', 'article', 'level', 'lesson', 'menu', 'site-settings'].map((name) => `api::${name}.${name}`);
const PRODUCT = 'api::product.product';
const CATALOGUE = ['product', 'product-variant'].map((name) => `api::${name}.${name}`);
const OPERATIONS = ['stock', 'shipping-country', 'vat-rate'].map((name) => `api::${name}.${name}`);

export const EXPLORER = 'plugin::content-manager.explorer';
export const EDIT = ['create', 'read', 'update', 'publish'].map((action) => `${EXPLORER}.${action}`);
/** The content manager creates missing translations with the `create` action. */
const TRANSLATE = [`${EXPLORER}.create`, `${EXPLORER}.update`];
/** Content types for translators. They have drafts, so translations go live only when an editor publishes them. */
const TRANSLATED = ['page', 'article', 'level', 'lesson', 'product', 'form'].map((name) => `api::${name}.${name}`);
/** Without drafts: what a translator saves of these is live at once. */
const LIVE = ['api::menu.menu', 'api::article-tag.article-tag'];
const SETTINGS = 'api::site-settings.site-settings';
/** Texts of the settings that are translated. The notice of the legal guarantee is law, not translation: editors write it. */
const SETTINGS_TEXTS = ['tagline', 'promoText', 'promoPath', 'footerText', 'paymentText', 'seo'];
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
  content: ContentGrant[];
  actions: string[];
}

interface ContentGrant {
  actions: string[];
  subjects: string[];
  /** Only localized fields, in these languages. */
  languages?: Locale[];
  /** Only these fields and what is in them. */
  fields?: string[];
}

const FOREIGN = LOCALES.filter((code) => code !== DEFAULT_LOCALE);

interface Translator {
  code: string;
  name: string;
  into: string;
  languages: Locale[];
}

const TRANSLATORS: Translator[] = [
  { code: 'shop-translator', name: 'Translator', into: 'all languages except Dutch', languages: FOREIGN },
  ...FOREIGN.map((locale) => {
    const { name } = LOCALE_SETTINGS[locale];
    return { code: `shop-translator-${locale}`, name: `Translator (${name})`, into: name, languages: [locale] };
  }),
];

const translatorRole = ({ code, name, into, languages }: Translator): RoleDefinition => ({
  code,
  name,
  description: `Translates content into ${into}; translations go live when an editor publishes them. Menus, tags and texts of the settings have no drafts: they are live once saved.`,
  content: [
    { actions: [`${EXPLORER}.read`], subjects: TRANSLATED },
    { actions: TRANSLATE, subjects: TRANSLATED, languages },
  ],
  actions: ['plugin::upload.read'],
});

const ROLES: RoleDefinition[] = [
  {
    code: 'strapi-editor',
    name: 'Editor',
    description: 'Writes and publishes pages, articles, academy and products; has no access to orders and customers.',
    content: [
      { actions: [...EDIT, `${EXPLORER}.delete`], subjects: [...CONTENT, ...CATALOGUE] },
      { actions: [`${EXPLORER}.read`], subjects: OPERATIONS },
    ],
    actions: MEDIA,
  },
  ...TRANSLATORS.map(translatorRole),
  {
    code: 'shop-operator',
    name: 'Operator',
    description: 'Manages stock and countries and ships orders; can view products but not change content.',
    content: [
      { actions: [`${EXPLORER}.read`], subjects: [...CATALOGUE, 'api::vat-rate.vat-rate'] },
      {
        actions: [`${EXPLORER}.read`, `${EXPLORER}.update`],
        subjects: ['api::stock.stock', 'api::shipping-country.shipping-country'],
      },
    ],
    actions: [],
  },
  {
    code: 'shop-safety',
    name: 'Product safety',
    description: 'Writes recalls, sees which orders they concern and mails their buyers; has no access to orders.',
    content: [{ actions: [`${EXPLORER}.read`], subjects: CATALOGUE }],
    actions: ['plugin::upload.read', 'plugin::upload.assets.create'],
  },
];

interface Localisable {
  pluginOptions?: { i18n?: { localized?: boolean } };
}

const isLocalised = (thing: unknown): boolean =>
  (thing as Localisable | undefined)?.pluginOptions?.i18n?.localized === true;

/** Permissions on content types: all fields and languages where applicable, or only translations. */
function contentPermissions(strapi: Core.Strapi, content: ContentGrant[]): Permission[] {
  const types = strapi.service('admin::content-type');
  const all = strapi.service('admin::permission').actionProvider.values() as {
    actionId: string;
    section: string;
    subjects?: string[];
  }[];
  return content.flatMap(({ actions, subjects, languages, fields }) => {
    const chosen = all.filter((action) => action.section === 'contentTypes' && actions.includes(action.actionId));
    const limited = chosen.map((action) => ({
      ...action,
      subjects: (action.subjects ?? []).filter((uid) => subjects.includes(uid)),
    }));
    return (types.getPermissionsWithNestedFields(limited) as Permission[]).map((permission) =>
      limitFields(limitPermission(strapi, permission, languages), fields),
    );
  });
}

/** Only these fields and what is in them; all without a list. */
function limitFields(permission: Permission, only: string[] | undefined): Permission {
  if (!only) return permission;
  const { fields, ...properties } = permission.properties ?? {};
  const kept = fields?.filter((field) => only.includes(field.split('.')[0] ?? ''));
  return { ...permission, properties: { ...properties, ...(kept && { fields: kept }) } };
}

function limitPermission(strapi: Core.Strapi, permission: Permission, languages: Locale[] | undefined): Permission {
  const { subject, properties = {} } = permission;
  const type = subject ? strapi.contentTypes[subject as keyof typeof strapi.contentTypes] : undefined;
  if (!isLocalised(type)) return permission;
  if (!languages) return { ...permission, properties: { ...properties, locales: [...LOCALES] } };
  const attributes: Record<string, unknown> = type?.attributes ?? {};
  const shared = subject === PRODUCT ? SHARED_PICTURE_FIELDS : [];
  const fields = properties.fields?.filter(
    (field) => isLocalised(attributes[field.split('.')[0] ?? '']) && !shared.includes(field),
  );
  return {
    ...permission,
    properties: {
      ...properties,
      ...(fields && { fields }),
      locales: languages,
    },
  };
}

/** Removes Strapi's Author role unless in use, because it has access to all content types, including orders. */
async function removeUnusedAuthorRole(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role');
  const author: { id: number } | null = await roles.findOne({ code: 'strapi-author' });
  if (author && (await roles.getUsersCount(author.id)) === 0) await roles.deleteByIds([author.id]);
}

/** Menus, tags and the texts of the settings for a translator. */
const grantLiveTexts = (strapi: Core.Strapi, { code, languages }: Translator): Promise<void> =>
  grantContent(strapi, `live-texts-${code}`, code, [
    ...LIVE.flatMap((subject) => [
      { actions: [`${EXPLORER}.read`], subject },
      { actions: TRANSLATE, subject, languages },
    ]),
    // The form wants to read the field that is required.
    { actions: [`${EXPLORER}.read`], subject: SETTINGS, fields: [...SETTINGS_TEXTS, 'siteName'] },
    { actions: TRANSLATE, subject: SETTINGS, fields: SETTINGS_TEXTS, languages },
  ]);

/** Roles created before their codes were stored. */
const FIRST_ROLES = ['strapi-editor', 'shop-operator'];

/** Creates each admin role once; later changes by the owner are kept. */
export async function ensureAdminRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop' });
  const stored: unknown = await store.get({ key: 'admin-roles' });
  const created: unknown[] = Array.isArray(stored) ? stored : stored ? FIRST_ROLES : [];
  const roles = strapi.service('admin::role');
  for (const definition of ROLES.filter(({ code }) => !created.includes(code))) {
    const { code, name, description } = definition;
    const existing: { id: number } | null = await roles.findOne({ code });
    const role: { id: number } = existing ?? (await roles.create({ code, name, description }));
    if (existing) await roles.update({ id: role.id }, { name, description });
    const actions: Permission[] = definition.actions.map((action) => ({ action }));
    await roles.assignPermissions(role.id, [...contentPermissions(strapi, definition.content), ...actions]);
  }
  for (const translator of TRANSLATORS) await grantLiveTexts(strapi, translator);
  if (created.length === 0) await removeUnusedAuthorRole(strapi);
  await store.set({ key: 'admin-roles', value: ROLES.map(({ code }) => code) });
}

/**
 * Grants a role permissions for a feature added later, once: `key` records it, so that permissions removed by the owner
 * stay removed.
 */
export async function grantContent(
  strapi: Core.Strapi,
  key: string,
  code: string,
  grants: (Omit<ContentGrant, 'subjects'> & { subject: string })[],
): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop' });
  if (await store.get({ key })) return;
  const roles = strapi.service('admin::role');
  const role: { id: number } | null = await roles.findOne({ code });
  if (!role) return;
  const permissions = contentPermissions(
    strapi,
    grants.map(({ subject, ...grant }) => ({ ...grant, subjects: [subject] })),
  );
  await roles.addPermissions(
    role.id,
    permissions.map((permission) => ({ conditions: [], ...permission })),
  );
  await store.set({ key, value: 1 });
}
