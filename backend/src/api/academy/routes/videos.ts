export default {
  routes: [
    {
      method: 'GET',
      path: '/academy/videos/:key/captions',
      handler: 'api::academy.videos.captions',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
