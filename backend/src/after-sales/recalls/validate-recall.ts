import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findRecallErrors } from '../../domain/recall-notice';
import { RECALL, readRecall } from './read-recalls';

/** Blocks publishing a recall that lacks what the law asks of its notice, and deleting one of which customers were told. */
export function validateRecalls(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== RECALL) return next();
    const { documentId } = context.params as { documentId?: string };
    if (!documentId) return next();
    if (
      context.action === 'delete' &&
      (await strapi.db.connection('recall_notices').where({ recall_id: documentId }).first('id'))
    )
      throw new errors.ValidationError('Customers were told of this recall: unpublish it instead');
    if (context.action !== 'publish') return next();
    const draft = await readRecall(strapi, documentId, 'draft');
    const wrong = draft ? findRecallErrors(draft) : [];
    if (wrong.length === 0) return next();
    // The admin shows each message at its field and the full text in the notification.
    const details = wrong.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' }));
    const text = `Not published: the recall still needs ${wrong.map(({ message }) => message).join('; ')}`;
    throw new errors.ValidationError(text, { errors: details });
  });
}
