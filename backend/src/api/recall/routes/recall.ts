export default {
  routes: [
    {
      method: 'GET',
      path: '/recalls',
      handler: 'api::recall.recall.list',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
