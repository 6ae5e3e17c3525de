import type { Knex } from 'knex';
import { MAX_MARKS, type MarkBody } from '../../../contract/children';
import { shopDay } from '../../domain/shop-calendar';
import { ShopError } from '../../domain/shop-error';
import { createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import type { Viewer } from '../access/active-grants';
import { type LessonAccess, canWatch } from '../access/lesson-access';
import { type MarkRow, childrenSeenBy, findChild, inOrder, lockChild, requireRoom } from './child-rows';

/** Access of the adult who marks, or else of the account that the child belongs to: marking opens no video. */
async function readAccess(
  db: Knex,
  viewer: Viewer,
  ownerId: number,
  lesson: string,
  now: Date,
): Promise<LessonAccess | null> {
  const access = await canWatch(db, viewer, lesson, now);
  if (access !== 'locked' || viewer.userId === ownerId) return access;
  return canWatch(db, { userId: ownerId, orderIds: [] }, lesson, now);
}

/**
 * Records what a child can do in a lesson. Marks are only added, so nobody's is lost; what already is the newest mark of the
 * same day and by the same account is not added again.
 * @throws NotFound for a child that the account does not see or an unknown lesson, PaymentRequired without access to it,
 * TooManyEntries
 */
export async function markLesson(
  db: Knex,
  viewer: Viewer & { userId: number },
  documentId: string,
  { lesson, state, floats }: MarkBody,
  timeZone: string,
  now = new Date(),
): Promise<void> {
  const { userId } = viewer;
  const { user_id: ownerId } = await findChild(db, userId, documentId);
  const access = await readAccess(db, viewer, ownerId, lesson, now);
  await transact(db, async (trx) => {
    const child = await lockChild(trx, childrenSeenBy, userId, documentId);
    if (access === null) throw new ShopError('NotFound', 'The lesson does not exist');
    if (access === 'locked') throw new ShopError('PaymentRequired', 'You do not have access to this lesson');
    const marks = trx('child_marks').where({ child_id: child });
    const known: MarkRow[] = await marks.clone().where({ lesson });
    const last = inOrder(known).at(-1);
    const lastDay = shopDay(new Date(last?.at ?? 0), timeZone);
    const isSame = last?.state === state && last.floats === floats && last.marked_by === userId;
    if (isSame && lastDay === shopDay(now, timeZone)) return;
    await requireRoom(marks.clone(), MAX_MARKS);
    await trx('child_marks').insert({
      ...createStamps(now),
      child_id: child,
      lesson,
      state,
      floats,
      marked_at: now,
      marked_by: userId,
    });
  });
}
