import type { Context } from 'koa';
import { type Locale, isLocale, DEFAULT_LOCALE } from '../../../contract/locales';
import { LOCALE_HEADER } from '../../../contract/headers';

/** Language of the storefront the visitor uses. */
export function readShopLocale(ctx: Context): Locale {
  const locale = ctx.get(LOCALE_HEADER);
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

export const isStorefront = (ctx: Context): boolean => ctx.state.storefront === true;

/** Set by the body middleware; untyped in Koa. */
export const readBody = (ctx: Context): unknown => (ctx.request as { body?: unknown }).body;
