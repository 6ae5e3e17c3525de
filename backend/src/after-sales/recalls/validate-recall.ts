import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findRecallErrors, hashTold } from '../../domain/recall-notice';
import { RECALL, type Recall, readRecall } from './read-recalls';

const VARIANT = 'api::product-variant.product-variant';

/** Whether a customer was told. Strapi's query API joins the transaction in which the admin publishes. */
const wasTold = async (strapi: Core.Strapi, where: object): Promise<boolean> =>
  (await strapi.db.query('api::recall-notice.recall-notice').findOne({ where, select: ['id'] })) !== null;

/** Without its variant a recall would find no buyer, and say nothing of it. */
async function keepNamedVariant(strapi: Core.Strapi, documentId: string): Promise<void> {
  const recall = await strapi.db.query(RECALL).findOne({ where: { variants: { documentId } }, select: ['name'] });
  if (recall)
    throw new errors.ValidationError(
      `The recall "${recall.name}" names this variant, and would no longer find its buyers: it can not be deleted`,
    );
}

async function keepToldRecall(strapi: Core.Strapi, documentId: string): Promise<void> {
  if (await wasTold(strapi, { recallId: documentId }))
    throw new errors.ValidationError('Customers were told of this recall: unpublish it instead');
}

/** Each order is told once, so what a recall is about stays as it was told. */
async function requireSameAsTold(strapi: Core.Strapi, draft: Recall): Promise<void> {
  if (await wasTold(strapi, { recallId: draft.id, toldHash: { $ne: hashTold(draft) } }))
    throw new errors.ValidationError(
      'Not published: customers were told of these pieces and this hazard, and are told once. Make a new recall for what was added or changed',
    );
}

function requireComplete(draft: Recall): void {
  const wrong = findRecallErrors(draft);
  if (wrong.length === 0) return;
  // The admin shows each message at its field and the full text in the notification.
  const details = wrong.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' }));
  const text = `Not published: the recall still needs ${wrong.map(({ message }) => message).join('; ')}`;
  throw new errors.ValidationError(text, { errors: details });
}

/**
 * Blocks publishing a recall that lacks what the law asks of its notice or differs from what customers were told, and deleting
 * one of which they were told, or a variant that one names.
 */
export function validateRecalls(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const { documentId } = params as { documentId?: string };
    if (!documentId) return next();
    if (uid === VARIANT && action === 'delete') await keepNamedVariant(strapi, documentId);
    if (uid !== RECALL) return next();
    if (action === 'delete') await keepToldRecall(strapi, documentId);
    const draft = action === 'publish' ? await readRecall(strapi, documentId, 'draft') : null;
    if (draft) {
      requireComplete(draft);
      await requireSameAsTold(strapi, draft);
    }
    return next();
  });
}
