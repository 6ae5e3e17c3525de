import { extendUserSchema } from './user-schema';
import { addProfileActions } from './profile';
import type { UsersPermissions } from './types';

export default (plugin: UsersPermissions): UsersPermissions => {
  extendUserSchema(plugin);
  addProfileActions(plugin);
  return plugin;
};
