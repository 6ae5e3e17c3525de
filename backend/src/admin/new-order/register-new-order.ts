import type { StrapiApp } from '@strapi/strapi/admin';

/** A page of the desk that is loaded when it is needed. */
export const registerNewOrder = (app: StrapiApp): void =>
  app.router.addRoute({
    path: 'desk/new',
    lazy: async () => ({ Component: (await import('./new-order-page')).default }),
  });
