export default {
  routes: [
    {
      method: 'POST',
      path: '/preview-tokens/redeem',
      handler: 'preview-token.redeem',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
