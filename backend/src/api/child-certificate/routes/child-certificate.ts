import { customerOrGuest } from '../../../accounts/customer-or-guest';

const policies = ['global::storefront'];
const own = { auth: { strategies: [customerOrGuest] }, policies };
const handler = (action: string): string => `api::child-certificate.child-certificate.${action}`;

export default {
  routes: [
    { method: 'GET', path: '/academy/certificates', handler: handler('list'), config: own },
    { method: 'GET', path: '/academy/children/:id/certificates/:level', handler: handler('print'), config: own },
    { method: 'POST', path: '/academy/children/:id/certificates/:level', handler: handler('issue'), config: own },
    {
      method: 'GET',
      path: '/academy/certificates/:serial',
      handler: handler('check'),
      config: { auth: false, policies },
    },
  ],
};
