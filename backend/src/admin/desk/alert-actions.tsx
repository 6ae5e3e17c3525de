import { Button } from '@strapi/design-system';
import { useState } from 'react';
import type { Alert, Order } from '../../back-office/desk/response-types';
import { LinkDialog } from './link-dialog';
import { RefundDialog } from './refund-dialog';
import { useQuickAct } from './use-desk-api';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';

const LABELS: Record<NonNullable<Alert['action']>, TextKey> = {
  refund: 'alerts.refund',
  link: 'alerts.link',
  'retry-mail': 'alerts.retry',
};

interface Props {
  alert: Alert;
  /** Null for an alert without an order, which only mails can act on. */
  order: Order | null;
  onDone: () => Promise<void>;
}

/** Whether the action would be refused now. */
function isOver(action: NonNullable<Alert['action']>, order: Order | null): boolean {
  if (action === 'retry-mail') return false;
  if (!order) return true;
  return action === 'refund' ? order.money.left === 0 : order.money.missing === 0;
}

/** The button that helps with an alert, if there is one. */
export function AlertActions({ alert, order, onDone }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const quickAct = useQuickAct(onDone);
  const { action, mail } = alert;
  if (!action || isOver(action, order)) return null;
  const run = (): void => {
    if (action !== 'retry-mail') setOpen(true);
    else void quickAct(`/shop/outbox/${mail}/retry`, t('alerts.retrySaid'));
  };
  const dialog = { onClose: () => setOpen(false), onDone };
  return (
    <>
      <Button variant="secondary" onClick={run}>
        {t(LABELS[action])}
      </Button>
      {isOpen && order && action === 'refund' && <RefundDialog order={order} kind="refund" {...dialog} />}
      {isOpen && order && action === 'link' && <LinkDialog order={order} {...dialog} />}
    </>
  );
}
