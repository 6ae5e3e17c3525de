export default {
  routes: [
    {
      method: 'GET',
      path: '/search',
      handler: 'search.read',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
