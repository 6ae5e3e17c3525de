import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseFields } from '../domain/parse-fields';
import { ShopError } from '../domain/shop-error';
import * as input from './auth-input';
import { finishGoogle, signInWithGoogle, startGoogle } from './google/sign-in-google';
import { passkeySignInFields } from './passkeys/passkey-input';
import { signInWithPasskey, startPasskeySignIn } from './passkeys/sign-in-passkey';
import { takeVisitorLimit } from './rate-limits';
import { requestCode, signInWithCode } from './sign-in-code';
import { changePassword, requestPasswordReset, resetPassword } from './change-password';
import { confirmSignUp, signUp, resendConfirmation } from './sign-up';
import { hashToken } from '../platform/secrets/tokens';
import { endSession, endSessions, findSessionUser } from './session-store';
import { signIn } from './sign-in';
import { readToken, readClientInfo } from './client-info';
import { readBody } from '../platform/http/request-helpers';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Id of the signed-in customer; throws `Unauthorized` otherwise. */
export function readUserId(ctx: Context): number {
  const user = ctx.state.user as { id?: unknown } | undefined;
  if (typeof user?.id !== 'number') throw new ShopError('Unauthorized', 'Sign in first');
  return user.id;
}

/** Authentication endpoints. They replace Strapi's own handlers on the same paths. */
export const authController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async callback(ctx: Context) {
    const given = parseFields(input.signInFields, readBody(ctx));
    ctx.body = await signIn(strapi, given, readClientInfo(ctx));
  },

  async register(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'mails', visitor);
    const given = parseFields(input.registerFields, readBody(ctx));
    await signUp(strapi, given, visitor);
    ctx.body = { user: { email: given.email } };
  },

  async sendEmailConfirmation(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'mails', visitor);
    const { email } = parseFields(input.emailFields, readBody(ctx));
    await resendConfirmation(strapi, email, visitor);
    ctx.body = { email, sent: true };
  },

  async emailConfirmation(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'codes', visitor);
    const { code } = parseFields(input.linkFields, readBody(ctx));
    ctx.body = { data: { ok: true, ...(await confirmSignUp(strapi, code, visitor)) } };
  },

  async forgotPassword(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'mails', visitor);
    const { email } = parseFields(input.emailFields, readBody(ctx));
    await requestPasswordReset(strapi, email, visitor);
    ctx.body = { ok: true };
  },

  async resetPassword(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'codes', visitor);
    ctx.body = await resetPassword(strapi, parseFields(input.resetFields, readBody(ctx)), visitor);
  },

  async changePassword(ctx: Context) {
    const given = parseFields(input.changeFields, readBody(ctx));
    ctx.body = await changePassword(strapi, readUserId(ctx), given, readClientInfo(ctx));
  },

  /** Idempotent: succeeds for sessions that have already ended. */
  async logout(ctx: Context) {
    const body = readBody(ctx);
    const { scope } = parseFields(input.logoutFields, body ?? {});
    const token = readToken(ctx);
    const db = strapi.db.connection;
    const user = token ? await findSessionUser(db, hashToken(token)) : null;
    if (user && scope === 'all') await endSessions(db, user.id);
    if (token) await endSession(db, token);
    ctx.body = { ok: true };
  },

  async requestCode(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'mails', visitor);
    const { email } = parseFields(input.emailFields, readBody(ctx));
    await requestCode(strapi, email, visitor);
    ctx.body = { ok: true };
  },

  async verifyCode(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'codes', visitor);
    ctx.body = await signInWithCode(strapi, parseFields(input.codeFields, readBody(ctx)), visitor);
  },

  async passkeyOptions(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'passkeys', visitor);
    ctx.body = { options: await startPasskeySignIn(strapi, visitor) };
  },

  async passkey(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'codes', visitor);
    ctx.body = await signInWithPasskey(strapi, parseFields(passkeySignInFields, readBody(ctx)), visitor);
  },

  async googleStart(ctx: Context) {
    await takeVisitorLimit(strapi.db.connection, 'google', readClientInfo(ctx));
    ctx.body = { data: await startGoogle(readBody(ctx)) };
  },

  async googleFinish(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'google', visitor);
    ctx.body = { data: await finishGoogle(strapi, readBody(ctx), visitor) };
  },

  async googleCallback(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'codes', visitor);
    ctx.body = await signInWithGoogle(strapi, text(ctx.query.access_token), visitor);
  },
});
