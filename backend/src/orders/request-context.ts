import type { Context } from 'koa';
import { parseAccessHeader } from '../domain/access-key';
import { DEFAULT_LOCALE, type Locale, isLocale } from '../domain/locales';
import type { Caller } from './caller';

/** Who asks: the session's customer, and the orders that the browser holds keys of. */
export function readCaller(ctx: Context): Caller {
  const user: unknown = ctx.state.user;
  const id = typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'number' ? user.id : null;
  return { userId: id, access: parseAccessHeader(ctx.request.headers['x-order-access']) };
}

/** The language of the shop the visitor is on. */
export function readShopLocale(ctx: Context): Locale {
  const locale = ctx.get('x-shop-locale');
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

export const isStorefront = (ctx: Context): boolean => ctx.state.storefront === true;

/** Parsed by the body middleware; typed by nobody. */
export const readBody = (ctx: Context): unknown => (ctx.request as { body?: unknown }).body;
