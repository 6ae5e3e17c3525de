import type { Knex } from 'knex';
import { MAX_MARKS, type MarkBody } from '../../../contract/children';
import { shopDay } from '../../domain/shop-calendar';
import { ShopError } from '../../domain/shop-error';
import { createStamps, toDate } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import type { Viewer } from '../access/active-grants';
import { canWatch } from '../access/lesson-access';
import { type MarkRow, lockChild, requireRoom } from './child-rows';

/**
 * Records what a child can do in a lesson. Marks are only added, so nobody's is lost; what already is the newest mark of the
 * same day is not added again.
 * @throws NotFound for a child of another account or an unknown lesson, PaymentRequired without access to it, TooManyEntries
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
  const access = await canWatch(db, viewer, lesson, now);
  await transact(db, async (trx) => {
    const child = await lockChild(trx, userId, documentId);
    if (access === null) throw new ShopError('NotFound', 'The lesson does not exist');
    if (access === 'locked') throw new ShopError('PaymentRequired', 'You do not have access to this lesson');
    const marks = trx('child_marks').where({ child_id: child });
    const last: MarkRow | undefined = await marks.clone().where({ lesson }).orderBy('id', 'desc').first();
    const lastDay = shopDay(toDate(last?.marked_at ?? null) ?? new Date(0), timeZone);
    if (last?.state === state && last.floats === floats && lastDay === shopDay(now, timeZone)) return;
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
