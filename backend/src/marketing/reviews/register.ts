import type { Core } from '@strapi/strapi';
import { registerReviewRoutes } from './admin-routes';
import { registerReviewMails } from './mails';

export function registerReviews(strapi: Core.Strapi): void {
  registerReviewMails();
  registerReviewRoutes(strapi);
}
