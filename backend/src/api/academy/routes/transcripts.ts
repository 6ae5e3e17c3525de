import { customerOrGuest } from '../../../accounts/customer-or-guest';

export default {
  routes: [
    {
      method: 'POST',
      path: '/academy/transcripts',
      handler: 'api::academy.transcripts.read',
      config: { auth: { strategies: [customerOrGuest] }, policies: ['global::storefront'] },
    },
  ],
};
