import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isDraining } from '../platform/http/draining';

async function findProblem(strapi: Core.Strapi): Promise<string | null> {
  if (isDraining()) return 'stopping';
  try {
    await strapi.db.connection.raw('select 1');
    return null;
  } catch {
    return 'no database';
  }
}

/** For proxies and orchestrators: `/livez` while the process runs, `/readyz` while it should get requests (decision 0047). */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== '/livez' && ctx.path !== '/readyz') return next();
    const problem = ctx.path === '/readyz' ? await findProblem(strapi) : null;
    ctx.set('cache-control', 'no-store');
    ctx.status = problem === null ? 200 : 503;
    ctx.body = problem ?? 'ok';
  };
