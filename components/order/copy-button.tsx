'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

const SHOWN_MS = 3_000;

interface CopyButtonProps {
  text: string;
  /** Says what is copied, for who can't see the line it stands on. */
  label: string;
  shortLabel: string;
  done: string;
}

/** Puts a text on the clipboard and says so. */
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
      // Without permission, or on an insecure address, the text can still be selected by hand.
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
