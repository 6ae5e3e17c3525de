import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SUBMISSION } from './admin-routes';
import { validateFormDefinition } from './validate-form-definition';
import { removeFolder } from '../../platform/files/uploads';

const FORM = 'api::form.form';
const CONSENT = 'api::consent-record.consent-record';
const WRITES = new Set(['create', 'update', 'delete', 'clone', 'publish', 'unpublish', 'discardDraft']);

interface Params {
  documentId?: string;
  data?: Record<string, unknown>;
}

const isAdminRequest = (strapi: Core.Strapi): boolean =>
  strapi.requestContext.get()?.state.route?.info?.type === 'admin';

function rejectInvalidForm(data: Record<string, unknown>): void {
  const definitionErrors = validateFormDefinition(data);
  const [first] = definitionErrors;
  if (!first) return;
  // The admin shows each message at its field and the first one in the notification.
  const details = definitionErrors.map(({ path, message }) => ({
    path: path.map(String),
    message,
    name: 'ValidationError',
  }));
  throw new errors.ValidationError(first.message, { errors: details });
}

/**
 * Deletes a submission with its files and mails. Uses the ORM to join the transaction of a bulk delete.
 */
async function deleteWithFilesAndMails(
  strapi: Core.Strapi,
  documentId: string,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const row: { id: number } | null = await strapi.db.query(SUBMISSION).findOne({ where: { documentId } });
  const result = await next();
  if (row) {
    await strapi.db
      .query('api::outbox-message.outbox-message')
      .deleteMany({ where: { topic: `submission:${row.id}` } });
    await removeFolder(documentId);
  }
  return result;
}

/**
 * Validates every save of a form. In the admin, submissions are read-only except for their state, and can be deleted on a
 * visitor's request. Consent records can neither be changed nor deleted.
 */
export function registerFormWriteRules(strapi: Core.Strapi): void {
  strapi.documents.use((async (
    context: { uid: string; action: string; params: unknown },
    next: () => Promise<unknown>,
  ) => {
    const { uid, action } = context;
    const params = (context.params ?? {}) as Params;
    if (uid === FORM && params.data && (action === 'create' || action === 'update')) rejectInvalidForm(params.data);
    if (!WRITES.has(action) || !isAdminRequest(strapi)) return next();
    if (uid === CONSENT) throw new errors.ApplicationError('Consent records cannot be changed or deleted');
    if (uid !== SUBMISSION) return next();
    if (action === 'delete' && params.documentId) return deleteWithFilesAndMails(strapi, params.documentId, next);
    if (action !== 'update') throw new errors.ApplicationError('Submissions cannot be created or duplicated');
    const { state, updatedBy } = params.data ?? {};
    params.data = { ...(state === undefined ? {} : { state }), ...(updatedBy === undefined ? {} : { updatedBy }) };
    return next();
  }) as Parameters<Core.Strapi['documents']['use']>[0]);
}
