const config = { auth: false, policies: ['global::storefront'] };

/** Forms are only read individually; there is no list. */
export default {
  routes: [
    { method: 'GET', path: '/forms/:slug', handler: 'api::form.form.find', config },
    { method: 'POST', path: '/forms/:slug', handler: 'api::form.form.submit', config },
  ],
};
