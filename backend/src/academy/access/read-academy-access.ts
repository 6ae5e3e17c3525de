import { z } from 'zod';
import { parseFields } from '../../domain/parse-fields';
import type { Caller } from '../../orders/records/order-access';
import { type LessonAccess, readLessonAccess } from './lesson-access';
import { type ActiveGrant, readActiveGrants, readViewer } from './active-grants';
import type { Db } from '../../platform/database/row-helpers';

const accessFields = z.object({ lessons: z.array(z.string().max(64)).max(200).default([]) });

export interface Owned {
  lessons: string[];
  levels: string[];
  all: boolean;
}

/** Targets of the grants as document ids; the lessons of an owned level are not listed. */
function describeOwned(grants: ActiveGrant[]): Owned {
  const idsOf = (scope: ActiveGrant['scope']): string[] => [
    ...new Set(grants.flatMap((grant) => (grant.scope === scope && grant.target !== null ? [grant.target] : []))),
  ];
  return { lessons: idsOf('lesson'), levels: idsOf('level'), all: grants.some(({ scope }) => scope === 'all') };
}

/** Whether this account shares the children of another one. */
async function sharesChildren(db: Db, userId: number | null): Promise<boolean> {
  if (userId === null) return false;
  return (await db('child_adults').where({ adult_id: userId }).first('id')) !== undefined;
}

/**
 * The caller's grants, and the access to each requested lesson; unknown lessons are missing. `sharesChildren` opens no lesson:
 * it lets an adult mark what a child of another account can do.
 */
export async function readAcademyAccess(
  db: Db,
  caller: Caller,
  body: unknown,
): Promise<{ owned: Owned; lessons: Record<string, LessonAccess>; sharesChildren: boolean }> {
  const { lessons } = parseFields(accessFields, body);
  const grants = await readActiveGrants(db, await readViewer(db, caller), new Date());
  const access = lessons.length > 0 ? await readLessonAccess(db, grants, lessons) : new Map();
  return {
    owned: describeOwned(grants),
    lessons: Object.fromEntries(access),
    sharesChildren: await sharesChildren(db, caller.userId),
  };
}
