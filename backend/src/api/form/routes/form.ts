const config = { auth: false, policies: ['global::storefront'] };

/** No list: forms are read by the shop, one at a time, and pages name theirs. */
export default {
  routes: [
    { method: 'GET', path: '/forms/:slug', handler: 'api::form.form.find', config },
    { method: 'POST', path: '/forms/:slug', handler: 'api::form.form.submit', config },
  ],
};
