import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { limitReports } from '../../../academy/progress/rate-limit';
import { listProgress } from '../../../academy/progress/list-progress';
import { recordProgress } from '../../../academy/progress/record-progress';
import { readViewer } from '../../../academy/access/active-grants';
import { parseWatchReport } from '../../../domain/watch-progress';
import { parseCaller } from '../../../orders/records/read-caller';
import { readBody } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `?lesson=` restricts the list to one lesson. */
  async list(ctx: Context) {
    const db = strapi.db.connection;
    const { lesson } = ctx.query;
    const viewer = await readViewer(db, parseCaller(ctx));
    ctx.body = { data: await listProgress(db, viewer, typeof lesson === 'string' ? lesson : null) };
  },

  async report(ctx: Context) {
    const db = strapi.db.connection;
    const { lessonId, ...report } = parseWatchReport(readBody(ctx));
    const viewer = await readViewer(db, parseCaller(ctx));
    await limitReports(viewer, ctx.request.ip);
    ctx.body = { data: await recordProgress(db, viewer, lessonId, report, new Date()) };
  },
});
