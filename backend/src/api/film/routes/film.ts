export default {
  routes: [
    {
      method: 'GET',
      path: '/film-address',
      handler: 'film.address',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
