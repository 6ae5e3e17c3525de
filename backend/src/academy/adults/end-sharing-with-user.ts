import type { Core } from '@strapi/strapi';

interface DeleteEvent {
  params: { where?: object };
}

const USER = 'plugin::users-permissions.user';

/** As `deleteSharingOf`, for an account that an admin deletes. Uses Strapi's query API to join the transaction of that. */
export function endSharingWithUser(strapi: Core.Strapi): void {
  const beforeDelete = async ({ params }: DeleteEvent): Promise<void> => {
    const users: { id: number }[] = await strapi.db.query(USER).findMany({ where: params.where ?? {}, select: ['id'] });
    const ids = users.map(({ id }) => id);
    if (ids.length === 0) return;
    const where = { $or: [{ owner: { id: { $in: ids } } }, { adult: { id: { $in: ids } } }] };
    await strapi.db.query('api::child-adult.child-adult').deleteMany({ where });
    await strapi.db
      .query('api::child-mark.child-mark')
      .updateMany({ where: { markedBy: { $in: ids } }, data: { markedBy: null } });
    await strapi.db
      .query('api::child-swim.child-swim')
      .updateMany({ where: { loggedBy: { $in: ids } }, data: { loggedBy: null } });
  };
  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeDelete,
    beforeDeleteMany: beforeDelete,
  } as unknown as Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0]);
}
