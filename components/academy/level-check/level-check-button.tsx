'use client';

import { type ComponentType, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { LevelCheckDialogProps } from './level-check-dialog';
import styles from './level-check-card.module.css';

interface LevelCheckButtonProps {
  labels: LevelCheckDialogProps['labels'] & { start: string };
}

/** Opens the level check, which is loaded on use. */
export function LevelCheckButton({ labels }: LevelCheckButtonProps) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<LevelCheckDialogProps> }>();

  /** Offline, or after a deployment of another version, nothing opens: pressing again retries. */
  const show = () =>
    import('./level-check-dialog').then(
      ({ LevelCheckDialog }) => {
        setLoaded({ Dialog: LevelCheckDialog });
        setOpen(true);
      },
      () => {},
    );

  return (
    <div className={styles.start}>
      <Button onClick={() => void show()}>{labels.start}</Button>
      {loaded && <loaded.Dialog labels={labels} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
