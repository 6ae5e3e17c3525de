import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readViewer } from '../../../academy/access/active-grants';
import { removeChild } from '../../../academy/children/delete-children';
import { listChildren } from '../../../academy/children/list-children';
import { markLesson } from '../../../academy/children/mark-lesson';
import { limitChanges } from '../../../academy/children/rate-limit';
import { addChild, changeChild } from '../../../academy/children/save-child';
import { addSwim, listSwims, removeSwim } from '../../../academy/children/swim-log';
import { readUserId } from '../../../accounts/auth-controller';
import { MAX_SWIMS, SWIM_PAGE } from '../../../../contract/children';
import { addChildFields, changeChildFields, markFields, swimFields } from '../../../domain/child-input';
import { parseFields } from '../../../domain/parse-fields';
import { shopDay } from '../../../domain/shop-calendar';
import { parseCaller } from '../../../orders/records/read-caller';
import { readBody } from '../../../platform/http/request-helpers';
import { readShopSettings } from '../../../platform/settings/shop-settings';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const LAST_SWIM_PAGE = Math.ceil(MAX_SWIMS / SWIM_PAGE);
const done = { data: { ok: true } };

/** Children of the signed-in customer. Everything is looked up below the account: the ids of others do not exist. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const readTimeZone = async (): Promise<string> => (await readShopSettings(strapi.db.connection)).timeZone;
  const readToday = async (): Promise<string> => shopDay(new Date(), await readTimeZone());
  const changer = async (ctx: Context): Promise<number> => {
    const userId = readUserId(ctx);
    await limitChanges(userId);
    return userId;
  };

  return {
    async list(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = { data: await listChildren(strapi.db.connection, readUserId(ctx), await readTimeZone()) };
    },

    async add(ctx: Context) {
      const userId = await changer(ctx);
      const fields = parseFields(addChildFields(await readToday()), readBody(ctx));
      ctx.status = 201;
      ctx.body = { data: await addChild(strapi.db.connection, userId, fields) };
    },

    async change(ctx: Context) {
      const userId = await changer(ctx);
      const fields = parseFields(changeChildFields(await readToday()), readBody(ctx));
      await changeChild(strapi.db.connection, userId, text(ctx.params.id), fields);
      ctx.body = done;
    },

    async remove(ctx: Context) {
      await removeChild(strapi.db.connection, await changer(ctx), text(ctx.params.id));
      ctx.body = done;
    },

    async mark(ctx: Context) {
      const db = strapi.db.connection;
      const userId = await changer(ctx);
      const mark = parseFields(markFields, readBody(ctx));
      const viewer = { ...(await readViewer(db, parseCaller(ctx))), userId };
      await markLesson(db, viewer, text(ctx.params.id), mark, await readTimeZone());
      ctx.body = done;
    },

    async swims(ctx: Context) {
      const page = Math.min(LAST_SWIM_PAGE, Math.max(1, Math.trunc(Number(ctx.query.page)) || 1));
      ctx.body = { data: await listSwims(strapi.db.connection, readUserId(ctx), text(ctx.params.id), page) };
    },

    async addSwim(ctx: Context) {
      const userId = await changer(ctx);
      const swim = parseFields(swimFields(await readToday()), readBody(ctx));
      await addSwim(strapi.db.connection, userId, text(ctx.params.id), swim);
      ctx.status = 201;
      ctx.body = done;
    },

    async removeSwim(ctx: Context) {
      const userId = await changer(ctx);
      await removeSwim(strapi.db.connection, userId, text(ctx.params.id), text(ctx.params.swim));
      ctx.body = done;
    },
  };
};
