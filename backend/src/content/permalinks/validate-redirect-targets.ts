import type { Core } from '@strapi/strapi';
import { LOCALES, isLocale } from '../../../contract/locales';
import { isRecord } from '../../domain/is-record';
import { throwFieldErrors } from '../../platform/admin/field-errors';
import { readRedirectRules } from '../redirects/read-redirect-rules';
import { type BrokenLinkReason, findReason } from './find-broken-link';

const RULE = 'api::redirect.redirect';

const MESSAGES: Record<Exclude<BrokenLinkReason, 'not an address'>, string> = {
  'no such page': 'No published page has this URL: publish it first, or choose another target',
  'not in this language': 'This page is not published in the language of the redirect',
  removed: 'This page was removed: choose another target',
};

interface Params {
  documentId?: string;
  data?: Record<string, unknown>;
}

/** The rule after the save: saved fields, completed from the stored rule. */
async function readRule(strapi: Core.Strapi, { documentId, data }: Params): Promise<Record<string, unknown>> {
  const stored: unknown = documentId ? await strapi.db.query(RULE).findOne({ where: { documentId } }) : null;
  return { ...(isRecord(stored) && stored), ...data };
}

/**
 * Refuses an active redirect to a page of this shop that does not exist in its language; one for all languages needs a target
 * in any of them. Another redirect is a target too. What is no URL at all is refused with the rule itself.
 */
export function validateRedirectTargets(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== RULE || !['create', 'update', 'clone'].includes(context.action)) return next();
    const { target, language, active } = await readRule(strapi, (context.params ?? {}) as Params);
    if (typeof target !== 'string' || active === false) return next();
    const reasons: (BrokenLinkReason | null)[] = [];
    // Joins the transaction of the caller, because SQLite has only one connection.
    await strapi.db.transaction(async ({ trx }) => {
      const rules = await readRedirectRules(trx);
      for (const locale of isLocale(language) ? [language] : LOCALES)
        reasons.push(await findReason(trx, target, { locale, rules }));
    });
    const [reason] = reasons;
    if (reason && reason !== 'not an address' && !reasons.includes(null))
      throwFieldErrors([{ path: ['target'], message: MESSAGES[reason] }]);
    return next();
  });
}
