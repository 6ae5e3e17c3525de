import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { EXPLORER } from '../../platform/admin/admin-roles';
import type { Access } from '../../platform/admin/route-access';
import { LOCALES } from '../../../contract/locales';
import { allowsSharedPictures, productChecker } from '../../catalog/pictures/keep-shared-pictures';
import { VARIANT_FIELDS, type VariantField } from '../../domain/variant-cells';

export const PRODUCT = 'api::product.product';
export const VARIANT = 'api::product-variant.product-variant';
const STOCK = 'api::stock.stock';

/** Opens the page. What it shows and changes needs the rights on products, variants and stock as well. */
const OPEN = 'api::catalogue.open';
const ROLES = ['strapi-editor', 'shop-operator'];

const withRights = (...actions: (string | { action: string; subject: string })[]): Access => ({
  policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [OPEN, ...actions] } }],
});

const on = (subject: string, right: 'read' | 'create') => ({ action: `${EXPLORER}.${right}`, subject });

export const readCatalogue = withRights(on(VARIANT, 'read'), on(PRODUCT, 'read'));
export const createVariants = withRights(on(VARIANT, 'create'));
export const createProducts = withRights(on(VARIANT, 'create'), on(PRODUCT, 'create'));

interface Ability {
  can: (action: string, subject: string, field?: string) => boolean;
}

const abilityOf = (ctx: Context): Ability => ctx.state.userAbility as Ability;

/** Fields as the form of a variant names them. */
const formField = (field: VariantField): string => (field === 'picture' ? 'intro.image' : field);
const mayChange = (ctx: Context, field: VariantField): boolean =>
  abilityOf(ctx).can(`${EXPLORER}.update`, VARIANT, formField(field));
const mayMoveStock = (ctx: Context): boolean => abilityOf(ctx).can(`${EXPLORER}.update`, STOCK, 'adjustment');
const mayPriceNew = (ctx: Context): boolean => abilityOf(ctx).can(`${EXPLORER}.create`, VARIANT, 'price');

/** Languages in which this admin user may write and publish products, and whether they may change what all of them share. */
function textRights(strapi: Core.Strapi, userAbility: Ability) {
  const checker = productChecker(strapi, userAbility);
  const { can } = checker;
  return {
    texts: LOCALES.filter((locale) => can.update({ locale }) && can.create({ locale })),
    publish: LOCALES.filter((locale) => can.publish({ locale })),
    pictures: allowsSharedPictures(checker),
  };
}

/** What this admin user may do on the page: the same as in the forms. */
export function rightsOf(strapi: Core.Strapi, ctx: Context) {
  const ability = abilityOf(ctx);
  const makes = ability.can(`${EXPLORER}.create`, VARIANT) && mayPriceNew(ctx);
  return {
    fields: VARIANT_FIELDS.filter((field) => mayChange(ctx, field)),
    stock: mayMoveStock(ctx),
    ...textRights(strapi, ability),
    createVariants: makes,
    createProducts: ability.can(`${EXPLORER}.create`, PRODUCT) && makes,
  };
}

/** Refuses a save with a field that this admin user may not change in the form of a variant or of its stock. */
export function requireRights(ctx: Context, fields: VariantField[], movesStock: boolean): void {
  const refused = fields.find((field) => !mayChange(ctx, field)) ?? (movesStock && !mayMoveStock(ctx) ? 'stock' : null);
  if (refused !== null) throw new errors.ForbiddenError(`Your role may not change this: ${refused}`);
}

/** Refuses new variants with pieces or prices for whom the forms would not take them. */
export function requireMakingRights(ctx: Context, variants: { stock: number }[]): void {
  const refused = !mayPriceNew(ctx)
    ? 'price'
    : variants.some(({ stock }) => stock > 0) && !mayMoveStock(ctx)
      ? 'stock'
      : null;
  if (refused !== null) throw new errors.ForbiddenError(`Your role may not set this: ${refused}`);
}

/** Before the admin starts, which forgets permissions whose action it does not know. */
export function registerCatalogueAction(strapi: Core.Strapi): void {
  void strapi
    .service('admin::permission')
    .actionProvider.registerMany([
      { section: 'settings', category: 'Catalogue', displayName: 'Open the catalogue page', uid: 'catalogue.open' },
    ]);
}

/** Opens the page to the shop's own roles, once: what the owner takes away stays away. */
export async function grantCatalogue(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shop' });
  if (await store.get({ key: 'catalogue-roles' })) return;
  const roles = strapi.service('admin::role');
  for (const code of ROLES) {
    const role: { id: number } | null = await roles.findOne({ code });
    if (role) await roles.addPermissions(role.id, [{ action: OPEN, subject: null, conditions: [], properties: {} }]);
  }
  await store.set({ key: 'catalogue-roles', value: 1 });
}
