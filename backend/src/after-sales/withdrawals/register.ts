import type { Core } from '@strapi/strapi';
import { registerWithdrawalRoutes } from './admin-routes';
import { registerWithdrawalMails } from './mails';

export function registerWithdrawals(strapi: Core.Strapi): void {
  registerWithdrawalMails();
  registerWithdrawalRoutes(strapi);
}
