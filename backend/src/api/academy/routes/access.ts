import { customerOrGuest } from '../../../accounts/customer-or-guest';

export default {
  routes: [
    {
      method: 'POST',
      path: '/academy/access',
      handler: 'api::academy.access.read',
      config: { auth: { strategies: [customerOrGuest] }, policies: ['global::storefront'] },
    },
  ],
};
