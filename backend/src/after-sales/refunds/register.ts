import type { Core } from '@strapi/strapi';
import { registerRefundRoutes } from './admin-routes';
import { registerRefundMails } from './mails';

export function registerRefunds(strapi: Core.Strapi): void {
  registerRefundMails();
  registerRefundRoutes(strapi);
}
