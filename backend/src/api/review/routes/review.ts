const config = { auth: false, policies: ['global::storefront'] };
const handler = (action: string): string => `api::review.review.${action}`;

export default {
  routes: [
    { method: 'GET', path: '/reviews', handler: handler('list'), config },
    { method: 'POST', path: '/reviews', handler: handler('write'), config },
    { method: 'GET', path: '/reviews/request', handler: handler('open'), config },
    { method: 'POST', path: '/reviews/stop', handler: handler('stop'), config },
  ],
};
