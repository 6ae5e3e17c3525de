import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { PaperPlane } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DryRun } from '../after-sales/recalls/admin-routes';
import { FormDialog } from './desk/form-dialog';
import { useAct, useDesk } from './desk/use-desk-api';
import type { PanelComponent } from './submissions';
import { useT } from './language/use-t';

const RECALL = 'api::recall.recall';

const linesText = ({ lines }: DryRun['orders'][number]): string =>
  lines
    .map(({ title, quantity, lots }) => `${quantity} × ${title}${lots.length > 0 ? ` (${lots.join(', ')})` : ''}`)
    .join('; ');

function AffectedOrders({ run }: { run: DryRun }) {
  const t = useT();
  return (
    <Box tag="details" width="100%">
      <Typography tag="summary" variant="omega" fontWeight="semiBold">
        {t('recalls.dryRun')}
      </Typography>
      <ul>
        {run.orders.map((order) => (
          <li key={order.id}>
            <Typography variant="pi">
              {order.orderNr} ({order.language}): {linesText(order)}
              {order.unmailed ? `, ${t('recalls.mailRefused')}` : order.told && `, ${t('recalls.told')}`}
            </Typography>
          </li>
        ))}
      </ul>
      {run.count > run.orders.length && (
        <Typography variant="pi">{t('recalls.moreOrders', { count: run.count - run.orders.length })}</Typography>
      )}
    </Box>
  );
}

function RecallForm({ id }: { id: string }) {
  const t = useT();
  const act = useAct();
  const { toggleNotification } = useNotification();
  const { data, failure, reload } = useDesk<{ data: DryRun }>(`/shop/recalls/${id}/affected`);
  const [isAsking, setAsking] = useState(false);
  const run = data?.data;
  if (!run) return <Typography role={failure ? 'alert' : undefined}>{failure ?? t('recalls.counting')}</Typography>;
  const left = run.count - run.told;
  const send = async (): Promise<void> => {
    const { told } = await act<{ told: number }>(`/shop/recalls/${id}/send`);
    toggleNotification({ type: 'success', message: t('recalls.sending', { count: told }) });
    await reload();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>{t('recalls.summary', { orders: run.count, pieces: run.pieces, told: run.told })}</Typography>
      {run.unmailed > 0 && (
        <Typography textColor="danger700">{t('recalls.unmailed', { count: run.unmailed })}</Typography>
      )}
      {run.count > 0 && <AffectedOrders run={run} />}
      {run.missing.length > 0 && (
        <Typography variant="pi" textColor="warning700">
          {t('recalls.missing', { what: run.missing.map(t.sentence).join('; ') })}
        </Typography>
      )}
      {run.missing.length === 0 && !run.isPublished && (
        <Typography variant="pi" textColor="warning700">
          {t('recalls.publishFirst')}
        </Typography>
      )}
      <Button startIcon={<PaperPlane />} disabled={!run.isPublished || left === 0} onClick={() => setAsking(true)}>
        {t('recalls.mail', { count: left })}
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {t('recalls.hint')}
      </Typography>
      {isAsking && (
        <FormDialog
          title={t('recalls.mailTitle', { count: left })}
          confirm={t('recalls.send')}
          variant="danger"
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          <Typography>{t('recalls.sendHint')}</Typography>
        </FormDialog>
      )}
    </Flex>
  );
}

/** Side panel of a recall: which orders it concerns, and the mail to them. */
export const RecallPanel: PanelComponent = ({ model, documentId }) => {
  const t = useT();
  return model === RECALL && documentId
    ? { title: t('recalls.title'), content: <RecallForm key={documentId} id={documentId} /> }
    : null;
};
