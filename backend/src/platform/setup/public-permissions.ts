import type { Core } from '@strapi/strapi';

const find = (name: string): string[] => [`api::${name}.${name}.find`, `api::${name}.${name}.findOne`];

/** Readable by everyone. */
const READ = [
  ...['product', 'product-variant', 'page', 'article', 'level', 'lesson', 'shipping-country'].flatMap(find),
  'api::site-settings.site-settings.find',
  'api::navigation.navigation.render',
  'api::slugify.slugify.findSlug',
  'plugin::i18n.locales.listLocales',
];

/** Require a session; the sign-in routes require no permission. */
const ACCOUNT = [
  'auth.changePassword',
  'user.me',
  'user.updateMe',
  'account.remove',
  'account.changeEmail',
  'account.export',
  'account.overview',
  'account.sessions',
  'account.endSession',
  'passkey.startAdding',
  'passkey.add',
  'passkey.rename',
  'passkey.remove',
];

const plugin = (action: string): string => `plugin::users-permissions.${action}`;

const GRANTS: Record<string, string[]> = {
  public: READ,
  authenticated: [...READ, ...ACCOUNT.map(plugin)],
};

/** Granted by Strapi by default; the routes require no permission here or were removed. */
const REVOKED = [
  'callback',
  'connect',
  'emailConfirmation',
  'forgotPassword',
  'register',
  'resetPassword',
  'sendEmailConfirmation',
  'refresh',
  'logout',
  'getSessions',
  'revokeSession',
].map((action) => plugin(`auth.${action}`));

/** Grants missing actions; `type` is `public` or `authenticated`. */
export async function grantActions(strapi: Core.Strapi, type: string, actions: string[]): Promise<void> {
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type }, populate: ['permissions'] });
  const granted = new Set((role.permissions as { action: string }[]).map((permission) => permission.action));
  for (const action of actions) {
    if (!granted.has(action)) await permissions.create({ data: { action, role: role.id } });
  }
}

export async function ensurePermissions(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({ where: { action: { $in: REVOKED } } });
  for (const [type, actions] of Object.entries(GRANTS)) await grantActions(strapi, type, actions);
}
