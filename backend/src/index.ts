import type { Core } from '@strapi/strapi';
import { registerGrantRoutes } from './academy/admin-routes';
import { bootstrapAddresses } from './addresses/bootstrap';
import { registerAddresses } from './addresses/register';
import { startAddresses } from './addresses/sync';
import { bootstrapAcademy } from './academy/bootstrap';
import { settleVideos } from './academy/videos/assets';
import { bootstrapVideos } from './academy/videos/bootstrap';
import { registerVideos } from './academy/videos/register';
import { bootstrapAccounts } from './accounts/bootstrap';
import { bootstrapAudit } from './audit/bootstrap';
import { bootstrapBackInStock } from './back-in-stock/bootstrap';
import { bootstrapBlog } from './blog/bootstrap';
import { bootstrapCore } from './bootstrap/bootstrap-core';
import { bootstrapDocuments } from './documents/bootstrap';
import { bootstrapDiscounts } from './discounts/bootstrap';
import { guardDiscountCodes } from './discounts/guard-codes';
import { bootstrapOrders } from './orders/bootstrap';
import { startWorkers } from './orders/workers';
import { bootstrapPrices } from './prices/bootstrap';
import { watchVariantPrices } from './prices/watch-variants';
import { bootstrapForms } from './forms/bootstrap';
import { registerForms } from './forms/register';
import { registerOrders } from './orders/register';
import { bootstrapLedger } from './ledger/bootstrap';
import { registerLedgerRoutes } from './ledger/admin-routes';
import { bootstrapRedirects } from './redirects/bootstrap';
import { guardRules } from './redirects/guard-rules';
import { bootstrapRefunds } from './refunds/bootstrap';
import { registerRefunds } from './refunds/register';
import { seedWhenEmpty } from './bootstrap/seed';
import { registerPreviewRoute } from './preview/admin-routes';
import { bootstrapReviews } from './reviews/bootstrap';
import { registerReviews } from './reviews/register';
import { registerReportRoutes } from './reports/admin-routes';
import { startSearch } from './search/sync';
import { bootstrapWithdrawals } from './withdrawals/bootstrap';
import { registerWithdrawals } from './withdrawals/register';
import { registerCore } from './register/register-core';

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    registerCore(strapi);
    registerOrders(strapi);
    registerForms(strapi);
    registerReportRoutes(strapi);
    watchVariantPrices(strapi);
    registerWithdrawals(strapi);
    registerRefunds(strapi);
    registerLedgerRoutes(strapi);
    registerGrantRoutes(strapi);
    guardDiscountCodes(strapi);
    registerVideos(strapi);
    registerPreviewRoute(strapi);
    registerAddresses(strapi);
    guardRules(strapi);
    registerReviews(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await bootstrapCore(strapi);
    await bootstrapBlog(strapi);
    await bootstrapAudit(strapi);
    await bootstrapAccounts(strapi);
    await bootstrapRefunds(strapi);
    await bootstrapLedger(strapi);
    await bootstrapOrders(strapi);
    await bootstrapDocuments(strapi);
    await bootstrapForms(strapi);
    await bootstrapWithdrawals(strapi);
    await bootstrapDiscounts(strapi);
    await bootstrapPrices(strapi);
    await bootstrapBackInStock(strapi);
    await bootstrapAcademy(strapi);
    await bootstrapVideos(strapi);
    await bootstrapAddresses(strapi);
    await bootstrapRedirects(strapi);
    await bootstrapReviews(strapi);
    await seedWhenEmpty(strapi);
    await settleVideos(strapi);
    // Last: they rely on the indexes and rows that every part has made by then.
    startWorkers(strapi);
    startSearch(strapi);
    await startAddresses(strapi);
  },
};
