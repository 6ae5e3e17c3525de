/** Must match the permission that the server requires for reading orders. */
export const READ_ORDERS = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::order.order' }];

/** … and for changing them. */
export const CHANGE_ORDERS = [{ action: 'plugin::content-manager.explorer.update', subject: 'api::order.order' }];
