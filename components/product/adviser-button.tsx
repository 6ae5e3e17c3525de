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
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<AdviserDialogProps>; shared: string }>();

  /** Offline, or after a deployment of another version, nothing opens: pressing again retries. */
  const show = (shared: string) =>
    import('./adviser-dialog').then(
      ({ AdviserDialog }) => {
        setLoaded({ Dialog: AdviserDialog, shared });
        setOpen(true);
      },
      () => {},
    );

  const showShared = useEffectEvent(() => {
    const shared = takeShared();
    if (shared) void show(shared);
  });

  useEffect(() => {
    showShared();
    const listen = () => showShared();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, []);

  return (
    <div>
      <Button variant="quiet" onClick={() => void show('')}>
        <Icon name="ruler" />
        {dialog.labels.title}
      </Button>
      {loaded && (
        <loaded.Dialog
          {...dialog}
          key={loaded.shared}
          shared={loaded.shared}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
