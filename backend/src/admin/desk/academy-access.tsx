import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { GiveAccessDialog } from './give-access-dialog';
import { Section } from './section';
import { StatusBadge } from './status-badges';
import { TextField } from './text-field';
import type { Grant, Order } from '../../back-office/desk/response-types';
import { useAct, useQuickAct } from './use-desk-api';
import { useT } from '../language/use-t';
import type { Translator } from '../../platform/admin-texts/translator';

interface Props {
  order: Order;
  onDone: () => Promise<void>;
}

function describe(grant: Grant, t: Translator): string {
  const source = t.code('access', grant.source);
  if (grant.active) return t('access.since', { source, when: t.moment(grant.since) });
  const by = grant.canRestore ? t('access.by', { name: grant.endedBy ?? '' }) : '';
  const why = [by, t.moment(grant.endedAt), grant.reason];
  return t('access.ended', { source, why: why.filter(Boolean).join(' · ') });
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
  const t = useT();
  const act = useAct();
  const [reason, setReason] = useState('');
  async function end(): Promise<void> {
    await act(`/shop/grants/${grant.id}/revoke`, { reason });
    await onDone();
  }
  return (
    <FormDialog
      title={t('access.endOf', { what: grant.what })}
      confirm={t('access.endAccess')}
      variant="danger"
      disabled={reason.trim() === ''}
      onConfirm={end}
      onClose={onClose}
    >
      <Typography>{t('access.endHint')}</Typography>
      <TextField
        label={t('common.reason')}
        name="reason"
        maxLength={500}
        required
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}

/** Academy access granted by the order. */
export function AcademyAccess({ order, onDone }: Props) {
  const t = useT();
  const quickAct = useQuickAct(onDone);
  const [ending, setEnding] = useState<Grant | null>(null);
  const [isGiving, setGiving] = useState(false);
  return (
    <Section
      title={t('access.title')}
      action={
        <Button size="S" variant="ghost" onClick={() => setGiving(true)}>
          {t('access.give')}
        </Button>
      }
    >
      {order.lessonRecipient && <Typography>{t('access.giftFor', { ...order.lessonRecipient })}</Typography>}
      {order.grants.length === 0 && <Typography textColor="neutral600">{t('access.none')}</Typography>}
      <Flex tag="ul" aria-label={t('access.title')} direction="column" alignItems="stretch" gap={3}>
        {order.grants.map((grant) => (
          <Flex tag="li" key={grant.id} direction="column" alignItems="stretch" gap={1}>
            <Flex justifyContent="space-between" alignItems="start" gap={2}>
              <Typography>{grant.what}</Typography>
              <StatusBadge variant={grant.active ? 'success' : 'neutral'}>
                {grant.active ? t('access.open') : t('access.closed')}
              </StatusBadge>
            </Flex>
            <Flex justifyContent="space-between" alignItems="start" gap={2}>
              <Typography variant="pi" textColor="neutral600">
                {describe(grant, t)}
              </Typography>
              {grant.active && (
                <Button
                  size="S"
                  variant="ghost"
                  aria-label={t('access.endOf', { what: grant.what })}
                  onClick={() => setEnding(grant)}
                >
                  {t('access.end')}
                </Button>
              )}
              {grant.canRestore && (
                <Button
                  size="S"
                  variant="ghost"
                  aria-label={t('access.openAgainOf', { what: grant.what })}
                  onClick={() => quickAct(`/shop/grants/${grant.id}/restore`, t('access.restored'))}
                >
                  {t('access.openAgain')}
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
