import { AlertList } from './alert-list';
import type { Alert } from '../../back-office/desk/response-types';
import { useDesk } from './use-desk';

/** Problems that are no order's: a mail to nobody, money without an owner. */
export function OtherAlerts() {
  const { data, reload } = useDesk<{ data: Alert[] }>('/shop/desk/alerts');
  return <AlertList alerts={data?.data ?? []} onDone={reload} />;
}
