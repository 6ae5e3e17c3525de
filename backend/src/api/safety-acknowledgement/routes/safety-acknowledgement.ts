import { customerOrGuest } from '../../../accounts/customer-or-guest';

export default {
  routes: [
    {
      method: 'POST',
      path: '/academy/acknowledgements',
      handler: 'api::safety-acknowledgement.safety-acknowledgement.record',
      config: { auth: { strategies: [customerOrGuest] }, policies: ['global::storefront'] },
    },
  ],
};
