import { customerOrGuest } from '../../../accounts/customer-or-guest';

export default {
  routes: [
    {
      method: 'POST',
      path: '/academy/lessons/:id/playback',
      handler: 'api::academy.playback.read',
      config: { auth: { strategies: [customerOrGuest] }, policies: ['global::storefront'] },
    },
  ],
};
