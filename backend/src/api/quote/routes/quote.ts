export default {
  routes: [
    {
      method: 'POST',
      path: '/quote',
      handler: 'api::quote.quote.create',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
