'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { takeShared } from '@/lib/catalog/size-advice/shared-fragment';
import type { AdviserDialogProps } from './adviser-dialog';
import styles from './size-guide-popover.module.css';

type Passed = Omit<AdviserDialogProps, 'onClose' | 'shared'>;

/** Opens the size adviser, which is loaded on use. A shared advice opens it by itself. */
export function AdviserButton(dialog: Passed) {
  const [open, setOpen] = useState(false);
  const [shared, setShared] = useState('');
  const [Dialog, setDialog] = useState<ComponentType<AdviserDialogProps> | null>(null);

  async function load() {
    setOpen(true);
    try {
      const { AdviserDialog } = await import('./adviser-dialog');
      setDialog(() => AdviserDialog);
    } catch {
      // Offline, or a new version was deployed: pressing again retries.
      setOpen(false);
    }
  }

  const openShared = useEffectEvent(() => {
    const taken = takeShared();
    if (!taken) return;
    setShared(taken);
    void load();
  });

  useEffect(() => {
    openShared();
    const listener = () => openShared();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-busy={(open && !Dialog) || undefined}
        onClick={() => void load()}
      >
        <Icon name="check" />
        {dialog.labels.title}
      </button>
      {open && Dialog && <Dialog {...dialog} shared={shared} onClose={() => setOpen(false)} />}
    </>
  );
}
