import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { saveSchema } from '../../catalog/grid/change-schema';
import { readGridRows } from '../../catalog/grid/read-grid-rows';
import { saveVariants } from '../../catalog/grid/save-variants';
import { parseFields } from '../../domain/parse-fields';
import { changedFields } from '../../domain/variant-change';
import { currentActor } from '../../platform/admin/audit-actor';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { viewerLocale } from '../../platform/admin/viewer-locale';
import { readBody } from '../../platform/http/request-helpers';
import { nameDeed } from '../audit/name-deed';
import { createProduct } from './create-product';
import { createVariantsOf } from './create-variants';
import { readOptionChoices } from './option-choices';
import { listProducts } from './list-products';
import { readProduct } from './read-product';
import { createProducts, createVariants, readCatalogue, requireMakingRights, requireRights, rightsOf } from './rights';

const pageSchema = z.object({ after: z.coerce.number().int().min(0).catch(0) });

const userId = (ctx: Context): number | null => (ctx.state.user as { id?: number } | undefined)?.id ?? null;

/** Admin routes of the catalogue page. */
export function catalogueRoutes(strapi: Core.Strapi): AdminRoute[] {
  const list = async (ctx: Context) => ({ ...(await listProducts(strapi, ctx.query)), rights: rightsOf(strapi, ctx) });
  const read = async (ctx: Context) => ({
    ...(await readProduct(strapi, String(ctx.params.id), viewerLocale(ctx))),
    rights: rightsOf(strapi, ctx),
  });
  const rows = (ctx: Context) => readGridRows(strapi.db.connection, { after: pageSchema.parse(ctx.query).after });
  const save = async (ctx: Context) => {
    const request = parseFields(saveSchema, readBody(ctx));
    nameDeed(ctx, request.dryRun ? 'check variants' : 'change variants', request.changes.map(({ id }) => id).join(' '));
    requireRights(
      ctx,
      request.changes.flatMap(changedFields),
      request.changes.some(({ add }) => add !== 0),
    );
    return saveVariants(strapi, request, { actor: currentActor(strapi), userId: userId(ctx) });
  };
  const options = (ctx: Context) => readOptionChoices(strapi.db.connection, viewerLocale(ctx));
  const addVariants = (ctx: Context) =>
    createVariantsOf(strapi, String(ctx.params.id), readBody(ctx), (variants) => requireMakingRights(ctx, variants));
  const addProduct = (ctx: Context) =>
    createProduct(strapi, readBody(ctx), (variants) => requireMakingRights(ctx, variants));
  return [
    { method: 'GET', path: '/catalogue/products', handle: list, allow: readCatalogue },
    { method: 'POST', path: '/catalogue/products', handle: addProduct, allow: createProducts },
    { method: 'GET', path: '/catalogue/products/:id', handle: read, allow: readCatalogue },
    { method: 'POST', path: '/catalogue/products/:id/variants', handle: addVariants, allow: createVariants },
    { method: 'GET', path: '/catalogue/options', handle: options, allow: readCatalogue },
    { method: 'GET', path: '/catalogue/variants', handle: rows, allow: readCatalogue },
    { method: 'POST', path: '/catalogue/variants', handle: save, allow: readCatalogue },
  ];
}
