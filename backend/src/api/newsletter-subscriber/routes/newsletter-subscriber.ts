const config = { auth: false, policies: ['global::storefront'] };
const handler = (action: string): string => `api::newsletter-subscriber.newsletter-subscriber.${action}`;

export default {
  routes: [
    { method: 'POST', path: '/newsletter', handler: handler('signUp'), config },
    { method: 'POST', path: '/newsletter/confirm', handler: handler('confirm'), config },
    { method: 'POST', path: '/newsletter/stop', handler: handler('stop'), config },
  ],
};
