import { customerOrGuest } from '../../../accounts/customer-or-guest';

const config = { auth: { strategies: [customerOrGuest] }, policies: ['global::storefront'] };

export default {
  routes: [
    { method: 'POST', path: '/academy/parcel-card', handler: 'api::parcel-card.parcel-card.look', config },
    { method: 'POST', path: '/academy/parcel-card/redeem', handler: 'api::parcel-card.parcel-card.redeem', config },
  ],
};
