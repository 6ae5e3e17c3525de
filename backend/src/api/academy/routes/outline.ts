export default {
  routes: [
    {
      method: 'GET',
      path: '/academy/outline',
      handler: 'api::academy.outline.read',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
