'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { type CheckData, checkResponse } from '@/lib/academy/level-check/check-model';
import { callApi } from '@/lib/core/api';
import { LevelCheck } from './level-check';
import { NO_ANSWERS } from './given-answers';

export interface LevelCheckDialogProps {
  labels: { title: string; close: string; loading: string; unavailable: string; retry: string };
  open: boolean;
  onClose: () => void;
}

/** The level check. What was answered stays while the page does, also when the dialog is closed meanwhile. */
export function LevelCheckDialog({ labels, open, onClose }: LevelCheckDialogProps) {
  const [data, setData] = useState<CheckData | 'failed' | null>(null);
  const [given, setGiven] = useState(NO_ANSWERS);
  const isNeeded = open && data === null;

  useEffect(() => {
    if (!isNeeded) return;
    let current = true;
    void callApi('/api/level-check', { schema: checkResponse }).then((result) => {
      if (current) setData(result.ok && result.data.data.levels.length > 0 ? result.data.data : 'failed');
    });
    return () => {
      current = false;
    };
  }, [isNeeded]);

  return createPortal(
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close} steady>
      {data === null && <p role="status">{labels.loading}</p>}
      {data === 'failed' && (
        <Notice tone="error" role="alert">
          <p>{labels.unavailable}</p>
          <Button variant="secondary" onClick={() => setData(null)}>
            {labels.retry}
          </Button>
        </Notice>
      )}
      {data !== null && data !== 'failed' && <LevelCheck data={data} given={given} onChange={setGiven} />}
    </Dialog>,
    document.body,
  );
}
