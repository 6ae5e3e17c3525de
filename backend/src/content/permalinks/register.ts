import type { Core } from '@strapi/strapi';
import { registerAddressRoutes } from './admin-routes';
import { guardMenus } from './guard-menus';
import { guardSlugs } from './guard-slugs';

export function registerAddresses(strapi: Core.Strapi): void {
  guardSlugs(strapi);
  guardMenus(strapi);
  registerAddressRoutes(strapi);
}
