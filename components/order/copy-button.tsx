'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

const SHOWN_MS = 3_000;

interface CopyButtonProps {
  text: string;
  /** Names the copied value for screen readers. */
  label: string;
  shortLabel: string;
  done: string;
}

/** Copies a text to the clipboard and announces it. */
export function CopyButton({ text, label, shortLabel, done }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(setCopied, SHOWN_MS, false);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without permission or in an insecure context, the text can still be selected manually.
    }
  };

  return (
    <span>
      <Button variant="quiet" aria-label={label} onClick={() => void copy()}>
        {copied && <Icon name="check" />}
        {copied ? done : shortLabel}
      </Button>
      <span role="status">{copied && <VisuallyHidden>{done}</VisuallyHidden>}</span>
    </span>
  );
}
