const config = { auth: false, policies: ['global::storefront'] };
const handler = (action: string): string => `api::back-in-stock-request.back-in-stock-request.${action}`;

export default {
  routes: [
    { method: 'POST', path: '/back-in-stock', handler: handler('ask'), config },
    { method: 'POST', path: '/back-in-stock/stop', handler: handler('stop'), config },
  ],
};
