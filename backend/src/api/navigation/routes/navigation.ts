export default {
  routes: [{ method: 'GET', path: '/navigation/render/:slug', handler: 'navigation.render' }],
};
