/** Configuration of an admin route: for whoever holds this right on that content type. */
export const allow = (right: 'read' | 'update', subject: string) => ({
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
