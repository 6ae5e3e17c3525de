import type { Context } from 'koa';
import { type Locale, isLocale } from '../../../contract/locales';

/** Language of an admin's own interface, which is English until they choose another one. */
export function viewerLocale(ctx: Context): Locale {
  const user: { preferedLanguage?: unknown } | undefined = ctx.state.user;
  return isLocale(user?.preferedLanguage) ? user.preferedLanguage : 'en';
}
