const storefront = { policies: ['global::storefront'] };

/** `create` uses the caller's session, so both roles are granted it at startup. */
export default {
  routes: [
    { method: 'POST', path: '/withdrawals', handler: 'api::withdrawal.withdrawal.create', config: storefront },
    {
      method: 'GET',
      path: '/withdrawals/form',
      handler: 'api::withdrawal.withdrawal.form',
      config: { auth: false, ...storefront },
    },
  ],
};
