import type { Core } from '@strapi/strapi';
import { bootstrapAccounts } from './accounts/bootstrap';
import { bootstrapCore } from './bootstrap/bootstrap-core';
import { bootstrapDiscounts } from './discounts/bootstrap';
import { guardDiscountCodes } from './discounts/guard-codes';
import { bootstrapOrders } from './orders/bootstrap';
import { bootstrapForms } from './forms/bootstrap';
import { registerForms } from './forms/register';
import { registerOrders } from './orders/register';
import { bootstrapLedger } from './ledger/bootstrap';
import { registerLedgerRoutes } from './ledger/admin-routes';
import { bootstrapRefunds } from './refunds/bootstrap';
import { registerRefunds } from './refunds/register';
import { seedWhenEmpty } from './bootstrap/seed';
import { registerCore } from './register/register-core';

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    registerCore(strapi);
    registerOrders(strapi);
    registerForms(strapi);
    registerRefunds(strapi);
    registerLedgerRoutes(strapi);
    guardDiscountCodes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await bootstrapCore(strapi);
    await bootstrapAccounts(strapi);
    await bootstrapRefunds(strapi);
    await bootstrapLedger(strapi);
    await bootstrapOrders(strapi);
    await bootstrapForms(strapi);
    await bootstrapDiscounts(strapi);
    await seedWhenEmpty(strapi);
  },
};
