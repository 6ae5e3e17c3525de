import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { normalizeCode } from '../../domain/discount';
import { type CodeFault, checkCode } from './check-code';

const CODE = 'api::discount-code.discount-code';
const USE = 'api::discount-use.discount-use';

interface Params {
  documentId?: string;
  data?: Record<string, unknown>;
}

function refuse(faults: CodeFault[]): void {
  const [first] = faults;
  if (!first) return;
  // The admin puts each message at its field, and the first one in the notice.
  const details = faults.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' }));
  throw new errors.ValidationError(first.message, { errors: details });
}

/** Brings a code into its form and refuses one that could not work, with words for the person who saves it. */
async function prepare(strapi: Core.Strapi, action: string, { documentId, data }: Params): Promise<void> {
  if (!data) return;
  const codes = strapi.db.query(CODE);
  const known = documentId && action !== 'create' ? await codes.findOne({ where: { documentId } }) : null;
  const code = normalizeCode(String(data.code ?? known?.code ?? ''));
  refuse(checkCode({ kind: 'percent', ...known, ...data }));
  if (code) data.code = code;
  const twin = await codes.findOne({ where: { code }, select: ['documentId'] });
  if (twin && (action !== 'update' || twin.documentId !== documentId)) {
    refuse([{ field: 'code', message: `There is a code ${code} already` }]);
  }
  // Only orders count uses: a form that lay open while some came in must not turn the counter back.
  if (action === 'update') delete data.used;
  else data.used = 0;
}

/** Checks codes whoever saves them. One that orders name stays, because they show what it was. */
export function guardDiscountCodes(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== CODE) return next();
    const params = (context.params ?? {}) as Params;
    if (['create', 'update', 'clone'].includes(action)) await prepare(strapi, action, params);
    if (action === 'delete' && params.documentId) {
      const uses = await strapi.db.query(USE).count({ where: { discountCode: { documentId: params.documentId } } });
      if (uses > 0) throw new errors.ApplicationError('Orders were made with this code: switch it off instead');
    }
    return next();
  });
}
