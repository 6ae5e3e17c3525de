export default {
  routes: [
    {
      method: 'GET',
      path: '/promotions',
      handler: 'api::promotion.promotion.list',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
