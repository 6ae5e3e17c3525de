import { customerOrGuest } from '../../../accounts/customer-or-guest';

const config = { auth: { strategies: [customerOrGuest] }, policies: ['global::storefront'] };
const handler = (action: string): string => `api::watch-progress.watch-progress.${action}`;

export default {
  routes: [
    { method: 'GET', path: '/academy/progress', handler: handler('list'), config },
    { method: 'POST', path: '/academy/progress', handler: handler('report'), config },
  ],
};
