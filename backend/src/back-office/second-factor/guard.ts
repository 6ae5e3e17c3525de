import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { ShopError } from '../../domain/shop-error';
import type { Standing } from '../../platform/admin/route-access';
import { env } from '../../platform/env/env';
import { findFactor } from './factor-store';
import { readProof } from './sessions';
import { type Ability, isRequired, standingOf } from './standing';

/** Strapi's cookie for renewing an access token. */
const REFRESH_COOKIE = 'strapi_admin_refresh';

/** What Strapi's authentication leaves for the routes. */
interface State {
  route: { handler: unknown; info?: { pluginName?: string }; config?: { alsoFor?: readonly Standing[] } };
  /** Undefined on routes without authentication. */
  auth?: { strategy: { name: string } };
  user: { id: number };
  userAbility: Ability;
  /** Undefined with a key of the API. */
  session?: { id: string };
  /** Set by the guard, for routes that answer incomplete sessions. */
  standing?: Standing;
}

const stateOf = (ctx: Context): State => ctx.state as State;

const ERRORS = {
  code: { name: 'SecondFactorRequired', message: 'Enter the code of your authenticator app first' },
  enrol: { name: 'SecondFactorEnrolmentRequired', message: 'Set up an authenticator app first' },
} as const;

/** Not 401, which the admin answers by signing out. */
function refuse(ctx: Context, standing: keyof typeof ERRORS): void {
  ctx.status = 403;
  ctx.body = { data: null, error: { status: 403, ...ERRORS[standing], details: {} } };
}

const isStrapiRoute = ({ route }: State, handler: string): boolean =>
  route.info?.pluginName === 'admin' && route.handler === handler;

/** Whether the session of a request is complete, for admins who signed in; keys of the API have no second factor. */
async function readStanding(strapi: Core.Strapi, { user, userAbility, session }: State): Promise<Standing> {
  const factor = await findFactor(strapi, user.id);
  return standingOf({
    factor: factor?.documentId ?? null,
    proven: factor && session ? await readProof(strapi, session.id) : null,
    required: isRequired(env().adminSecondFactor, userAbility),
  });
}

/** An incomplete session ends with its access token: its cookie renews nothing. */
async function mayRenew(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const token = ctx.cookies.get(REFRESH_COOKIE);
  if (!token) return true;
  const renewal = await strapi.sessionManager('admin').validateRefreshToken(token);
  if (!renewal.isValid) return true;
  const where = { id: Number(renewal.userId) };
  const admin = await strapi.db.query('admin::user').findOne({ where, populate: ['roles'] });
  if (!admin) return true;
  const userAbility: Ability = await strapi.service('admin::permission').engine.generateUserAbility(admin);
  const state = { ...stateOf(ctx), user: admin, userAbility, session: { id: renewal.sessionId } };
  return (await readStanding(strapi, state)) === 'complete';
}

/**
 * Lets a session into the admin's API only when it is complete. It stands at the one place that every route of Strapi, of
 * plugins and of the shop passes, so a route added later is guarded as well.
 */
async function guard(strapi: Core.Strapi, ctx: Context, next: Next): Promise<unknown> {
  const state = stateOf(ctx);
  if (isStrapiRoute(state, 'authentication.accessToken') && !(await mayRenew(strapi, ctx))) {
    ctx.status = 401;
    ctx.body = { data: null, error: { status: 401, ...ERRORS.code, details: {} } };
    return undefined;
  }
  if (state.auth?.strategy.name !== 'admin') return next();
  const standing = await readStanding(strapi, state);
  state.standing = standing;
  if (standing === 'complete' || state.route.config?.alsoFor?.includes(standing)) return next();
  if (isStrapiRoute(state, 'authentication.logout')) {
    // With any device named, Strapi ends this session alone; otherwise all of the admin, for whom nobody has proven to act.
    (ctx.request as { body?: unknown }).body = { deviceId: 'this session' };
    return next();
  }
  return refuse(ctx, standing);
}

interface Authentication {
  authenticate: (ctx: Context, next: Next) => Promise<unknown>;
}

export function guardAdminSessions(strapi: Core.Strapi): void {
  const authentication: Authentication = strapi.get('auth');
  const authenticate = authentication.authenticate.bind(authentication);
  authentication.authenticate = (ctx, next) => authenticate(ctx, () => guard(strapi, ctx, next));
}

/** The session of a request, after the guard; a key of the API acts for an admin without one. */
export function readSession(ctx: Context): { id: string; standing: Standing; userAbility: Ability } {
  const { session, standing, userAbility } = stateOf(ctx);
  if (!session || !standing) throw new ShopError('Forbidden', 'Sign in to do this');
  return { id: session.id, standing, userAbility };
}
