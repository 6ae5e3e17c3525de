import { customerOrGuest } from '../../../accounts/customer-or-guest';

const storefront = { policies: ['global::storefront'] };
const caller = { auth: { strategies: [customerOrGuest] } };

export default {
  routes: [
    { method: 'GET', path: '/orders', handler: 'api::order.order.find', config: caller },
    { method: 'POST', path: '/orders', handler: 'api::order.order.create', config: caller },
    { method: 'POST', path: '/orders/find', handler: 'api::order.order.findByNumber', config: { auth: false } },
    { method: 'GET', path: '/orders/:slug', handler: 'api::order.order.findOne', config: caller },
    {
      method: 'GET',
      path: '/orders/:slug/documents/:number',
      handler: 'api::order.order.document',
      config: caller,
    },
    {
      method: 'GET',
      path: '/orders/:slug/access',
      handler: 'api::order.order.access',
      config: { auth: false, ...storefront },
    },
    {
      method: 'POST',
      path: '/orders/:slug/access',
      handler: 'api::order.order.open',
      config: { auth: false, ...storefront },
    },
    { method: 'POST', path: '/orders/:slug/pay', handler: 'api::order.order.pay', config: caller },
    { method: 'POST', path: '/orders/:slug/cancel', handler: 'api::order.order.cancel', config: caller },
    { method: 'POST', path: '/orders/:slug/exchange', handler: 'api::order.order.exchange', config: caller },
    { method: 'POST', path: '/orders/:slug/exchange/end', handler: 'api::order.order.endExchange', config: caller },
  ],
};
