'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { postExchange } from '@/lib/customer/orders/post-exchange';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import styles from './order-exchanges.module.css';

interface ExchangeSizeProps {
  slug: string;
  line: number;
  title: string;
  sizes: { variantId: string; name: string; available: boolean }[];
  labels: Messages['exchange'];
  problems: Messages['forms']['problems'];
}

/** Three taps: the piece, its new size, and the confirmation. */
export function ExchangeSize({ slug, line, title, sizes, labels, problems }: ExchangeSizeProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [gone, setGone] = useState<string[]>([]);
  const [problem, setProblem] = useState('');
  const isGone = ({ variantId, available }: ExchangeSizeProps['sizes'][number]): boolean =>
    !available || gone.includes(variantId);

  function explain({ name, status }: { name: string; status: number }): string {
    if (status === 0) return problems.unreachable;
    if (status === 429) return problems.tooMany;
    return name === 'SoldOut' ? labels.gone : name === 'NotExchangeable' ? labels.refused : labels.failed;
  }

  async function confirm() {
    if (chosen === null) return setProblem(labels.pick);
    setBusy(true);
    setProblem('');
    const result = await postExchange(slug, '', { line, variantId: chosen });
    // The server renders what has changed: the return, its address, the days.
    if (result.ok) return location.reload();
    setBusy(false);
    setProblem(explain(result.error));
    if (result.error.name !== 'SoldOut') return;
    setGone([...gone, chosen]);
    setChosen(null);
  }

  return (
    <>
      <Button variant="secondary" aria-label={fill(labels.chooseOf, { title })} onClick={() => setOpen(true)}>
        {labels.choose}
      </Button>
      <Dialog open={open} onClose={() => !busy && setOpen(false)} title={title} closeLabel={labels.close} steady>
        <fieldset className={styles.sizes} aria-describedby={`${id}-cost`}>
          <legend>{labels.question}</legend>
          {sizes.map((size) => (
            <label key={size.variantId} className={styles.size} data-gone={isGone(size) || undefined}>
              <input
                type="radio"
                name={id}
                checked={chosen === size.variantId}
                disabled={isGone(size)}
                onChange={() => setChosen(size.variantId)}
              />
              <span>
                {size.name}
                {isGone(size) && ` (${labels.soldOut})`}
              </span>
            </label>
          ))}
        </fieldset>
        <p id={`${id}-cost`}>{labels.cost}</p>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void confirm()}>
            {labels.confirm}
          </Button>
          <Button variant="secondary" onClick={() => !busy && setOpen(false)}>
            {labels.close}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
