export default {
  routes: [
    {
      method: 'GET',
      path: '/catalog',
      handler: 'catalog.read',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
