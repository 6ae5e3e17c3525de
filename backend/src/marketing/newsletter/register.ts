import type { Core } from '@strapi/strapi';
import { guardSubscribers } from './admin-guard';
import { registerNewsletterRoutes } from './admin-routes';

export function registerNewsletter(strapi: Core.Strapi): void {
  registerNewsletterRoutes(strapi);
  guardSubscribers(strapi);
}
