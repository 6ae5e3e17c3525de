import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { PaperPlane } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DryRun } from '../after-sales/recalls/admin-routes';
import { FormDialog } from './desk/form-dialog';
import { useAct, useDesk } from './desk/use-desk-api';
import type { PanelComponent } from './submissions';

const RECALL = 'api::recall.recall';

const linesText = ({ lines }: DryRun['orders'][number]): string =>
  lines
    .map(({ title, quantity, lots }) => `${quantity} × ${title}${lots.length > 0 ? ` (${lots.join(', ')})` : ''}`)
    .join('; ');

function AffectedOrders({ run }: { run: DryRun }) {
  return (
    <Box tag="details" width="100%">
      <Typography tag="summary" variant="omega" fontWeight="semiBold">
        Dry run: who is told
      </Typography>
      <ul>
        {run.orders.map((order) => (
          <li key={order.id}>
            <Typography variant="pi">
              {order.orderNr} ({order.language}): {linesText(order)}
              {order.unmailed ? ', mail refused' : order.told && ', told'}
            </Typography>
          </li>
        ))}
      </ul>
      {run.count > run.orders.length && (
        <Typography variant="pi">and {run.count - run.orders.length} more orders</Typography>
      )}
    </Box>
  );
}

function RecallForm({ id }: { id: string }) {
  const act = useAct();
  const { toggleNotification } = useNotification();
  const { data, failure, reload } = useDesk<{ data: DryRun }>(`/shop/recalls/${id}/affected`);
  const [isAsking, setAsking] = useState(false);
  const run = data?.data;
  if (!run) return <Typography role={failure ? 'alert' : undefined}>{failure ?? 'Counting …'}</Typography>;
  const left = run.count - run.told;
  const send = async (): Promise<void> => {
    const { told } = await act<{ told: number }>(`/shop/recalls/${id}/send`);
    toggleNotification({ type: 'success', message: `${told} orders are being told` });
    await reload();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>
        {run.count} orders with {run.pieces} pieces; {run.told} told.
      </Typography>
      {run.unmailed > 0 && (
        <Typography textColor="danger700">
          {run.unmailed} mails were refused for good: tell these customers by telephone or letter.
        </Typography>
      )}
      {run.count > 0 && <AffectedOrders run={run} />}
      {run.missing.length > 0 && (
        <Typography variant="pi" textColor="warning700">
          Before it can be published it needs {run.missing.join('; ')}.
        </Typography>
      )}
      {run.missing.length === 0 && !run.isPublished && (
        <Typography variant="pi" textColor="warning700">
          Publish it as it is saved now, then send: the mail is what is published.
        </Typography>
      )}
      <Button startIcon={<PaperPlane />} disabled={!run.isPublished || left === 0} onClick={() => setAsking(true)}>
        Mail {left} orders
      </Button>
      <Typography variant="pi" textColor="neutral600">
        Each order is told once. Publishing shows the recall on its page and in the orders; the market surveillance
        authority is told by you, through the Safety Business Gateway.
      </Typography>
      {isAsking && (
        <FormDialog
          title={`Mail ${left} orders?`}
          confirm="Send the recall"
          variant="danger"
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          <Typography>Each gets the notice in the language of the order. Mails can not be taken back.</Typography>
        </FormDialog>
      )}
    </Flex>
  );
}

/** Side panel of a recall: which orders it concerns, and the mail to them. */
export const RecallPanel: PanelComponent = ({ model, documentId }) =>
  model === RECALL && documentId
    ? { title: 'Affected orders', content: <RecallForm key={documentId} id={documentId} /> }
    : null;
