'use client';

import { useState } from 'react';
import * as z from 'zod/mini';
import { FormNotice } from '@/components/forms/form-notice';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { callApi } from '@/lib/core/api';
import type { Messages } from '@/lib/forms/message-types';

interface CancelOrderProps {
  slug: string;
  /** What happens with the money, for this order. */
  consequence: string;
  labels: Messages['order']['cancel'];
  problems: Messages['forms']['problems'];
}

/** Paid and not sent as far as the shop knows: then it is being packed. Any other state is for the page to show. */
const packedSchema = z.object({ status: z.enum(['paid', 'partially_refunded']) });
const doneSchema = z.object({ data: z.object({ ok: z.boolean() }) });

/** Lets a customer cancel an order that is not packed yet. */
export function CancelOrder({ slug, consequence, labels, problems }: CancelOrderProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string } | null>(null);

  async function cancel() {
    setBusy(true);
    setProblem(null);
    const result = await callApi(`/api/orders/${encodeURIComponent(slug)}/cancel`, {
      method: 'POST',
      schema: doneSchema,
    });
    // The server renders everything that has changed: status, refund, timeline.
    if (result.ok) return location.reload();
    setBusy(false);
    setOpen(false);
    const { name, status, details } = result.error;
    if (name === 'NotCancelable') {
      if (!packedSchema.safeParse(details).success) return location.reload();
      setProblem({ text: labels.packed });
    } else setProblem({ text: status === 0 ? problems.unreachable : labels.failed });
  }

  return (
    <>
      {problem && (
        <FormNotice tone="error" event={problem}>
          <p>{problem.text}</p>
        </FormNotice>
      )}
      <p>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {labels.button}
        </Button>
      </p>
      <ConfirmDialog
        open={open}
        title={labels.question}
        confirmLabel={labels.confirm}
        cancelLabel={labels.keep}
        onConfirm={() => void cancel()}
        onCancel={() => !busy && setOpen(false)}
        busy={busy}
      >
        <p>{consequence}</p>
      </ConfirmDialog>
    </>
  );
}
