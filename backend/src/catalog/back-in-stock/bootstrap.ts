import type { Core } from '@strapi/strapi';
import { ensureBackInStockIndexes } from './indexes';
import { startBackInStock } from './job';
import { registerBackInStockMail } from './mail';

export async function bootstrapBackInStock(strapi: Core.Strapi): Promise<void> {
  registerBackInStockMail();
  await ensureBackInStockIndexes(strapi);
  startBackInStock(strapi);
}
