import type { refundableResponse } from '../../after-sales/refunds/refundable-response';
import type { WireWithdrawal } from '../../orders/records/read-withdrawals';
import type { listDeskOrders } from './list-orders';
import type { readAlerts } from './read-alerts';
import type { readDeskOrder } from './read-order';

/** Responses of `/shop/desk/…` and `/shop/orders/…`, for the admin pages; amounts in cents, times in ISO 8601. */
export type DeskList = Awaited<ReturnType<typeof listDeskOrders>>;
export type ListedOrder = DeskList['data'][number];
export type Order = Awaited<ReturnType<typeof readDeskOrder>>;
export type Line = Order['lines'][number];
export type Mail = Order['mails'][number];
export type TimelineLine = Order['diary'][number];
export type Grant = Order['grants'][number];
export type Alert = Awaited<ReturnType<typeof readAlerts>>[number];
export type Withdrawal = WireWithdrawal;
export type AwaitedReturn = Order['returns'][number];
/** Response of `/shop/orders/:id/refundable`. */
export type Refundable = Awaited<ReturnType<typeof refundableResponse>>;
