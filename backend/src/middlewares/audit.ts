import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { describeAuditEntry } from '../back-office/audit/describe-audit-entry';
import type { NamedDeed } from '../back-office/audit/name-deed';
import { writeAuditEntry } from '../back-office/audit/write-audit-entry';
import { reportError } from '../platform/telemetry/report-error';

/** Records admin actions after the response. Runs before all middlewares that may reject or fail. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    await next();
    const isAdmin = (ctx.state.route as { info?: { type?: string } } | undefined)?.info?.type === 'admin';
    if (!isAdmin) return;
    const deed = describeAuditEntry({
      method: ctx.method,
      path: ctx.path,
      body: (ctx.request as { body?: unknown }).body,
      status: ctx.status,
      isDownload: /^attachment\b/i.test(String(ctx.response.get('content-disposition'))),
      named: ctx.state.deed as NamedDeed | undefined,
    });
    if (!deed) return;
    try {
      await writeAuditEntry(strapi, { ...deed, outcome: ctx.status, ip: ctx.request.ip, user: ctx.state.user });
    } catch (error) {
      // The action has succeeded, so the response stays as it is.
      reportError(strapi, 'Audit log', error);
    }
  };
