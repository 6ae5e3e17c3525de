export default {
  routes: [
    {
      method: 'GET',
      path: '/route-index',
      handler: 'route-index.read',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
