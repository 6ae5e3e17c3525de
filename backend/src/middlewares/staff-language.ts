import type { Context, Next } from 'koa';
import { staffLanguageOf } from '../../contract/staff-languages';
import { translateFailure, translateLabels } from '../platform/admin-texts/strapi-bodies';

/** What Strapi's own pages read of content types: their names, and the labels and help texts of fields. */
const DESCRIPTIONS = /^\/content-manager\/(init|content-types|components|content-types-settings)(\/|$)/;

/**
 * Answers an admin in the language of the profile where Strapi's own pages show a text as it comes. Outside of all error handling,
 * so that it sees every failure; sentences are written in English where they are thrown.
 */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (ctx.path.startsWith('/api/')) return;
  const user: { preferedLanguage?: unknown } | undefined = ctx.state.user;
  const language = staffLanguageOf(user?.preferedLanguage);
  const body: unknown = ctx.body;
  if (language === 'en' || typeof body !== 'object' || body === null) return;
  if (ctx.status >= 400 && 'error' in body) ctx.body = translateFailure(body, language);
  else if (ctx.status < 400 && DESCRIPTIONS.test(ctx.path) && 'data' in body)
    ctx.body = translateLabels(body, language);
};
