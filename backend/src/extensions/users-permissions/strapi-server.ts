import { useAccountRoutes } from './account-routes';
import { useSessions } from './session-authentication';
import type { UsersPermissions } from './types';
import { extendUserSchema } from './user-schema';

export default (plugin: UsersPermissions): UsersPermissions => {
  extendUserSchema(plugin);
  useSessions(plugin);
  useAccountRoutes(plugin);
  return plugin;
};
