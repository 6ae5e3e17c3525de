import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { AlertActions } from './alert-actions';
import { FormDialog } from './form-dialog';
import { TextField } from './text-field';
import type { Alert, Order } from '../../back-office/desk/response-types';
import { useAct } from './use-desk-api';
import { useT } from '../language/use-t';

interface Props {
  alerts: Alert[];
  /** The order that they are about; null for alerts without one. */
  order: Order | null;
  onDone: () => Promise<void>;
}

function ResolveDialog({ alert, onClose, onDone }: { alert: Alert; onClose: () => void; onDone: Props['onDone'] }) {
  const t = useT();
  const act = useAct();
  const [note, setNote] = useState('');
  async function resolve(): Promise<void> {
    await act(`/shop/alerts/${alert.id}/resolve`, { note });
    await onDone();
  }
  return (
    <FormDialog title={alert.title} confirm={t('alerts.settled')} onConfirm={resolve} onClose={onClose}>
      <TextField
        label={t('alerts.decided')}
        name="note"
        multiline
        maxLength={1000}
        value={note}
        onChange={setNote}
        hint={t('alerts.decidedHint')}
      />
    </FormDialog>
  );
}

/** Open alerts of an order; resolved ones are listed in the timeline. */
export function AlertList({ alerts, order, onDone }: Props) {
  const t = useT();
  const [resolving, setResolving] = useState<Alert | null>(null);
  const open = alerts.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <Box
      tag="section"
      aria-label={t('alerts.section')}
      background="danger100"
      borderColor="danger200"
      hasRadius
      padding={4}
    >
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {open.map((alert) => (
          <Flex tag="li" key={alert.id} justifyContent="space-between" gap={4} wrap="wrap">
            <Flex direction="column" alignItems="start">
              <Typography fontWeight="bold" textColor="danger700">
                {alert.title}
              </Typography>
              {alert.details && <Typography>{alert.details}</Typography>}
              <Typography variant="pi" textColor="neutral700">
                {t.moment(alert.raisedAt)}
              </Typography>
            </Flex>
            <Flex gap={2} wrap="wrap">
              <AlertActions alert={alert} order={order} onDone={onDone} />
              <Button variant="danger-light" onClick={() => setResolving(alert)}>
                {t('alerts.settle')}
              </Button>
            </Flex>
          </Flex>
        ))}
      </Flex>
      {resolving && <ResolveDialog alert={resolving} onClose={() => setResolving(null)} onDone={onDone} />}
    </Box>
  );
}
