import type { Core } from '@strapi/strapi';
import { bootstrapCore } from './bootstrap/bootstrap-core';
import { bootstrapOrders } from './orders/bootstrap';
import { registerOrders } from './orders/register';
import { seedWhenEmpty } from './bootstrap/seed';
import { registerCore } from './register/register-core';

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    registerCore(strapi);
    registerOrders(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await bootstrapCore(strapi);
    await bootstrapOrders(strapi);
    await seedWhenEmpty(strapi);
  },
};
