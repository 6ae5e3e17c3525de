import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readViewer } from '../../../academy/access/active-grants';
import { askQuestion } from '../../../academy/questions/ask-question';
import { hideQuestion, removeQuestion } from '../../../academy/questions/customer-questions';
import { listOwnQuestions, listQuestions } from '../../../academy/questions/list-questions';
import { limitQuestions } from '../../../academy/questions/rate-limit';
import { readUserId } from '../../../accounts/auth-controller';
import { parseFields } from '../../../domain/parse-fields';
import { questionFields } from '../../../domain/question-rules';
import { ShopError } from '../../../domain/shop-error';
import { parseCaller } from '../../../orders/records/read-caller';
import { parseLocale } from '../../../platform/http/parse-locale';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';
import { wakeJob } from '../../../platform/jobs/start-job';

const done = { data: { ok: true } };
const idOf = (ctx: Context): string => String(ctx.params.id).slice(0, 64);

/** Questions about a lesson: published ones for everybody, own ones for the signed-in customer. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const changer = async (ctx: Context): Promise<number> => {
    const userId = readUserId(ctx);
    await limitQuestions(userId);
    return userId;
  };

  return {
    async list(ctx: Context) {
      const locale = parseLocale(ctx.query.locale);
      if (!locale) throw new ShopError('NotFound', 'Unsupported language');
      ctx.body = { data: await listQuestions(strapi.db.connection, idOf(ctx), locale) };
    },

    async own(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = { data: await listOwnQuestions(strapi.db.connection, readUserId(ctx), idOf(ctx)) };
    },

    async ask(ctx: Context) {
      const db = strapi.db.connection;
      const userId = await changer(ctx);
      const question = parseFields(questionFields, readBody(ctx));
      const viewer = { ...(await readViewer(db, parseCaller(ctx))), userId };
      await askQuestion(db, viewer, { lesson: idOf(ctx), locale: readShopLocale(ctx), question });
      wakeJob('outbox');
      ctx.status = 201;
      ctx.body = done;
    },

    async hide(ctx: Context) {
      await hideQuestion(strapi.db.connection, await changer(ctx), idOf(ctx));
      ctx.body = done;
    },

    async remove(ctx: Context) {
      await removeQuestion(strapi.db.connection, await changer(ctx), idOf(ctx));
      ctx.body = done;
    },
  };
};
