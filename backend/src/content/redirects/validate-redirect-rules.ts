import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type RedirectRule, type RuleError, findLoop, normalizeRule } from '../../domain/redirect-rule';
import { env } from '../../platform/env/env';

const RULE = 'api::redirect.redirect';

interface Params {
  documentId?: string;
  data?: Record<string, unknown>;
}

type StoredRule = RedirectRule & { documentId: string };

function refuse(ruleErrors: RuleError[]): void {
  const [first] = ruleErrors;
  if (!first) return;
  // The admin shows each message at its field and the first one in the notification.
  const details = ruleErrors.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' }));
  throw new errors.ValidationError(first.message, { errors: details });
}

const toRule = (data: Record<string, unknown>): RedirectRule => ({
  fromPath: typeof data.fromPath === 'string' ? data.fromPath : '',
  target: typeof data.target === 'string' ? data.target : '',
  language: typeof data.language === 'string' && data.language !== '' ? data.language : null,
  active: data.active !== false,
});

/** Normalizes a rule and rejects duplicates, loops and invalid targets, with messages for the editor. */
async function normalizeAndValidate(strapi: Core.Strapi, action: string, { documentId, data }: Params): Promise<void> {
  if (!data) return;
  const all = (await strapi.db
    .query(RULE)
    .findMany({ select: ['documentId', 'fromPath', 'target', 'language', 'active'] })) as StoredRule[];
  const known = all.find((rule) => rule.documentId === documentId);
  const others = action === 'update' ? all.filter((rule) => rule !== known) : all;
  const settled = normalizeRule(toRule({ ...known, ...data }), Object.values(env().shopOrigins));
  if ('errors' in settled) return refuse(settled.errors);
  const { rule } = settled;
  const twin = others.find(({ fromPath, language }) => fromPath === rule.fromPath && language === rule.language);
  if (twin) refuse([{ field: 'fromPath', message: `A rule for ${rule.fromPath} already exists in this language` }]);
  const loop = findLoop(rule, others);
  if (loop) refuse([{ field: 'target', message: `This creates a redirect loop: ${loop.join(' → ')}` }]);
  Object.assign(data, { fromPath: rule.fromPath, target: rule.target });
}

/** Validates every save of a redirect rule. */
export function validateRedirectRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === RULE && ['create', 'update', 'clone'].includes(context.action))
      await normalizeAndValidate(strapi, context.action, (context.params ?? {}) as Params);
    return next();
  });
}
