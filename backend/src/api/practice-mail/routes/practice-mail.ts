import { customerOrGuest } from '../../../accounts/customer-or-guest';

const policies = ['global::storefront'];
const own = { auth: { strategies: [customerOrGuest] }, policies };
const handler = (action: string): string => `api::practice-mail.practice-mail.${action}`;

export default {
  routes: [
    { method: 'GET', path: '/academy/practice-mail', handler: handler('read'), config: own },
    { method: 'PUT', path: '/academy/practice-mail', handler: handler('set'), config: own },
    { method: 'POST', path: '/practice-mail/stop', handler: handler('stop'), config: { auth: false, policies } },
  ],
};
