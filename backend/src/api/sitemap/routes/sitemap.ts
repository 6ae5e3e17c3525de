export default {
  routes: [
    {
      method: 'POST',
      path: '/sitemap',
      handler: 'sitemap.read',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
