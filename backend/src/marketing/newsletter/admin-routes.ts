import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { translateHead } from '../../platform/admin-texts/translate-head';
import { translatorOf } from '../../platform/admin/viewer-locale';
import { setDownloadHeaders } from '../../platform/files/download-headers';
import { allow } from '../../platform/admin/route-access';
import { exportSubscribers } from './export-subscribers';
import { SUBSCRIBER } from './subscriber-rows';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

/** Admin route for the export; requires permission to read subscribers. */
export function newsletterRoutes(strapi: Core.Strapi): AdminRoute[] {
  const exportCsv = async (ctx: Context) => {
    setDownloadHeaders(ctx, `newsletter-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv; charset=utf-8');
    ctx.body = Readable.from(translateHead(exportSubscribers(strapi.db.connection), translatorOf(ctx)));
  };
  return [
    {
      method: 'GET',
      path: '/newsletter/export',
      handle: exportCsv,
      allow: allow('read', SUBSCRIBER),
    },
  ];
}
