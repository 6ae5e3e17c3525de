import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';
import { deleteRecordsWithUser } from './delete-with-user';

/** A form that is sent twice adds one row. They also find the rows of an account and of a child. */
const UNIQUE: Record<string, string> = {
  shop_children_request: 'children (user_id, request_key)',
  shop_child_swims_request: 'child_swims (child_id, request_key)',
};

const INDEXES: Record<string, string> = {
  shop_child_marks_lesson: 'child_marks (child_id, lesson, id)',
  shop_child_swims_day: 'child_swims (child_id, day)',
};

async function bootstrapChildren(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  for (const [name, target] of Object.entries(INDEXES))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
  deleteRecordsWithUser(strapi);
}

export const feature: Feature = { name: 'academy/children', bootstrap: bootstrapChildren };
