'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { takeShared } from '@/lib/discovery/size-advice/shared-fragment';
import type { AdviserDialogProps } from './adviser-dialog';
import styles from './size-guide-popover.module.css';

type Passed = Omit<AdviserDialogProps, 'onClose' | 'shared'>;

/** Opens the size adviser, which is loaded on use. A shared advice opens it by itself. */
export function AdviserButton(dialog: Passed) {
  const [open, setOpen] = useState(false);
  const [shared, setShared] = useState('');
  const [Dialog, setDialog] = useState<ComponentType<AdviserDialogProps> | null>(null);

  /** Offline, or after a deployment of another version, nothing opens: pressing again retries. */
  async function show(taken: string) {
    const { AdviserDialog } = await import('./adviser-dialog');
    setDialog(() => AdviserDialog);
    setShared(taken);
    setOpen(true);
  }

  const showShared = useEffectEvent(() => {
    const taken = takeShared();
    if (taken) void show(taken).catch(() => undefined);
  });

  useEffect(() => {
    const listener = () => showShared();
    listener();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);

  return (
    <>
      <button type="button" className={styles.open} onClick={() => void show('').catch(() => undefined)}>
        <Icon name="check" />
        {dialog.labels.title}
      </button>
      {open && Dialog && <Dialog {...dialog} shared={shared} onClose={() => setOpen(false)} />}
    </>
  );
}
