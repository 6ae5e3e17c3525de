import { Button, Flex, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { Section } from './section';
import { StatusBadge } from './status-badges';
import type { Mail, Order } from '../../back-office/desk/response-types';
import { useQuickAct } from './use-desk-api';
import { useT } from '../language/use-t';
import type { Translator } from '../../platform/admin-texts/translator';

const VARIANTS = { sent: 'success', pending: 'warning', dead: 'danger' } as const;

function when({ state, sentAt, nextAttemptAt }: Mail, t: Translator): string {
  if (state === 'sent') return t.moment(sentAt);
  return state === 'pending' ? t('mails.due', { when: t.moment(nextAttemptAt) }) : '';
}

interface Props {
  order: Order;
  onDone: () => Promise<void>;
}

export function OrderMails({ order, onDone }: Props) {
  const t = useT();
  const quickAct = useQuickAct(onDone);
  return (
    <Section title={t('mails.title')}>
      {order.mails.length === 0 && <Typography textColor="neutral600">{t('mails.none')}</Typography>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {order.mails.map((mail) => (
          <Flex tag="li" key={mail.id} direction="column" alignItems="stretch" gap={1}>
            <Flex justifyContent="space-between" gap={2}>
              <Typography>{mail.name}</Typography>
              <StatusBadge variant={VARIANTS[mail.state as keyof typeof VARIANTS] ?? 'neutral'}>
                {t.code('state', mail.state)}
              </StatusBadge>
            </Flex>
            <Flex justifyContent="space-between" gap={2}>
              <Typography variant="pi" textColor="neutral600">
                {when(mail, t)}
                {mail.lastError && ` ${mail.lastError}`}
              </Typography>
              {mail.state === 'dead' && (
                <Button
                  size="S"
                  variant="ghost"
                  startIcon={<ArrowClockwise />}
                  aria-label={t('mails.againOf', { name: mail.name })}
                  onClick={() => quickAct(`/shop/outbox/${mail.id}/retry`, t('alerts.retrySaid'))}
                >
                  {t('mails.again')}
                </Button>
              )}
            </Flex>
          </Flex>
        ))}
      </Flex>
    </Section>
  );
}
