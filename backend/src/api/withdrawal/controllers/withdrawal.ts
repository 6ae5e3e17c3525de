import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readBody, readCaller, readShopLocale } from '../../../orders/request-context';
import { limitStatements } from '../../../withdrawals/limits';
import { modelForm } from '../../../withdrawals/model-form';
import { receiveStatement } from '../../../withdrawals/receive';
import { parseStatement } from '../../../withdrawals/statement';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The same answer whether or not there is such an order: an address and a number must not tell whether they belong together. */
  async create(ctx: Context) {
    const statement = parseStatement(readBody(ctx));
    limitStatements(ctx.request.ip, statement.email);
    const { receipt, isNew } = await receiveStatement(strapi, statement, readCaller(ctx), readShopLocale(ctx));
    ctx.status = isNew ? 201 : 200;
    ctx.body = { data: receipt };
  },

  async form(ctx: Context) {
    const { file, name } = await modelForm(strapi.db.connection, readShopLocale(ctx));
    ctx.set('content-type', 'application/pdf');
    ctx.set('content-disposition', `attachment; filename="${name}"`);
    ctx.body = file;
  },
});
