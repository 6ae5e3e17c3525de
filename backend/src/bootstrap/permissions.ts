import type { Core } from '@strapi/strapi';

const find = (name: string): string[] => [`api::${name}.${name}.find`, `api::${name}.${name}.findOne`];

/** What everyone may read, signed in or not. */
const READ = [
  ...['product', 'product-variant', 'page', 'article', 'level', 'lesson', 'shipping-country'].flatMap(find),
  'api::site-settings.site-settings.find',
  'api::navigation.navigation.render',
  'api::slugify.slugify.findSlug',
  'plugin::i18n.locales.listLocales',
];

const SIGN_IN = [
  'callback',
  'connect',
  'emailConfirmation',
  'forgotPassword',
  'register',
  'resetPassword',
  'sendEmailConfirmation',
];
const ACCOUNT = ['auth.changePassword', 'user.me', 'user.updateMe'];

const plugin = (action: string): string => `plugin::users-permissions.${action}`;

const GRANTS: Record<string, string[]> = {
  public: [...READ, ...SIGN_IN.map((action) => plugin(`auth.${action}`))],
  authenticated: [...READ, ...ACCOUNT.map(plugin)],
};

/** Stock grants of modes that are not in use. */
const REVOKED = ['auth.refresh', 'auth.logout', 'auth.getSessions', 'auth.revokeSession'].map(plugin);

/** Adds what is missing; `type` is `public` or `authenticated`. */
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
