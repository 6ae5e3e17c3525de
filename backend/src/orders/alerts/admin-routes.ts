import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { changeOrders } from '../../platform/admin/route-access';
import { currentActor } from '../../platform/admin/audit-actor';
import { transact } from '../../platform/database/transact';
import { retryDeadMail } from '../../platform/outbox/outbox-queue';
import { resolveAlert } from './resolve-alert';
import { readBody } from '../../platform/http/request-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

const noteSchema = z.object({ note: z.string().trim().max(2000).default('') });

/** Admin actions for alerts and failed mails, registered here because route files always belong to the public API. */
export function alertRoutes(strapi: Core.Strapi): AdminRoute[] {
  const db = () => strapi.db.connection;

  async function resolve(ctx: Context) {
    const parsed = noteSchema.safeParse(readBody(ctx) ?? {});
    if (!parsed.success) throw new errors.ValidationError('The note has at most 2000 characters');
    const { note } = parsed.data;
    const found = await transact(db(), (trx) => resolveAlert(trx, String(ctx.params.id), note, currentActor(strapi)));
    if (!found) throw new errors.NotFoundError('Alert not found');
    return { ok: true };
  }

  async function retry(ctx: Context) {
    const id = String(ctx.params.id);
    const revived = await transact(db(), async (trx) => {
      if (!(await retryDeadMail(trx, id))) return false;
      const mail: { id: number } = await trx('outbox_messages').where({ document_id: id }).first('id');
      const alert: { document_id: string } | undefined = await trx('alerts')
        .where({ topic: `mail-dead:mail:${mail.id}` })
        .first('document_id');
      if (alert) await resolveAlert(trx, alert.document_id, 'The mail is being sent again', currentActor(strapi));
      return true;
    });
    if (!revived) throw new errors.NotFoundError('Failed mail not found');
    wakeJob('outbox');
    return { ok: true };
  }

  return [
    { method: 'POST', path: '/alerts/:id/resolve', handle: resolve, allow: changeOrders },
    { method: 'POST', path: '/outbox/:id/retry', handle: retry, allow: changeOrders },
  ];
}
