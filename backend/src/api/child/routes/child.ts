import { customerOrGuest } from '../../../accounts/customer-or-guest';

const config = { auth: { strategies: [customerOrGuest] }, policies: ['global::storefront'] };
const handler = (action: string): string => `api::child.child.${action}`;

export default {
  routes: [
    { method: 'GET', path: '/academy/children', handler: handler('list'), config },
    { method: 'POST', path: '/academy/children', handler: handler('add'), config },
    { method: 'PUT', path: '/academy/children/:id', handler: handler('change'), config },
    { method: 'DELETE', path: '/academy/children/:id', handler: handler('remove'), config },
    { method: 'POST', path: '/academy/children/:id/marks', handler: handler('mark'), config },
    { method: 'GET', path: '/academy/children/:id/swims', handler: handler('swims'), config },
    { method: 'POST', path: '/academy/children/:id/swims', handler: handler('addSwim'), config },
    { method: 'DELETE', path: '/academy/children/:id/swims/:swim', handler: handler('removeSwim'), config },
  ],
};
