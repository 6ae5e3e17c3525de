import type { Core } from '@strapi/strapi';

interface DeleteEvent {
  params: { where?: object };
}

const USER = 'plugin::users-permissions.user';

/**
 * Children and acknowledgements of the safety rules go with an account that an admin deletes. Uses Strapi's query API to join the
 * transaction of that.
 */
export function deleteRecordsWithUser(strapi: Core.Strapi): void {
  const beforeDelete = async ({ params }: DeleteEvent): Promise<void> => {
    const users: { id: number }[] = await strapi.db.query(USER).findMany({ where: params.where ?? {}, select: ['id'] });
    if (users.length === 0) return;
    const user = { id: { $in: users.map(({ id }) => id) } };
    const child = await strapi.db.query('api::child.child').findMany({ where: { user }, select: ['id'] });
    const where = { child: { id: { $in: child.map(({ id }: { id: number }) => id) } } };
    await strapi.db.query('api::child-mark.child-mark').deleteMany({ where });
    await strapi.db.query('api::child-swim.child-swim').deleteMany({ where });
    await strapi.db.query('api::child-certificate.child-certificate').deleteMany({ where });
    await strapi.db.query('api::child.child').deleteMany({ where: { user } });
    await strapi.db.query('api::practice-mail.practice-mail').deleteMany({ where: { user } });
    await strapi.db.query('api::safety-acknowledgement.safety-acknowledgement').deleteMany({ where: { user } });
  };
  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeDelete,
    beforeDeleteMany: beforeDelete,
  } as unknown as Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0]);
}
