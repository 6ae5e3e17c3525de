import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { TextField } from './text-field';
import type { Withdrawal } from '../../back-office/desk/response-types';
import { useAct, useDesk } from './use-desk-api';
import { statedText } from './order-withdrawals';
import { useT } from '../language/use-t';

interface Props {
  onLinked: () => Promise<void>;
}

/** Withdrawals without a matching order, to be linked manually. */
export function UnmatchedWithdrawals({ onLinked }: Props) {
  const t = useT();
  const act = useAct();
  const { data, reload } = useDesk<{ data: Withdrawal[] }>('/shop/withdrawals?state=received');
  const [linking, setLinking] = useState<Withdrawal | null>(null);
  const [orderNr, setOrderNr] = useState('');
  // Suspected bot submissions come last but are not rejected.
  const statements = [...(data?.data ?? [])].sort((a, b) => Number(a.suspect) - Number(b.suspect));

  async function link(): Promise<void> {
    await act(`/shop/withdrawals/${linking?.id}/link`, { orderNr: orderNr.trim() });
    await Promise.all([reload(), onLinked()]);
  }

  if (statements.length === 0) return null;
  return (
    <Box tag="section" aria-label={t('withdrawals.unmatched')} background="warning100" hasRadius padding={4}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {statements.map((statement) => (
          <Flex tag="li" key={statement.id} justifyContent="space-between" gap={4} wrap="wrap">
            <Flex direction="column" alignItems="start">
              <Typography fontWeight="bold">
                {statement.name}, {statement.email}, “{statement.orderNr}”
              </Typography>
              <Typography style={{ whiteSpace: 'pre-line' }}>{statedText(statement, t)}</Typography>
              <Typography variant="pi" textColor="neutral600">
                {statement.receiptNr} · {t.moment(statement.statedAt)}
                {statement.suspect && ` · ${t('withdrawals.machine')}`}
              </Typography>
            </Flex>
            <Button
              variant="secondary"
              onClick={() => {
                setOrderNr('');
                setLinking(statement);
              }}
            >
              {t('withdrawals.linkTo')}
            </Button>
          </Flex>
        ))}
      </Flex>
      {linking && (
        <FormDialog
          title={t('withdrawals.which', { name: linking.name })}
          confirm={t('withdrawals.link')}
          disabled={orderNr.trim() === ''}
          onConfirm={link}
          onClose={() => setLinking(null)}
        >
          <TextField label={t('withdrawals.orderNr')} name="orderNr" required value={orderNr} onChange={setOrderNr} />
        </FormDialog>
      )}
    </Box>
  );
}
