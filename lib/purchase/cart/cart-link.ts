import { CART_COOKIE } from './cart-cookie';
import Cookies from 'js-cookie';

/** Cookies are bound to a domain, so the cart is passed in the URL fragment, which is not sent to servers. */
export function addCartToLink(link: HTMLAnchorElement): void {
  const cart = Cookies.get(CART_COOKIE);
  if (cart) link.hash = `${CART_COOKIE}=${encodeURIComponent(cart)}`;
}
