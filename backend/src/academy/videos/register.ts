import type { Core } from '@strapi/strapi';
import { registerVideoRoutes } from './admin-routes';
import { guardVideoAssets } from './guard-assets';

export function registerVideos(strapi: Core.Strapi): void {
  guardVideoAssets(strapi);
  registerVideoRoutes(strapi);
}
