import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseFields } from '../domain/parse-fields';
import { ShopError } from '../domain/shop-error';
import { readBody } from '../platform/http/request-helpers';
import { readUserId } from '../accounts/auth-controller';
import { proofFields } from '../accounts/auth-input';
import { readClientInfo } from '../accounts/client-info';
import { takeLimit } from '../accounts/rate-limits';
import { reauthenticate } from '../accounts/reauthenticate';
import { renewSession } from '../accounts/session-store';
import { addPasskey, startAddingPasskey } from '../accounts/passkeys/add-passkey';
import { removePasskey } from '../accounts/passkeys/remove-passkey';
import { addPasskeyFields, passkeyNameFields } from '../accounts/passkeys/passkey-input';
import { renamePasskey } from '../accounts/passkeys/passkey-store';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

async function requireUser(ctx: Context): Promise<number> {
  const userId = readUserId(ctx);
  await takeLimit('profile', String(userId));
  return userId;
}

/** Passkeys of a signed-in customer; signing in with one is in `auth-controller.ts`. */
export const passkeyController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Requires the password or a mailed code, which makes the challenge the proof for `add`. */
  async startAdding(ctx: Context) {
    const visitor = readClientInfo(ctx);
    const account = await reauthenticate(
      strapi,
      await requireUser(ctx),
      parseFields(proofFields, readBody(ctx) ?? {}),
      visitor,
    );
    const options = await startAddingPasskey(strapi, account, visitor);
    const jwt = await renewSession(strapi.db.connection, account.id, visitor.session);
    ctx.body = { data: options, ...(jwt && { jwt }) };
  },

  async add(ctx: Context) {
    const userId = await requireUser(ctx);
    const body = parseFields(addPasskeyFields, readBody(ctx));
    ctx.status = 201;
    ctx.body = { data: await addPasskey(strapi, userId, body, readClientInfo(ctx)) };
  },

  async rename(ctx: Context) {
    const userId = await requireUser(ctx);
    const { name } = parseFields(passkeyNameFields, readBody(ctx));
    if (!(await renamePasskey(strapi.db.connection, userId, text(ctx.params.id), name)))
      throw new ShopError('NotFound', 'There is no such passkey');
    ctx.body = { data: { ok: true } };
  },

  async remove(ctx: Context) {
    const userId = await requireUser(ctx);
    // The browser is told which passkey to forget.
    ctx.body = { data: await removePasskey(strapi, userId, text(ctx.params.id), readClientInfo(ctx)) };
  },
});
