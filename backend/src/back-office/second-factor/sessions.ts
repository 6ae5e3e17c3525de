import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const SESSION = 'admin::session';
const ORIGIN = 'admin';

/** Strapi copies a session's metadata when its token is renewed; a version that does not makes admins enter a code again. */
const sessionRow = z.object({
  metadata: z.looseObject({ secondFactor: z.string().optional() }).nullish(),
});

async function readMetadata(strapi: Core.Strapi, sessionId: string): Promise<{ secondFactor?: string | undefined }> {
  const row: unknown = await strapi.db.query(SESSION).findOne({ where: { sessionId }, select: ['metadata'] });
  return row === null ? {} : (sessionRow.parse(row).metadata ?? {});
}

/** Id of the factor that was proven in a session. */
export async function readProof(strapi: Core.Strapi, sessionId: string): Promise<string | null> {
  return (await readMetadata(strapi, sessionId)).secondFactor ?? null;
}

export async function markProven(strapi: Core.Strapi, sessionId: string, factor: string): Promise<void> {
  const metadata = { ...(await readMetadata(strapi, sessionId)), secondFactor: factor };
  await strapi.db.query(SESSION).update({ where: { sessionId }, data: { metadata } });
}

/** Ends an admin's sessions, but the given one. */
export async function endSessions(strapi: Core.Strapi, adminId: number, except: string | null = null): Promise<void> {
  await strapi.db.query(SESSION).deleteMany({
    where: { userId: String(adminId), origin: ORIGIN, ...(except !== null && { sessionId: { $ne: except } }) },
  });
}
