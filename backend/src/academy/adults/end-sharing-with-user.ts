import type { Core } from '@strapi/strapi';
import { beforeUserDelete } from '../../platform/database/before-user-delete';

/** As `deleteSharingOf`, for an account that an admin deletes. */
export const endSharingWithUser = (strapi: Core.Strapi): void =>
  beforeUserDelete(strapi, async (ids) => {
    const where = { $or: [{ owner: { id: ids } }, { adult: { id: ids } }] };
    await strapi.db.query('api::child-adult.child-adult').deleteMany({ where });
    await strapi.db
      .query('api::child-mark.child-mark')
      .updateMany({ where: { markedBy: ids }, data: { markedBy: null } });
    await strapi.db
      .query('api::child-swim.child-swim')
      .updateMany({ where: { loggedBy: ids }, data: { loggedBy: null } });
  });
