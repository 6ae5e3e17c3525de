import type { Core } from '@strapi/strapi';

const USER = 'plugin::users-permissions.user';
const SESSION = 'api::account-session.account-session';

interface ChangeEvent {
  action: string;
  params: { where?: object; data?: Record<string, unknown> };
  state: Record<string, unknown>;
}

interface StoredUser {
  id: number;
  email: string;
  password: string | null;
  blocked: boolean | null;
}

const readUsers = (strapi: Core.Strapi, event: ChangeEvent): Promise<StoredUser[]> =>
  strapi.db.query(USER).findMany({ where: event.params.where ?? {}, select: ['id', 'email', 'password', 'blocked'] });

/** Through Strapi's own queries: they join the transaction that the admin's change runs in. */
async function endSessionsOf(strapi: Core.Strapi, users: StoredUser[]): Promise<void> {
  if (users.length === 0) return;
  await strapi.db.query(SESSION).deleteMany({ where: { user: { id: { $in: users.map(({ id }) => id) } } } });
}

/** The admin's form sends every field; only a real change of these closes the sessions. */
function endsSessions(user: StoredUser, data: Record<string, unknown>): boolean {
  const password = typeof data.password === 'string' && data.password !== user.password;
  const email = typeof data.email === 'string' && data.email.toLowerCase() !== user.email.toLowerCase();
  return password || email || data.blocked === true;
}

/** What happens to a user in the admin ends the user's sessions at once, as it does here. */
export function endSessionsOnAdminChange(strapi: Core.Strapi): void {
  const before = async (event: ChangeEvent): Promise<void> => {
    event.state.users = await readUsers(strapi, event);
  };
  const afterUpdate = async (event: ChangeEvent): Promise<void> => {
    const users = (event.state.users as StoredUser[] | undefined) ?? [];
    const { data } = event.params;
    await endSessionsOf(strapi, data ? users.filter((user) => endsSessions(user, data)) : []);
  };
  const beforeDelete = async (event: ChangeEvent): Promise<void> =>
    endSessionsOf(strapi, await readUsers(strapi, event));
  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeUpdate: before,
    beforeUpdateMany: before,
    afterUpdate,
    afterUpdateMany: afterUpdate,
    beforeDelete,
    beforeDeleteMany: beforeDelete,
  } as unknown as Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0]);
}
