import type { Core } from '@strapi/strapi';

const USER = 'plugin::users-permissions.user';
const SESSION = 'api::account-session.account-session';
const PASSKEY = 'api::account-passkey.account-passkey';

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

const ownedBy = (users: StoredUser[]) => ({ where: { user: { id: { $in: users.map(({ id }) => id) } } } });

/** Uses Strapi's query API to join the transaction of the admin's change. */
async function endSessionsOf(strapi: Core.Strapi, users: StoredUser[]): Promise<void> {
  if (users.length > 0) await strapi.db.query(SESSION).deleteMany(ownedBy(users));
}

/** The admin form sends every field, so values are compared: only a real change ends the sessions. */
function endsSessions(user: StoredUser, data: Record<string, unknown>): boolean {
  const password = typeof data.password === 'string' && data.password !== user.password;
  const email = typeof data.email === 'string' && data.email.toLowerCase() !== user.email.toLowerCase();
  return password || email || data.blocked === true;
}

/**
 * Ends a user's sessions when an admin changes password or email address, blocks or deletes the user. Passkeys go with a deleted
 * user.
 */
export function endSessionsOnAdminChange(strapi: Core.Strapi): void {
  const before = async (event: ChangeEvent): Promise<void> => {
    event.state.users = await readUsers(strapi, event);
  };
  const afterUpdate = async (event: ChangeEvent): Promise<void> => {
    const users = (event.state.users as StoredUser[] | undefined) ?? [];
    const { data } = event.params;
    await endSessionsOf(strapi, data ? users.filter((user) => endsSessions(user, data)) : []);
  };
  const beforeDelete = async (event: ChangeEvent): Promise<void> => {
    const users = await readUsers(strapi, event);
    await endSessionsOf(strapi, users);
    if (users.length > 0) await strapi.db.query(PASSKEY).deleteMany(ownedBy(users));
  };
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
