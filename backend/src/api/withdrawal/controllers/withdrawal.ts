import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseCaller } from '../../../orders/records/read-caller';
import { limitStatements } from '../../../after-sales/withdrawals/statement-rate-limits';
import { modelWithdrawalForm } from '../../../notifications/model-withdrawal-form';
import { receiveStatement } from '../../../after-sales/withdrawals/receive-statement';
import { parseWithdrawalStatement } from '../../../orders/records/parse-withdrawal-statement';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';
import { readCompany } from '../../../platform/settings/company';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The response does not reveal whether the order exists or belongs to the email address. */
  async create(ctx: Context) {
    const statement = parseWithdrawalStatement(readBody(ctx));
    const { ip } = ctx.request;
    await limitStatements(ip);
    const sender = { caller: parseCaller(ctx), ip, language: readShopLocale(ctx) };
    const { receipt, isNew } = await receiveStatement(strapi, statement, sender);
    ctx.status = isNew ? 201 : 200;
    ctx.body = { data: receipt };
  },

  async form(ctx: Context) {
    const company = await readCompany(strapi.db.connection);
    const { file, name } = await modelWithdrawalForm(company, readShopLocale(ctx));
    ctx.set('content-type', 'application/pdf');
    ctx.set('content-disposition', `attachment; filename="${name}"`);
    ctx.body = file;
  },
});
