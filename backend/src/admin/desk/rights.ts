/** As `orders/admin-access.ts` asks of the server's routes. */
export const READ_ORDERS = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::order.order' }];
