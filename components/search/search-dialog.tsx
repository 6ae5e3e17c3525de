'use client';

import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { SearchLabels } from './labels';
import { SearchField } from './search-field';

export interface SearchDialogProps {
  open: boolean;
  labels: SearchLabels;
  onClose: () => void;
}

/** The search in a dialog, on any page. */
export function SearchDialog({ open, labels, onClose }: SearchDialogProps) {
  const box = useRef<HTMLDivElement>(null);

  // After the dialog has opened, which focuses its first button.
  useEffect(() => {
    if (open) box.current?.querySelector('input')?.focus();
  }, [open]);

  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close}>
      <div ref={box}>
        <SearchField labels={labels} onLeave={onClose} />
      </div>
    </Dialog>
  );
}
