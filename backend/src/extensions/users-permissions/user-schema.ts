import type { UsersPermissions } from './types';

/** Adds the customer's profile to the user schema. */
export function extendUserSchema(plugin: UsersPermissions): void {
  Object.assign(plugin.contentTypes.user.schema.attributes, {
    firstname: { type: 'string', maxLength: 100 },
    lastname: { type: 'string', maxLength: 100 },
    /** Language of the last visit, used for mails sent without a request. */
    language: { type: 'string', maxLength: 2 },
    /** The linked Google account (`sub`); not its email address, which may pass to somebody else. */
    googleSub: { type: 'string', maxLength: 255, private: true, configurable: false },
    addresses: { type: 'component', component: 'shop.address', repeatable: true },
  });
}
