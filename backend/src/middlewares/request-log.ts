import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { REQUEST_ID_HEADER, TRACE_HEADER, parseTraceParent } from '../../contract/request-id';
import { currentMetrics } from '../platform/telemetry/metrics';
import { runRequest } from '../platform/telemetry/request-context';
import { currentTracer } from '../platform/telemetry/tracing';

/**
 * Gives every request the storefront's id, or one of its own, and logs it with the template of its route: paths contain keys.
 * After `global::trusted-caller`, because strangers could make ours lead to their requests.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: Next): Promise<void> => {
    const parent = ctx.state.storefront ? parseTraceParent(ctx.get(TRACE_HEADER)) : null;
    const requestId = parent?.requestId ?? randomBytes(16).toString('hex');
    ctx.set(REQUEST_ID_HEADER, requestId);
    const span = currentTracer()?.start('request', {
      kind: 'server',
      ...(parent ? { parent } : { traceId: requestId }),
    });
    const answer = async (): Promise<void> => {
      const start = performance.now();
      try {
        await next();
      } finally {
        const route = String(ctx._matchedRoute ?? 'unknown');
        const elapsed = performance.now() - start;
        const ms = Math.round(elapsed);
        const { method, status } = ctx;
        currentMetrics()?.request({ method, route, status, seconds: elapsed / 1000 });
        span?.end({
          name: `${method} ${route}`,
          attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
          hasFailed: status >= 500,
        });
        // Winston formats each line before it asks whether anybody wants it.
        if (strapi.log.isLevelEnabled('http'))
          strapi.log.http({ message: `${method} ${route} ${status}`, method, route, status, ms });
      }
    };
    return runRequest(requestId, answer, span);
  };
