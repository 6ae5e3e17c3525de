import { customerOrGuest } from '../../../accounts/customer-or-guest';

const config = { auth: { strategies: [customerOrGuest] }, policies: ['global::storefront'] };

export default {
  routes: [
    { method: 'GET', path: '/academy/lessons/:id/pool-card', handler: 'api::academy.pool-cards.lesson', config },
    { method: 'GET', path: '/academy/levels/:id/pool-cards', handler: 'api::academy.pool-cards.level', config },
  ],
};
