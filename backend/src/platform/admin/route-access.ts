/** How far a session with a correct password is: it waits for a code, or for its admin to set up a second factor. */
export type Standing = 'complete' | 'code' | 'enrol';

/** Access rules of an admin route, in the form of Strapi's route configuration. */
export interface Access {
  policies: (string | { name: string; config: object })[];
  /** Incomplete sessions that may call it too; without this none may. */
  alsoFor?: readonly Standing[];
  /** Nobody has to be signed in: the address itself carries the permission. */
  auth?: false;
}

/** Every signed-in admin user; the handler checks further permissions. */
export const anyAdmin: Access = { policies: ['admin::isAuthenticatedAdmin'] };

/** Admin users with this permission on the content type. */
export const allow = (right: 'read' | 'update' | 'publish', subject: string): Access => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    {
      name: 'admin::hasPermissions',
      config: { actions: [{ action: `plugin::content-manager.explorer.${right}`, subject }] },
    },
  ],
});

/** Admin users who have all of these. */
export const allOf = (...accesses: Access[]): Access => ({ policies: accesses.flatMap(({ policies }) => policies) });

const ORDER = 'api::order.order';

/** Permission to view orders, and to act on them. */
export const readOrders = allow('read', ORDER);
export const changeOrders = allow('update', ORDER);
