const storefront = { policies: ['global::storefront'] };

/** `find`, `findOne`, `create` and `document` need the caller's session, so they are granted to both roles at start. */
export default {
  routes: [
    { method: 'GET', path: '/orders', handler: 'api::order.order.find' },
    { method: 'POST', path: '/orders', handler: 'api::order.order.create' },
    { method: 'POST', path: '/orders/find', handler: 'api::order.order.findByNumber', config: { auth: false } },
    { method: 'GET', path: '/orders/:slug', handler: 'api::order.order.findOne' },
    { method: 'GET', path: '/orders/:slug/documents/:number', handler: 'api::order.order.document' },
    {
      method: 'GET',
      path: '/orders/:slug/access',
      handler: 'api::order.order.access',
      config: { auth: false, ...storefront },
    },
    { method: 'POST', path: '/orders/:slug/pay', handler: 'api::order.order.pay', config: { auth: false } },
  ],
};
