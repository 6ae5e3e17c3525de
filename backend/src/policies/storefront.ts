import { ShopError } from '../domain/shop-error';

/** Only allows the storefront, authenticated by global::trusted-caller. */
export default (context: { state: { storefront?: boolean } }): boolean => {
  if (context.state.storefront !== true) throw new ShopError('Forbidden', 'Only the storefront may call this');
  return true;
};
