export default {
  routes: [
    { method: 'POST', path: '/payments/webhook', handler: 'api::payment.payment.webhook', config: { auth: false } },
    {
      method: 'GET',
      path: '/payments/methods',
      handler: 'api::payment.payment.methods',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
