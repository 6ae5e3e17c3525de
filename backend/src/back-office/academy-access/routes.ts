import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { isEmail } from '../../../contract/email';
import { optionalText, requiredText } from '../../domain/text-fields';
import { parseFields } from '../../domain/parse-fields';
import { changeOrders, readOrders } from '../../platform/admin/route-access';
import { currentActor } from '../../platform/admin/audit-actor';
import { transact } from '../../platform/database/transact';
import { type ManualGrant, giveAccess, restoreGrant, revokeGrant } from './manual-grants';
import { describeGrants } from '../../academy/access/describe-grants';
import type { GrantRow } from '../../academy/access/grant-rows';
import { listGrantTargets } from '../../academy/access/list-grant-targets';
import type { Db } from '../../platform/database/row-helpers';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { readBody } from '../../platform/http/request-helpers';

const MOST = 200;
const reason = requiredText(500);

/** `order` or `email` says for whom. */
const giftFields = z
  .object({
    scope: z.enum(['lesson', 'level', 'all']),
    target: optionalText(64),
    order: optionalText(64),
    email: optionalText(254),
    reason,
  })
  .transform(({ target, order, email, ...fields }, context): ManualGrant => {
    if (fields.scope !== 'all' && target === '')
      context.addIssue({ code: 'custom', message: 'required', path: ['target'] });
    if (order === '' && !isEmail(email)) context.addIssue({ code: 'custom', message: 'email', path: ['email'] });
    return {
      ...fields,
      target: fields.scope === 'all' ? null : target,
      order: order || null,
      email: order ? null : email.toLowerCase(),
    };
  });
const reasonFields = z.object({ reason });
const queryFields = z.object({ order: optionalText(64), email: optionalText(254) });

/** Of an order, or of everything under an address: its gifts and its orders. Newest first. */
async function listGrants(db: Db, { order, email }: z.infer<typeof queryFields>): Promise<GrantRow[]> {
  const address = email.toLowerCase();
  return db('grants as g')
    .leftJoin('orders as o', 'o.id', 'g.order_id')
    .where((of) => {
      if (order) of.where('o.document_id', order);
      else of.where('g.email', address).orWhere('o.email', address);
    })
    .orderBy('g.id', 'desc')
    .limit(MOST)
    .select('g.*');
}

/** Access to the academy at the desk: to see it, to give it, to end it and to take that back. */
export function grantRoutes(strapi: Core.Strapi): AdminRoute[] {
  const grantId = (ctx: Context): string => String(ctx.params.id);
  const done = { ok: true };

  const list = async (ctx: Context) => {
    const db = strapi.db.connection;
    return describeGrants(db, await listGrants(db, parseFields(queryFields, ctx.query)));
  };
  const targets = () => listGrantTargets(strapi.db.connection);
  const give = async (ctx: Context) => {
    const db = strapi.db.connection;
    const gift = parseFields(giftFields, readBody(ctx));
    const row = await transact(db, (trx) => giveAccess(trx, gift, currentActor(strapi), new Date()));
    return (await describeGrants(db, [row]))[0];
  };
  const revoke = async (ctx: Context) => {
    const by = { ...parseFields(reasonFields, readBody(ctx)), actor: currentActor(strapi) };
    await transact(strapi.db.connection, (trx) => revokeGrant(trx, grantId(ctx), by, new Date()));
    return done;
  };
  const restore = async (ctx: Context) => {
    const actor = currentActor(strapi);
    await transact(strapi.db.connection, (trx) => restoreGrant(trx, grantId(ctx), actor, new Date()));
    return done;
  };
  return [
    { method: 'GET', path: '/grants', handle: list, allow: readOrders },
    { method: 'GET', path: '/grants/targets', handle: targets, allow: readOrders },
    { method: 'POST', path: '/grants', handle: give, allow: changeOrders },
    { method: 'POST', path: '/grants/:id/revoke', handle: revoke, allow: changeOrders },
    { method: 'POST', path: '/grants/:id/restore', handle: restore, allow: changeOrders },
  ];
}
