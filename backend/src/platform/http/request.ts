import type { Context } from 'koa';
import { type Locale, isLocale, DEFAULT_LOCALE } from '../../../contract/locales';

/** The language of the shop the visitor is on. */
export function readShopLocale(ctx: Context): Locale {
  const locale = ctx.get('x-shop-locale');
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

export const isStorefront = (ctx: Context): boolean => ctx.state.storefront === true;

/** Parsed by the body middleware; typed by nobody. */
export const readBody = (ctx: Context): unknown => (ctx.request as { body?: unknown }).body;
