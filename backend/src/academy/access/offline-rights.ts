import { createHmac } from 'node:crypto';
import type { Db } from '../../platform/database/row-helpers';
import { accessSecret } from '../../platform/secrets/access-secret';
import { type Viewer, readActiveGrants } from './active-grants';
import { readLessonAccess } from './lesson-access';

interface OfflineRights {
  /** The same for every request of an account, and says nothing about it: a browser keeps it beside saved lessons. */
  owner: string;
  open: string[];
}

/** Which of the lessons saved on a device an account may still watch. */
export async function readOfflineRights(
  db: Db,
  viewer: Viewer & { userId: number },
  lessons: string[],
  now: Date,
): Promise<OfflineRights> {
  const access = await readLessonAccess(db, await readActiveGrants(db, viewer, now), lessons);
  return {
    owner: createHmac('sha256', accessSecret()).update(`offline:${viewer.userId}`).digest('base64url').slice(0, 22),
    open: lessons.filter((lesson) => (access.get(lesson) ?? 'locked') !== 'locked'),
  };
}
