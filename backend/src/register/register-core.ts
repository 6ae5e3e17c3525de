import type { Core } from '@strapi/strapi';
import { registerStockRows } from './stock-rows';
import { registerVariantProducts } from './variant-products';

export function registerCore(strapi: Core.Strapi): void {
  registerStockRows(strapi);
  registerVariantProducts(strapi);
}
