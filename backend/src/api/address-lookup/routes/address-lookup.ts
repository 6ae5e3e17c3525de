export default {
  routes: [
    {
      // POST keeps what was typed out of URLs, and so out of logs.
      method: 'POST',
      path: '/address-lookup',
      handler: 'api::address-lookup.address-lookup.find',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
