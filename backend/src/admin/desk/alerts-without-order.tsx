import { AlertList } from './alert-list';
import type { Alert } from '../../back-office/desk/response-types';
import { useDesk } from './use-desk-api';

/** Alerts without an order, such as undeliverable mails or unmatched payments. */
export function AlertsWithoutOrder() {
  const { data, reload } = useDesk<{ data: Alert[] }>('/shop/desk/alerts');
  return <AlertList alerts={data?.data ?? []} order={null} onDone={reload} />;
}
