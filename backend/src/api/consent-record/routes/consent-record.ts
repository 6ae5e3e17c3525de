export default {
  routes: [
    {
      method: 'POST',
      path: '/consent-records',
      handler: 'api::consent-record.consent-record.record',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
