import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { takeLimit } from '../../accounts/rate-limits';
import { parseFields } from '../../domain/parse-fields';
import { ShopError } from '../../domain/shop-error';
import { requiredText } from '../../domain/text-fields';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { anyAdmin } from '../../platform/admin/route-access';
import { env } from '../../platform/env/env';
import { limitKey } from '../../platform/http/rate-limit';
import { readBody } from '../../platform/http/request-helpers';
import { readCompany } from '../../platform/settings/company';
import { nameDeed } from '../audit/name-deed';
import { acceptCode, readStep } from './accept-code';
import { enrolmentUri } from './codes';
import { colleagueRoutes } from './colleague-routes';
import * as factors from './factor-store';
import { readSession } from './guard';
import type { Enrolment, SecondFactorStatus } from './response-types';
import { markProven } from './sessions';
import { isRequired, seesCustomers } from './standing';

const codeField = z.object({ code: requiredText(64) });
const passwordField = z.object({ password: z.string().min(1).max(200) });

interface Admin {
  id: number;
  email: string;
  password: string;
}

const adminOf = (ctx: Context): Admin => ctx.state.user as Admin;
const networkOf = (ctx: Context): string => limitKey(ctx.request.ip);

const readCode = (ctx: Context): { code: string; network: string } => ({
  ...parseFields(codeField, readBody(ctx)),
  network: networkOf(ctx),
});

/** Records a wrong code in the audit log. */
async function naming<T>(ctx: Context, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ShopError) nameDeed(ctx, 'second factor refused');
    throw error;
  }
}

/** `/shop/second-factor`: what an admin does with the own second factor. */
export function secondFactorRoutes(strapi: Core.Strapi): AdminRoute[] {
  const status = async (ctx: Context): Promise<SecondFactorStatus> => {
    const { standing, userAbility } = readSession(ctx);
    const factor = await factors.findFactor(strapi, adminOf(ctx).id);
    const required = isRequired(env().adminSecondFactor, userAbility);
    return {
      standing,
      enrolled: factor !== null,
      recoveryCodes: standing === 'complete' && factor ? factors.countRecoveryCodes(factor) : null,
      required,
      advised: factor === null && !required && seesCustomers(userAbility),
    };
  };

  /** Asks for the password, so that nobody at an unlocked screen locks the owner out. */
  const begin = async (ctx: Context): Promise<Enrolment> => {
    const admin = adminOf(ctx);
    const { password } = parseFields(passwordField, readBody(ctx));
    await takeLimit('secondFactorHere', `password ${admin.id} ${networkOf(ctx)}`);
    if (!(await strapi.service('admin::auth').validatePassword(password, admin.password)))
      throw new ShopError('InvalidCredentials', 'This is not your password');
    if (await factors.findFactor(strapi, admin.id))
      throw new ShopError('SecondFactorExists', 'You have a second factor: remove it first');
    const secret = await factors.beginEnrolment(strapi, admin.id);
    const { siteName } = await readCompany(strapi.db.connection);
    const uri = enrolmentUri(secret, siteName || 'Admin', admin.email);
    return { secret, uri, picture: renderSVG(uri, { border: 4 }) };
  };

  const confirm = async (ctx: Context) => {
    const { id: sessionId } = readSession(ctx);
    const factor = await factors.findUnconfirmed(strapi, adminOf(ctx).id);
    if (!factor) throw new ShopError('NotFound', 'Begin the set-up first');
    const step = await naming(ctx, readStep(strapi, factor, readCode(ctx)));
    const recoveryCodes = await factors.confirmEnrolment(strapi, factor, { step, sessionId });
    nameDeed(ctx, 'second factor enrolled');
    return { recoveryCodes };
  };

  const requireFactor = async (ctx: Context): Promise<factors.Factor> => {
    const factor = await factors.findFactor(strapi, adminOf(ctx).id);
    if (!factor) throw new ShopError('NotFound', 'You have no second factor');
    return factor;
  };

  const verify = async (ctx: Context) => {
    const session = readSession(ctx);
    const factor = await requireFactor(ctx);
    const kind = await naming(ctx, acceptCode(strapi, factor, readCode(ctx)));
    await markProven(strapi, session.id, factor.documentId);
    nameDeed(ctx, kind === 'recovery' ? 'recovery code used' : 'second factor passed');
    return { ok: true };
  };

  const remove = async (ctx: Context) => {
    const session = readSession(ctx);
    const factor = await requireFactor(ctx);
    await naming(ctx, acceptCode(strapi, factor, readCode(ctx)));
    await factors.removeFactor(strapi, factor.adminId, session.id);
    nameDeed(ctx, 'second factor removed');
    return { ok: true };
  };

  const whenIncomplete = { ...anyAdmin, alsoFor: ['code', 'enrol'] as const };
  const toEnrol = { ...anyAdmin, alsoFor: ['enrol'] as const };
  const toProve = { ...anyAdmin, alsoFor: ['code'] as const };
  return [
    { method: 'GET', path: '/second-factor', handle: status, allow: whenIncomplete },
    { method: 'POST', path: '/second-factor/begin', handle: begin, allow: toEnrol },
    { method: 'POST', path: '/second-factor/confirm', handle: confirm, allow: toEnrol },
    { method: 'POST', path: '/second-factor/verify', handle: verify, allow: toProve },
    { method: 'POST', path: '/second-factor/remove', handle: remove, allow: anyAdmin },
    ...colleagueRoutes(strapi),
  ];
}
