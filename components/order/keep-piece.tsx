'use client';

import { useId, useState } from 'react';
import { FormNotice } from '@/components/forms/form-notice';
import { Button } from '@/components/ui/button';
import { postExchange } from '@/lib/customer/orders/post-exchange';
import type { Messages } from '@/lib/forms/message-types';
import styles from './order.module.css';

interface KeepPieceProps {
  slug: string;
  line: number;
  labels: Messages['exchange'];
  problems: Messages['forms']['problems'];
}

/** Ends an exchange whose parcel has not come. */
export function KeepPiece({ slug, line, labels, problems }: KeepPieceProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string } | null>(null);

  async function keep() {
    setBusy(true);
    const result = await postExchange(slug, '/end', { line });
    if (result.ok) return location.reload();
    setBusy(false);
    const { name, status } = result.error;
    setProblem({
      text: status === 0 ? problems.unreachable : name === 'NotExchangeable' ? labels.refused : labels.failed,
    });
  }

  return (
    <>
      {problem && (
        <FormNotice tone="error" event={problem}>
          <p>{problem.text}</p>
        </FormNotice>
      )}
      <Button variant="secondary" busy={busy} aria-describedby={id} onClick={() => void keep()}>
        {labels.keep}
      </Button>
      <p id={id} className={styles.small}>
        {labels.kept}
      </p>
    </>
  );
}
