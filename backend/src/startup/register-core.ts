import type { Core } from '@strapi/strapi';
import { registerApiHeaders } from '../platform/setup/api-headers';
import { registerBlocks } from '../platform/setup/register-blocks';
import { keepChildren } from '../platform/setup/keep-children';
import { guardLanguages } from '../platform/setup/language-rights';
import { registerListPictures } from '../platform/setup/list-pictures';
import { registerProductSafety } from '../catalog/variants/product-safety';
import { registerStockAdjustments } from '../catalog/stock/stock-adjustments';
import { registerStockRows } from '../catalog/stock/stock-rows';
import { registerVariantProducts } from '../catalog/variants/variant-products';

export function registerCore(strapi: Core.Strapi): void {
  registerApiHeaders(strapi);
  registerBlocks(strapi);
  guardLanguages(strapi);
  keepChildren(strapi);
  registerListPictures(strapi);
  registerProductSafety(strapi);
  registerStockAdjustments(strapi);
  registerStockRows(strapi);
  registerVariantProducts(strapi);
}
