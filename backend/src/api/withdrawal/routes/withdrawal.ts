const storefront = { policies: ['global::storefront'] };

/** `create` needs the caller's session, so it is granted to both roles at start. */
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
