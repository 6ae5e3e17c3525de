import { Button, Flex, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { formatMoment } from './format';
import { Section } from './section';
import { StatusBadge } from './status-badges';
import type { Mail, Order } from '../../back-office/desk/response-types';
import { useQuickAct } from './use-desk-api';

const VARIANTS = { sent: 'success', pending: 'warning', dead: 'danger' } as const;

const when = ({ state, sentAt, nextAttemptAt }: Mail): string =>
  state === 'sent' ? formatMoment(sentAt) : state === 'pending' ? `due ${formatMoment(nextAttemptAt)}` : '';

interface Props {
  order: Order;
  onDone: () => Promise<void>;
}

export function OrderMails({ order, onDone }: Props) {
  const quickAct = useQuickAct(onDone);
  return (
    <Section title="Mails">
      {order.mails.length === 0 && <Typography textColor="neutral600">None yet.</Typography>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {order.mails.map((mail) => (
          <Flex tag="li" key={mail.id} direction="column" alignItems="stretch" gap={1}>
            <Flex justifyContent="space-between" gap={2}>
              <Typography>{mail.name}</Typography>
              <StatusBadge variant={VARIANTS[mail.state as keyof typeof VARIANTS] ?? 'neutral'}>
                {mail.state}
              </StatusBadge>
            </Flex>
            <Flex justifyContent="space-between" gap={2}>
              <Typography variant="pi" textColor="neutral600">
                {when(mail)}
                {mail.lastError && ` ${mail.lastError}`}
              </Typography>
              {mail.state === 'dead' && (
                <Button
                  size="S"
                  variant="ghost"
                  startIcon={<ArrowClockwise />}
                  aria-label={`Send again: ${mail.name}`}
                  onClick={() => quickAct(`/shop/outbox/${mail.id}/retry`, 'The mail goes out')}
                >
                  Send again
                </Button>
              )}
            </Flex>
          </Flex>
        ))}
      </Flex>
    </Section>
  );
}
