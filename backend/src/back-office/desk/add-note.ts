import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { addEvent } from '../../orders/records/order-events';
import { transact } from '../../platform/database/transact';
import { findOrder } from './read-order';
import type { AuditActor } from '../../platform/admin/audit-actor';

const MAX_LENGTH = 2000;
/** Control and bidirectional formatting characters, except line breaks and tabs. */
const FORBIDDEN = /(?![\n\r\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const noteSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(MAX_LENGTH)
    .refine((text) => !FORBIDDEN.test(text)),
});

/** Adds an internal note to the timeline of an order. Notes cannot be edited and are never visible to customers. */
export async function addNote(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
  actor: AuditActor,
): Promise<void> {
  const parsed = noteSchema.safeParse(body);
  if (!parsed.success) throw new errors.ValidationError(`A note has between 1 and ${MAX_LENGTH} characters of text`);
  await transact(strapi.db.connection, async (trx) => {
    const order = await findOrder(trx, documentId);
    await addEvent(trx, order.id, 'note', parsed.data, new Date(), actor);
  });
}
