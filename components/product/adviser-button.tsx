'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { takeShared } from '@/lib/discovery/size-advice/shared-fragment';
import type { AdviserDialogProps } from './adviser-dialog';

type Passed = Omit<AdviserDialogProps, 'open' | 'onClose' | 'shared'>;

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
    <div>
      <Button variant="quiet" onClick={() => void show('').catch(() => undefined)}>
        <Icon name="ruler" />
        {dialog.labels.title}
      </Button>
      {Dialog && <Dialog {...dialog} shared={shared} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
