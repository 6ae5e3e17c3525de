import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import { beforeUserDelete } from '../../platform/database/before-user-delete';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';
import { questionRoutes } from './admin-routes';
import { questionViews } from './admin-view';
import { QUESTION, type QuestionRow } from './question-rows';
import { revalidateLessons } from './revalidate-lessons';

/** Fields visible to operators and editors; excludes the customer. */
const FIELDS = [
  'lessonTitle',
  'language',
  'text',
  'publication',
  'name',
  'state',
  'reason',
  'answer',
  'askedAt',
  'decidedAt',
  'decidedBy',
];

/** Questions go with an account that an admin deletes. */
const deleteWithUser = (strapi: Core.Strapi): void =>
  beforeUserDelete(strapi, async (ids) => {
    const where = { user: { id: ids } };
    const rows: QuestionRow[] = await strapi.db.query(QUESTION).findMany({ where, select: ['lesson', 'state'] });
    await strapi.db.query(QUESTION).deleteMany({ where });
    revalidateLessons(rows);
  });

async function bootstrapQuestions(strapi: Core.Strapi): Promise<void> {
  // A form that is sent twice asks once.
  await createUniqueIndex(strapi, 'shop_lesson_questions_request', 'lesson_questions (user_id, request_key)');
  await strapi.db.connection.raw(
    "create index if not exists shop_lesson_questions_shown on lesson_questions (lesson, language, asked_at) where state = 'published'",
  );
  // For the home page of the admin.
  await strapi.db.connection.raw(
    "create index if not exists shop_lesson_questions_waiting on lesson_questions (asked_at) where state = 'waiting'",
  );
  await applyViews(strapi, 'question-views', questionViews);
  for (const [key, role] of [
    ['editor-questions', 'strapi-editor'],
    ['operator-questions', 'shop-operator'],
  ] as const)
    await grantContent(strapi, key, role, [
      { actions: [`${EXPLORER}.read`, `${EXPLORER}.update`], subject: QUESTION, fields: FIELDS },
    ]);
  deleteWithUser(strapi);
}

export const feature: Feature = {
  name: 'academy/questions',
  adminRoutes: questionRoutes,
  bootstrap: bootstrapQuestions,
};
