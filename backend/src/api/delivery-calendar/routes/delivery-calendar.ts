export default {
  routes: [
    {
      method: 'GET',
      path: '/delivery-calendar',
      handler: 'delivery-calendar.read',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
