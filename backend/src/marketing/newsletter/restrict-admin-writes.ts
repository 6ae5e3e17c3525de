import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SUBSCRIBER, subscriberTopic } from './subscriber-rows';

const WRITES = new Set(['create', 'update', 'clone']);

/**
 * Subscribers cannot be added or edited in the admin, because consent cannot be given for others; they can be deleted on
 * request. Their outbox messages are deleted through the ORM to join the transaction of a bulk delete.
 */
export function restrictAdminWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== SUBSCRIBER) return next();
    if (WRITES.has(action))
      throw new errors.ApplicationError('Subscribers can only be deleted here; they subscribe on the site');
    const result = await next();
    const { documentId } = context.params as { documentId?: string };
    if (action === 'delete' && documentId)
      await strapi.db
        .query('api::outbox-message.outbox-message')
        .deleteMany({ where: { topic: subscriberTopic(documentId) } });
    return result;
  });
}
