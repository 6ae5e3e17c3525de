export default {
  routes: [
    { method: 'POST', path: '/payments/webhook', handler: 'api::payment.payment.webhook', config: { auth: false } },
    {
      method: 'POST',
      path: '/payments/apple-pay',
      handler: 'api::payment.payment.openApplePay',
      config: { auth: false, policies: ['global::storefront'] },
    },
    {
      method: 'GET',
      path: '/payments/methods',
      handler: 'api::payment.payment.methods',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
