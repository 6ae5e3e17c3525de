import type { Core } from '@strapi/strapi';
import { registerApiHeaders } from './api-headers';
import { keepChildren } from './keep-children';
import { guardLanguages } from './language-rights';
import { registerListPictures } from './list-pictures';
import { registerProductSafety } from './product-safety';
import { registerStockAdjustments } from './stock-adjustments';
import { registerStockRows } from './stock-rows';
import { registerVariantProducts } from './variant-products';

export function registerCore(strapi: Core.Strapi): void {
  registerApiHeaders(strapi);
  guardLanguages(strapi);
  keepChildren(strapi);
  registerListPictures(strapi);
  registerProductSafety(strapi);
  registerStockAdjustments(strapi);
  registerStockRows(strapi);
  registerVariantProducts(strapi);
}
