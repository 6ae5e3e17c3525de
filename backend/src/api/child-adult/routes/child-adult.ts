import { customerOrGuest } from '../../../accounts/customer-or-guest';

const config = { auth: { strategies: [customerOrGuest] }, policies: ['global::storefront'] };
const handler = (action: string): string => `api::child-adult.child-adult.${action}`;

export default {
  routes: [
    { method: 'GET', path: '/academy/adults', handler: handler('list'), config },
    { method: 'POST', path: '/academy/adults', handler: handler('invite'), config },
    { method: 'POST', path: '/academy/adults/:id/resend', handler: handler('resend'), config },
    { method: 'DELETE', path: '/academy/adults/:id', handler: handler('remove'), config },
    { method: 'DELETE', path: '/academy/shared-accounts/:id', handler: handler('leave'), config },
    { method: 'POST', path: '/academy/invitation', handler: handler('look'), config },
    { method: 'POST', path: '/academy/invitation/accept', handler: handler('accept'), config },
  ],
};
