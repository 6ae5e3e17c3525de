import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { formatMoment, formatWords } from './format';
import { GiveAccessDialog } from './give-access-dialog';
import { Section } from './section';
import { StatusBadge } from './status-badges';
import { TextField } from './text-field';
import type { Grant, Order } from '../../back-office/desk/response-types';
import { useAct, useQuickAct } from './use-desk-api';

interface Props {
  order: Order;
  onDone: () => Promise<void>;
}

const SOURCES: Record<string, string> = { purchase: 'Bought', bonus: 'Came with a suit', admin: 'Granted manually' };

function describe(grant: Grant): string {
  const source = SOURCES[grant.source] ?? formatWords(grant.source);
  if (grant.active) return `${source}, ${formatMoment(grant.since)}`;
  const why = [grant.canRestore ? `by ${grant.endedBy}` : '', formatMoment(grant.endedAt), grant.reason];
  return `${source}, ended ${why.filter(Boolean).join(' · ')}`;
}

function RevokeAccessDialog({
  grant,
  onClose,
  onDone,
}: {
  grant: Grant;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const act = useAct();
  const [reason, setReason] = useState('');
  async function end(): Promise<void> {
    await act(`/shop/grants/${grant.id}/revoke`, { reason });
    await onDone();
  }
  return (
    <FormDialog
      title={`End access to ${grant.what}`}
      confirm="End access"
      variant="danger"
      disabled={reason.trim() === ''}
      onConfirm={end}
      onClose={onClose}
    >
      <Typography>
        This does not refund anything: refund the line instead, which also ends access. The customer’s progress is kept.
      </Typography>
      <TextField label="Reason" name="reason" maxLength={500} required value={reason} onChange={setReason} />
    </FormDialog>
  );
}

/** Academy access granted by the order. */
export function AcademyAccess({ order, onDone }: Props) {
  const quickAct = useQuickAct(onDone);
  const [ending, setEnding] = useState<Grant | null>(null);
  const [isGiving, setGiving] = useState(false);
  return (
    <Section
      title="Lessons"
      action={
        <Button size="S" variant="ghost" onClick={() => setGiving(true)}>
          Give access
        </Button>
      }
    >
      {order.grants.length === 0 && <Typography textColor="neutral600">This order opens no lessons.</Typography>}
      <Flex tag="ul" aria-label="Lessons" direction="column" alignItems="stretch" gap={3}>
        {order.grants.map((grant) => (
          <Flex tag="li" key={grant.id} direction="column" alignItems="stretch" gap={1}>
            <Flex justifyContent="space-between" alignItems="start" gap={2}>
              <Typography>{grant.what}</Typography>
              <StatusBadge variant={grant.active ? 'success' : 'neutral'}>
                {grant.active ? 'open' : 'closed'}
              </StatusBadge>
            </Flex>
            <Flex justifyContent="space-between" alignItems="start" gap={2}>
              <Typography variant="pi" textColor="neutral600">
                {describe(grant)}
              </Typography>
              {grant.active && (
                <Button
                  size="S"
                  variant="ghost"
                  aria-label={`End access to ${grant.what}`}
                  onClick={() => setEnding(grant)}
                >
                  End
                </Button>
              )}
              {grant.canRestore && (
                <Button
                  size="S"
                  variant="ghost"
                  aria-label={`Open ${grant.what} again`}
                  onClick={() => quickAct(`/shop/grants/${grant.id}/restore`, 'Access is as the order says again')}
                >
                  Open again
                </Button>
              )}
            </Flex>
          </Flex>
        ))}
      </Flex>
      {ending && <RevokeAccessDialog grant={ending} onClose={() => setEnding(null)} onDone={onDone} />}
      {isGiving && <GiveAccessDialog order={order} onClose={() => setGiving(false)} onDone={onDone} />}
    </Section>
  );
}
