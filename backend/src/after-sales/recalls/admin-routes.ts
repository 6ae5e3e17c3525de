import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { findRecallErrors } from '../../domain/recall-notice';
import { currentActor } from '../../platform/admin/audit-actor';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { allow } from '../../platform/admin/route-access';
import { findAffected } from './find-affected';
import { RECALL, type Recall, readRecall } from './read-recalls';
import { readTold, readUnmailed, sendNotices } from './send-notices';

/** Orders that the panel lists; it counts all. */
const LISTED = 200;

/** Whether both are the same to customers. Which products show it changes with these, and the mail does not name them. */
function isSame(saved: Recall, published: Recall | null): boolean {
  return published !== null && isDeepStrictEqual({ ...saved, productIds: [] }, { ...published, productIds: [] });
}

/** What sending would do, for the saved recall, published or not. Names no customer: the right is that of recalls alone. */
async function readDryRun(strapi: Core.Strapi, id: string) {
  const db = strapi.db.connection;
  const recall = await readRecall(strapi, id, 'draft');
  if (!recall) throw new errors.NotFoundError('There is no such recall');
  const affected = await findAffected(db, recall);
  const told = await readTold(db, id);
  const unmailed = await readUnmailed(db, id);
  const pieces = affected.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    /** As it is saved now: only what is published is sent. */
    isPublished: isSame(recall, await readRecall(strapi, id, 'published')),
    missing: findRecallErrors(recall).map(({ message }) => message),
    count: affected.length,
    pieces,
    told: affected.filter((order) => told.has(order.id)).length,
    unmailed: affected.filter((order) => unmailed.has(order.id)).length,
    orders: affected.slice(0, LISTED).map((order) => ({
      id: order.documentId,
      orderNr: order.orderNr,
      language: order.language,
      told: told.has(order.id),
      unmailed: unmailed.has(order.id),
      lines: order.lines.map(({ title, quantity, lots }) => ({ title, quantity, lots })),
    })),
  };
}

export type DryRun = Awaited<ReturnType<typeof readDryRun>>;

/** Recalls have rights of their own: who may handle orders may not mail all buyers, and the other way around. */
export function recallRoutes(strapi: Core.Strapi): AdminRoute[] {
  const dryRun = (ctx: Context) => readDryRun(strapi, String(ctx.params.id));
  const send = async (ctx: Context) => ({
    told: await sendNotices(strapi, String(ctx.params.id), currentActor(strapi)),
  });
  return [
    { method: 'GET', path: '/recalls/:id/affected', handle: dryRun, allow: allow('read', RECALL) },
    { method: 'POST', path: '/recalls/:id/send', handle: send, allow: allow('publish', RECALL) },
  ];
}
