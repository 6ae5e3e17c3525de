export default {
  routes: [
    {
      method: 'GET',
      path: '/academy/outline',
      handler: 'outline.read',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
