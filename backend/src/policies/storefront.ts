import { ShopError } from '../domain/shop-error';

/** Lets only the storefront pass, recognised by global::trusted-caller. */
export default (context: { state: { storefront?: boolean } }): boolean => {
  if (context.state.storefront !== true) throw new ShopError('Forbidden', 'Only the shop itself may ask this');
  return true;
};
