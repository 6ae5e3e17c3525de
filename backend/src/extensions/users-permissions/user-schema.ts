import type { UsersPermissions } from './types';

/** The profile of a customer. */
export function extendUserSchema(plugin: UsersPermissions): void {
  Object.assign(plugin.contentTypes.user.schema.attributes, {
    firstname: { type: 'string', maxLength: 100 },
    lastname: { type: 'string', maxLength: 100 },
    /** Of the shop the customer used last: the language of mails that no request asks for. */
    language: { type: 'string', maxLength: 2 },
    addresses: { type: 'component', component: 'shop.address', repeatable: true },
  });
}
