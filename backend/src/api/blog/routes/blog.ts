export default {
  routes: [
    {
      method: 'GET',
      path: '/blog',
      handler: 'blog.list',
      config: { auth: false, policies: ['global::storefront'] },
    },
    {
      method: 'GET',
      path: '/blog/related/:id',
      handler: 'blog.related',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
