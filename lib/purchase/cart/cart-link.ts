import { CART_COOKIE } from './cart-cookie';
import Cookies from 'js-cookie';

/** Cookies stay behind on a change of domain, so the cart travels in the fragment, which no server ever sees. */
export function addCartToLink(link: HTMLAnchorElement): void {
  const cart = Cookies.get(CART_COOKIE);
  if (cart) link.hash = `${CART_COOKIE}=${encodeURIComponent(cart)}`;
}
