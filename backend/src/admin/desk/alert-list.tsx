import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { AlertActions } from './alert-actions';
import { FormDialog } from './form-dialog';
import { formatMoment } from './format';
import { TextField } from './text-field';
import type { Alert, Order } from '../../back-office/desk/response-types';
import { useAct } from './use-desk-api';

interface Props {
  alerts: Alert[];
  /** The order that they are about; null for alerts without one. */
  order: Order | null;
  onDone: () => Promise<void>;
}

function ResolveDialog({ alert, onClose, onDone }: { alert: Alert; onClose: () => void; onDone: Props['onDone'] }) {
  const act = useAct();
  const [note, setNote] = useState('');
  async function resolve(): Promise<void> {
    await act(`/shop/alerts/${alert.id}/resolve`, { note });
    await onDone();
  }
  return (
    <FormDialog title={alert.title} confirm="Settled" onConfirm={resolve} onClose={onClose}>
      <TextField
        label="What was decided"
        name="note"
        multiline
        maxLength={1000}
        value={note}
        onChange={setNote}
        hint="Shown in the order timeline."
      />
    </FormDialog>
  );
}

/** Open alerts of an order; resolved ones are listed in the timeline. */
export function AlertList({ alerts, order, onDone }: Props) {
  const [resolving, setResolving] = useState<Alert | null>(null);
  const open = alerts.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <Box tag="section" aria-label="Problems" background="danger100" borderColor="danger200" hasRadius padding={4}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {open.map((alert) => (
          <Flex tag="li" key={alert.id} justifyContent="space-between" gap={4} wrap="wrap">
            <Flex direction="column" alignItems="start">
              <Typography fontWeight="bold" textColor="danger700">
                {alert.title}
              </Typography>
              {alert.details && <Typography>{alert.details}</Typography>}
              <Typography variant="pi" textColor="neutral700">
                {formatMoment(alert.raisedAt)}
              </Typography>
            </Flex>
            <Flex gap={2} wrap="wrap">
              <AlertActions alert={alert} order={order} onDone={onDone} />
              <Button variant="danger-light" onClick={() => setResolving(alert)}>
                Settle
              </Button>
            </Flex>
          </Flex>
        ))}
      </Flex>
      {resolving && <ResolveDialog alert={resolving} onClose={() => setResolving(null)} onDone={onDone} />}
    </Box>
  );
}
