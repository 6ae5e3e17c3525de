import type { Context } from 'koa';
import { type Locale, isLocale } from '../../../contract/locales';
import { staffLanguageOf } from '../../../contract/staff-languages';
import { type Translator, translatorFor } from '../admin-texts/translator';

const preferenceOf = (ctx: Context): unknown => {
  const user: { preferedLanguage?: unknown } | undefined = ctx.state.user;
  return user?.preferedLanguage;
};

/** Language of an admin's own interface, which is English until they choose another one. */
export function viewerLocale(ctx: Context): Locale {
  const preference = preferenceOf(ctx);
  return isLocale(preference) ? preference : 'en';
}

/** Words for an admin's own interface. */
export const translatorOf = (ctx: Context): Translator => translatorFor(staffLanguageOf(preferenceOf(ctx)));
