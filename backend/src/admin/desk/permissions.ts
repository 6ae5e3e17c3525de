/** Must match the permission that the server requires for reading orders. */
export const READ_ORDERS = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::order.order' }];
