import { customerOrGuest } from '../../../accounts/customer-or-guest';

export default {
  routes: [
    {
      method: 'POST',
      path: '/academy/offline',
      handler: 'api::academy.offline.check',
      config: { auth: { strategies: [customerOrGuest] }, policies: ['global::storefront'] },
    },
  ],
};
