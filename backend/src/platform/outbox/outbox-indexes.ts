import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { createUniqueIndex } from '../database/unique-indexes';

/** Rows without a topic are from an earlier version, in which all mails were about orders. */
export async function backfillTopics(db: Knex): Promise<void> {
  await db('outbox_messages')
    .whereNull('topic')
    .whereNotNull('order_id')
    .update({ topic: db.raw("'order:' || order_id") });
}

export async function ensureOutboxIndexes(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  await backfillTopics(db);
  await db.raw('drop index if exists shop_outbox_messages_kind');
  await createUniqueIndex(strapi, 'shop_outbox_messages_topic', 'outbox_messages (topic, kind)');
  await db.raw(
    "create index if not exists shop_outbox_messages_due on outbox_messages (next_attempt_at) where state = 'pending'",
  );
  await db.raw("create index if not exists shop_outbox_messages_dead on outbox_messages (id) where state = 'dead'");
}
