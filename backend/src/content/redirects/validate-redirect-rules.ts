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

function refuse(faults: RuleError[]): void {
  const [first] = faults;
  if (!first) return;
  // The admin puts each message at its field, and the first one in the notice.
  const details = faults.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' }));
  throw new errors.ValidationError(first.message, { errors: details });
}

const toRule = (data: Record<string, unknown>): RedirectRule => ({
  fromPath: typeof data.fromPath === 'string' ? data.fromPath : '',
  target: typeof data.target === 'string' ? data.target : '',
  language: typeof data.language === 'string' && data.language !== '' ? data.language : null,
  active: data.active !== false,
});

/** Brings a rule into its form and refuses one that could not work, with words for the person who saves it. */
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
  if (twin) refuse([{ field: 'fromPath', message: `There is a rule for ${rule.fromPath} in this language already` }]);
  const loop = findLoop(rule, others);
  if (loop) refuse([{ field: 'target', message: `This leads in a circle: ${loop.join(' → ')}` }]);
  Object.assign(data, { fromPath: rule.fromPath, target: rule.target });
}

/** Checks rules whoever saves them. */
export function validateRedirectRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === RULE && ['create', 'update', 'clone'].includes(context.action))
      await normalizeAndValidate(strapi, context.action, (context.params ?? {}) as Params);
    return next();
  });
}
