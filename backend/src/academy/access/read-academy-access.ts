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

/** What grants open, as document ids; a lesson inside a level is not named again. */
export function describeOwned(grants: ActiveGrant[]): Owned {
  const idsOf = (scope: ActiveGrant['scope']): string[] => [
    ...new Set(grants.flatMap((grant) => (grant.scope === scope && grant.target !== null ? [grant.target] : []))),
  ];
  return { lessons: idsOf('lesson'), levels: idsOf('level'), all: grants.some(({ scope }) => scope === 'all') };
}

/** What the caller has of the academy, and whether each of the asked lessons may be watched; unknown ones are missing. */
export async function readAcademyAccess(
  db: Db,
  caller: Caller,
  body: unknown,
): Promise<{ owned: Owned; lessons: Record<string, LessonAccess> }> {
  const { lessons } = parseFields(accessFields, body);
  const grants = await readActiveGrants(db, await readViewer(db, caller), new Date());
  const access = lessons.length > 0 ? await readLessonAccess(db, grants, lessons) : new Map();
  return { owned: describeOwned(grants), lessons: Object.fromEntries(access) };
}
