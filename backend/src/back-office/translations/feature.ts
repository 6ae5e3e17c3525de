import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { EXPLORER } from '../../platform/admin/admin-roles';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { anyAdmin } from '../../platform/admin/route-access';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';
import { readTranslations } from './read-translations';
import { recordSaves } from './record-saves';
import { translatedTypes } from './translated-types';

/** Shows each admin the types that they may read. */
function translationRoutes(strapi: Core.Strapi): AdminRoute[] {
  const read = async (ctx: Context) => {
    const types = translatedTypes(strapi).filter(({ uid }) => ctx.state.userAbility.can(`${EXPLORER}.read`, uid));
    const { data, meta } = await readTranslations(strapi.db.connection, types, ctx.query);
    ctx.body = { data, meta: { ...meta, types: types.map(({ uid, label }) => ({ uid, label })) } };
  };
  return [{ method: 'GET', path: '/translations', handle: read, allow: anyAdmin }];
}

export const feature: Feature = {
  name: 'back-office/translations',
  register: recordSaves,
  adminRoutes: translationRoutes,
  bootstrap: (strapi) =>
    createUniqueIndex(strapi, 'shop_translation_saves', 'translation_saves (subject, entry, language)'),
};
