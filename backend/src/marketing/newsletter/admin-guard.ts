import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SUBSCRIBER, subscriberTopic } from './subscribers';

const WRITES = new Set(['create', 'update', 'clone']);

/**
 * Consent can't be given for somebody else. An operator can take off the list who asks for it by mail or telephone; their
 * mails go through the ORM, which joins the transaction that deleting many at once runs in.
 */
export function guardSubscribers(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== SUBSCRIBER) return next();
    if (WRITES.has(action))
      throw new errors.ApplicationError('Subscribers sign up on the site; here they can only be deleted');
    const result = await next();
    const { documentId } = context.params as { documentId?: string };
    if (action === 'delete' && documentId)
      await strapi.db
        .query('api::outbox-message.outbox-message')
        .deleteMany({ where: { topic: subscriberTopic(documentId) } });
    return result;
  });
}
