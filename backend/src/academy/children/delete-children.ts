import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { transact } from '../../platform/database/transact';
import { lockChild } from './child-rows';
import { lockParent } from './save-child';

const RECORDS = ['child_marks', 'child_swims'];

/** Deletes one child with its marks and swims. @throws NotFound */
export function removeChild(db: Knex, userId: number, documentId: string): Promise<void> {
  return transact(db, async (trx) => {
    const child = await lockChild(trx, userId, documentId);
    for (const table of RECORDS) await trx(table).where({ child_id: child }).delete();
    await trx('children').where({ id: child }).delete();
  });
}

/** Deletes all children of an account that is deleted, with their records. */
export async function deleteChildrenOf(trx: Knex.Transaction, userId: number): Promise<void> {
  await lockParent(trx, userId);
  const own = trx('children').where({ user_id: userId }).forUpdate().select('id');
  const ids = ((await own) as { id: number }[]).map(({ id }) => id);
  for (const table of RECORDS) await trx(table).whereIn('child_id', ids).delete();
  await trx('children').whereIn('id', ids).delete();
}

interface DeleteEvent {
  params: { where?: object };
}

const USER = 'plugin::users-permissions.user';

/** Children go with an account that an admin deletes. Uses Strapi's query API to join the transaction of that. */
export function deleteChildrenWithUser(strapi: Core.Strapi): void {
  const beforeDelete = async ({ params }: DeleteEvent): Promise<void> => {
    const users: { id: number }[] = await strapi.db.query(USER).findMany({ where: params.where ?? {}, select: ['id'] });
    if (users.length === 0) return;
    const user = { id: { $in: users.map(({ id }) => id) } };
    const child = await strapi.db.query('api::child.child').findMany({ where: { user }, select: ['id'] });
    const where = { child: { id: { $in: child.map(({ id }: { id: number }) => id) } } };
    await strapi.db.query('api::child-mark.child-mark').deleteMany({ where });
    await strapi.db.query('api::child-swim.child-swim').deleteMany({ where });
    await strapi.db.query('api::child.child').deleteMany({ where: { user } });
    await strapi.db.query('api::safety-acknowledgement.safety-acknowledgement').deleteMany({ where: { user } });
  };
  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeDelete,
    beforeDeleteMany: beforeDelete,
  } as unknown as Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0]);
}
