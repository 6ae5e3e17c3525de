import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseFields } from '../domain/parse-fields';
import { ShopError } from '../domain/shop-error';
import { readUserId } from '../accounts/auth-controller';
import * as input from '../accounts/auth-input';
import { confirmEmailChange, requestEmailChange, undoEmailChange } from '../accounts/change-email';
import { deleteAccount } from './delete-account';
import { exportAccount } from './export-account';
import { takeLimit, takeVisitorLimit } from '../accounts/rate-limits';
import { readOverview } from './account-overview';
import { reauthenticate } from '../accounts/reauthenticate';
import { hashToken } from '../platform/secrets/tokens';
import { endListedSession, listSessions, renewSession } from '../accounts/session-store';
import { readToken, readClientInfo } from '../accounts/client-info';
import { readBody } from '../platform/http/request-helpers';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Account endpoints of a signed-in customer. */
export const accountController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async overview(ctx: Context) {
    const token = readToken(ctx);
    ctx.set('cache-control', 'no-store');
    ctx.body = {
      data: await readOverview(strapi, readUserId(ctx), token ? hashToken(token) : null, ctx.query),
    };
  },

  async sessions(ctx: Context) {
    const token = readToken(ctx);
    ctx.body = {
      data: await listSessions(strapi.db.connection, readUserId(ctx), token ? hashToken(token) : null),
    };
  },

  async endSession(ctx: Context) {
    const ended = await endListedSession(strapi.db.connection, readUserId(ctx), text(ctx.params.id));
    if (!ended) throw new ShopError('NotFound', 'There is no such session');
    ctx.body = { data: { ok: true } };
  },

  async changeEmail(ctx: Context) {
    const visitor = readClientInfo(ctx);
    const { email, ...proof } = parseFields(input.emailChangeFields, readBody(ctx));
    const account = await reauthenticate(strapi, readUserId(ctx), proof, visitor);
    await requestEmailChange(strapi, account, email, visitor);
    const jwt = await renewSession(strapi.db.connection, account.id, visitor.session);
    ctx.body = { data: { ok: true }, ...(jwt && { jwt }) };
  },

  async confirmEmail(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'codes', visitor);
    const { code } = parseFields(input.linkFields, readBody(ctx));
    const jwt = await confirmEmailChange(strapi, code, visitor);
    ctx.body = { data: { ok: true }, ...(jwt && { jwt }) };
  },

  async undoEmail(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'codes', visitor);
    const { code } = parseFields(input.linkFields, readBody(ctx));
    await undoEmailChange(strapi, code, visitor);
    ctx.body = { data: { ok: true } };
  },

  async export(ctx: Context) {
    const userId = readUserId(ctx);
    await takeLimit('export', String(userId));
    ctx.set('cache-control', 'no-store');
    ctx.body = { data: await exportAccount(strapi, userId) };
  },

  async remove(ctx: Context) {
    const visitor = readClientInfo(ctx);
    const proof = parseFields(input.proofFields, readBody(ctx) ?? {});
    const account = await reauthenticate(strapi, readUserId(ctx), proof, visitor);
    await deleteAccount(strapi, account, visitor);
    ctx.body = { data: { ok: true } };
  },
});
