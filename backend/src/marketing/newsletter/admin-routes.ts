import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerFile } from '../../platform/files/send-file';
import { allow } from '../../platform/admin/access';
import { exportSubscribers } from './export';
import { SUBSCRIBER } from './subscribers';

/** The export, for whoever may read the list. */
export function registerNewsletterRoutes(strapi: Core.Strapi): void {
  const exportCsv = async (ctx: Context) => {
    answerFile(ctx, `newsletter-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv; charset=utf-8');
    ctx.body = Readable.from(exportSubscribers(strapi.db.connection));
  };
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: [
      {
        method: 'GET',
        path: '/newsletter/export',
        handler: exportCsv,
        info: { type: 'admin' },
        config: allow('read', SUBSCRIBER),
      },
    ],
  } as unknown as Parameters<Core.Strapi['server']['routes']>[0]);
}
