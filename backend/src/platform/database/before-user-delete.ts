import type { Core } from '@strapi/strapi';

interface DeleteEvent {
  params: { where?: object };
}

const USER = 'plugin::users-permissions.user';

/** Row ids of accounts, as a filter of Strapi's query API. */
interface UserIds {
  $in: number[];
}

/** Runs `remove` before an admin deletes accounts. What it changes by Strapi's query API joins the transaction of that. */
export function beforeUserDelete(strapi: Core.Strapi, remove: (ids: UserIds) => Promise<void>): void {
  const beforeDelete = async ({ params }: DeleteEvent): Promise<void> => {
    const users: { id: number }[] = await strapi.db.query(USER).findMany({ where: params.where ?? {}, select: ['id'] });
    if (users.length > 0) await remove({ $in: users.map(({ id }) => id) });
  };
  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeDelete,
    beforeDeleteMany: beforeDelete,
  } as unknown as Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0]);
}
