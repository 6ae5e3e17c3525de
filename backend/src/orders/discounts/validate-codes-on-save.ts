import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { normalizeCode } from '../../domain/discount';
import { type CodeError, validateCode } from './validate-code';

const CODE = 'api::discount-code.discount-code';
const USE = 'api::discount-use.discount-use';

interface Params {
  documentId?: string;
  data?: Record<string, unknown>;
}

function throwIfInvalid(codeErrors: CodeError[]): void {
  const [first] = codeErrors;
  if (!first) return;
  // The admin shows each message at its field, and the first one in the notification.
  const details = codeErrors.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' }));
  throw new errors.ValidationError(first.message, { errors: details });
}

/** Normalizes a code and rejects invalid or duplicate ones with messages for the editor. */
async function normalizeAndValidate(strapi: Core.Strapi, action: string, { documentId, data }: Params): Promise<void> {
  if (!data) return;
  const codes = strapi.db.query(CODE);
  const known =
    documentId && action !== 'create' ? await codes.findOne({ where: { documentId }, populate: ['ownAmounts'] }) : null;
  const code = normalizeCode(String(data.code ?? known?.code ?? ''));
  throwIfInvalid(validateCode({ kind: 'percent', ...known, ...data }));
  if (code) data.code = code;
  const twin = await codes.findOne({ where: { code }, select: ['documentId'] });
  if (twin && (action !== 'update' || twin.documentId !== documentId)) {
    throwIfInvalid([{ field: 'code', message: `There is a code ${code} already` }]);
  }
  // Only orders change the counter; a stale form must not reset it.
  if (action === 'update') delete data.used;
  else data.used = 0;
}

/** Validates every save; codes used by an order cannot be deleted. */
export function validateCodesOnSave(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== CODE) return next();
    const params = (context.params ?? {}) as Params;
    if (['create', 'update', 'clone'].includes(action)) await normalizeAndValidate(strapi, action, params);
    if (action === 'delete' && params.documentId) {
      const uses = await strapi.db.query(USE).count({ where: { discountCode: { documentId: params.documentId } } });
      if (uses > 0) throw new errors.ApplicationError('Orders used this code: deactivate it instead');
    }
    return next();
  });
}
