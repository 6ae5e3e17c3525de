import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { changeOrders as config } from '../../platform/admin/access';
import { adminActor } from '../../platform/admin/actor';
import { transact } from '../../platform/database/transact';
import { reviveMessage } from '../../platform/outbox/queue';
import { resolveAlert } from './resolve-alert';
import { readBody } from '../../platform/http/request';
import { wakeJob } from '../../platform/jobs/wake';

const noteSchema = z.object({ note: z.string().trim().max(2000).default('') });

/** Buttons of alerts and mails. Route files always belong to the public API, so these are registered by hand. */
export function registerAlertRoutes(strapi: Core.Strapi): void {
  const db = () => strapi.db.connection;

  async function resolve(ctx: Context): Promise<void> {
    const parsed = noteSchema.safeParse(readBody(ctx) ?? {});
    if (!parsed.success) throw new errors.ValidationError('The note has at most 2000 characters');
    const { note } = parsed.data;
    const found = await transact(db(), (trx) => resolveAlert(trx, String(ctx.params.id), note, adminActor(strapi)));
    if (!found) throw new errors.NotFoundError('There is no such alert');
    ctx.body = { data: { ok: true } };
  }

  async function retry(ctx: Context): Promise<void> {
    const id = String(ctx.params.id);
    const revived = await transact(db(), async (trx) => {
      if (!(await reviveMessage(trx, id))) return false;
      const mail: { id: number } = await trx('outbox_messages').where({ document_id: id }).first('id');
      const alert: { document_id: string } | undefined = await trx('alerts')
        .where({ topic: `mail-dead:mail:${mail.id}` })
        .first('document_id');
      if (alert) await resolveAlert(trx, alert.document_id, 'The mail is sent again', adminActor(strapi));
      return true;
    });
    if (!revived) throw new errors.NotFoundError('There is no such mail that was given up');
    wakeJob('outbox');
    ctx.body = { data: { ok: true } };
  }

  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: [
      { method: 'POST', path: '/alerts/:id/resolve', handler: resolve, info: { type: 'admin' }, config },
      { method: 'POST', path: '/outbox/:id/retry', handler: retry, info: { type: 'admin' }, config },
    ],
  } as unknown as Parameters<Core.Strapi['server']['routes']>[0]);
}
