export default {
  routes: [
    {
      method: 'GET',
      path: '/catalog',
      handler: 'catalog.list',
      config: { auth: false, policies: ['global::storefront'] },
    },
    {
      method: 'GET',
      path: '/catalog/options',
      handler: 'catalog.options',
      config: { auth: false, policies: ['global::storefront'] },
    },
    {
      method: 'GET',
      path: '/catalog/products',
      handler: 'catalog.products',
      config: { auth: false, policies: ['global::storefront'] },
    },
    {
      method: 'GET',
      path: '/catalog/goes-with',
      handler: 'catalog.goesWith',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
