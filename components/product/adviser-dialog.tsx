'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { callApi } from '@/lib/core/api';
import { type AdviserData, adviserResponse } from '@/lib/discovery/size-advice/adviser-model';
import { SizeAdviser } from './size-adviser';

export interface AdviserDialogProps {
  /** On a product page: its slug. */
  product?: string;
  /** On a listing: its path. */
  listing?: string;
  labels: { title: string; close: string; loading: string; unavailable: string };
  /** The fragment of a shared link, or empty. */
  shared: string;
  open: boolean;
  onClose: () => void;
}

/** The size adviser of a product page or listing, with current stock. */
export function AdviserDialog({ product, listing, labels, shared, open, onClose }: AdviserDialogProps) {
  const [data, setData] = useState<AdviserData | 'failed' | null>(null);

  useEffect(() => {
    if (!open) return;
    const query = product ? `?product=${encodeURIComponent(product)}` : '';
    let current = true;
    void callApi(`/api/size-advice${query}`, { method: 'GET', schema: adviserResponse }).then((result) => {
      if (current) setData(result.ok && result.data.data.models.length > 0 ? result.data.data : 'failed');
    });
    return () => {
      current = false;
    };
  }, [open, product]);

  // The button is in the form of the buy box, and a form cannot be inside another.
  return createPortal(
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close} steady>
      {data === null && <p role="status">{labels.loading}</p>}
      {data === 'failed' && (
        <Notice tone="error" role="alert">
          <p>{labels.unavailable}</p>
        </Notice>
      )}
      {data !== null && data !== 'failed' && (
        <SizeAdviser
          id="size-adviser"
          data={data}
          shared={shared}
          listing={listing}
          onChosen={product ? onClose : undefined}
        />
      )}
    </Dialog>,
    document.body,
  );
}
