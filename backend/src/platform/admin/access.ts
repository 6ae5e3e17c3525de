/** Who may call an admin route, as its configuration for Strapi. */
export interface Access {
  policies: (string | { name: string; config: object })[];
}

/** Every signed-in user of the admin; the handler checks the rest. */
export const anyAdmin: Access = { policies: ['admin::isAuthenticatedAdmin'] };

/** Users of the admin who hold this right on that content type. */
export const allow = (right: 'read' | 'update', subject: string): Access => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    {
      name: 'admin::hasPermissions',
      config: { actions: [{ action: `plugin::content-manager.explorer.${right}`, subject }] },
    },
  ],
});

const ORDER = 'api::order.order';

/** Who may look at orders, and who may act on them. */
export const readOrders = allow('read', ORDER);
export const changeOrders = allow('update', ORDER);
