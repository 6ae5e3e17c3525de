export default {
  routes: [
    { method: 'POST', path: '/payments/webhook', handler: 'api::payment.payment.webhook', config: { auth: false } },
  ],
};
