export default {
  routes: [
    {
      // POST keeps what was typed out of URLs, and so out of logs.
      method: 'POST',
      path: '/pickup-points',
      handler: 'api::pickup-point.pickup-point.find',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
