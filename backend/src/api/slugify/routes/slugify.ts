export default {
  routes: [{ method: 'GET', path: '/slugify/slugs/:type/:slug', handler: 'slugify.findSlug' }],
};
