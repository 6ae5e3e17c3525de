import type { Core } from '@strapi/strapi';
import { beforeUserDelete } from '../../platform/database/before-user-delete';

/** Children and acknowledgements of the safety rules go with an account that an admin deletes. */
export const deleteRecordsWithUser = (strapi: Core.Strapi): void =>
  beforeUserDelete(strapi, async (ids) => {
    const user = { id: ids };
    const child = await strapi.db.query('api::child.child').findMany({ where: { user }, select: ['id'] });
    const where = { child: { id: { $in: child.map(({ id }: { id: number }) => id) } } };
    await strapi.db.query('api::child-mark.child-mark').deleteMany({ where });
    await strapi.db.query('api::child-swim.child-swim').deleteMany({ where });
    await strapi.db.query('api::child-certificate.child-certificate').deleteMany({ where });
    await strapi.db.query('api::child.child').deleteMany({ where: { user } });
    await strapi.db.query('api::practice-mail.practice-mail').deleteMany({ where: { user } });
    await strapi.db.query('api::safety-acknowledgement.safety-acknowledgement').deleteMany({ where: { user } });
  });
