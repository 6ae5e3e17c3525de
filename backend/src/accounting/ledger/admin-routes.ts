import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { allow } from '../../platform/admin/route-access';
import { exportLedger } from './export-ledger';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

export const LEDGER_ENTRY = 'api::ledger-entry.ledger-entry';

/** The export requires read permission for the ledger. */
const ACCESS = allow('read', LEDGER_ENTRY);

const day = z.iso.date().or(z.literal('')).optional();
const periodSchema = z.object({ from: day, to: day });

/** `GET /shop/ledger.csv?from=YYYY-MM-DD&to=YYYY-MM-DD`, both inclusive. */
export function ledgerRoutes(strapi: Core.Strapi): AdminRoute[] {
  const handler = (ctx: Context): void => {
    const period = periodSchema.safeParse(ctx.query);
    if (!period.success) throw new errors.ValidationError('Dates must be given as YYYY-MM-DD');
    const { from = '', to = '' } = period.data;
    ctx.set('content-type', 'text/csv; charset=utf-8');
    ctx.set('content-disposition', `attachment; filename="${['ledger', from, to].filter(Boolean).join('-')}.csv"`);
    ctx.set('x-content-type-options', 'nosniff');
    ctx.body = Readable.from(exportLedger(strapi.db.connection, { from, to }));
  };
  return [{ method: 'GET', path: '/ledger.csv', handle: handler, allow: ACCESS }];
}
