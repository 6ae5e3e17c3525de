const config = { auth: false, policies: ['global::storefront'] };
const handler = (action: string): string => `api::cart-reminder.cart-reminder.${action}`;

export default {
  routes: [
    { method: 'POST', path: '/cart-reminders', handler: handler('ask'), config },
    { method: 'POST', path: '/cart-reminders/stop', handler: handler('stop'), config },
  ],
};
