import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';
import { addToCart, isSameLine, type LineRef, mergeCarts, removeFromCart, setLineQuantity } from './cart-lines';
import { CART_COOKIE, CART_COOKIE_DAYS, decodeCart, encodeCart, fitsCookie } from './cart-cookie';
import { type CartItem } from '@/backend/contract/cart';

/** The cart of this browser. The cookie is the source of truth; memory avoids parsing it on every render. */
const EMPTY: CartItem[] = [];
const FRAGMENT = '#cart=';

// js-cookie's default encoding keeps JSON punctuation; other readers expect plain URL encoding.
const jar = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });
const listeners = new Set<() => void>();
let raw: string | undefined;
let items = EMPTY;
let started = false;
let channel: BroadcastChannel | undefined;

function readCookie(): void {
  const current = jar.get(CART_COOKIE);
  if (current === raw) return;
  raw = current;
  items = decodeCart(current);
}

function refresh(): void {
  const before = items;
  readCookie();
  if (items !== before) for (const listener of listeners) listener();
}

/** Applies a change to the cookie's current value, because another tab may have changed it. */
export function updateCart(next: (current: CartItem[]) => CartItem[]): void {
  readCookie();
  const changed = next(items);
  if (!fitsCookie(changed)) return;
  const attributes = { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' } as const;
  if (changed.length === 0) jar.remove(CART_COOKIE, attributes);
  else jar.set(CART_COOKIE, encodeCart(changed), { ...attributes, expires: CART_COOKIE_DAYS });
  refresh();
  channel?.postMessage(null);
}

/** Imports a cart from another of our domains and removes it from the URL. */
function importFragment(): void {
  if (!location.hash.startsWith(FRAGMENT)) return;
  const incoming = decodeCart(location.hash.slice(FRAGMENT.length));
  history.replaceState(history.state, '', location.pathname + location.search);
  if (incoming.length > 0) updateCart((current) => mergeCarts(current, incoming));
}

function start(): void {
  started = true;
  readCookie();
  if ('BroadcastChannel' in window) {
    channel = new BroadcastChannel('cart');
    channel.addEventListener('message', refresh);
  }
  for (const event of ['focus', 'pageshow', 'visibilitychange']) window.addEventListener(event, refresh);
  window.addEventListener('hashchange', importFragment);
  // Deferred until after Next's startup, which would restore the fragment.
  setTimeout(importFragment);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!started) start();
  return () => listeners.delete(listener);
}

const never = () => () => {};

function getItems(): CartItem[] {
  if (!started) readCookie();
  return items;
}

/** The current cart, outside of rendering. */
export function readCart(): CartItem[] {
  readCookie();
  return items;
}

export function useCart(): CartItem[] {
  return useSyncExternalStore(subscribe, getItems, () => EMPTY);
}

/** Number of lines, for the badge. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => getItems().length,
    () => 0,
  );
}

/** False on the server and during hydration, when the cart is unknown. */
export function useCartReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Returns false if the item was not added: the cart is full (15 lines) or the browser rejects the cookie. */
export function addItem(item: CartItem): boolean {
  updateCart((current) => addToCart(current, item));
  return items.some((line) => isSameLine(line, item));
}

export function setQuantity(ref: LineRef, quantity: number): void {
  updateCart((current) => setLineQuantity(current, ref, quantity));
}

export function removeItem(ref: LineRef): void {
  updateCart((current) => removeFromCart(current, ref));
}

export function clearCart(): void {
  updateCart(() => []);
}
