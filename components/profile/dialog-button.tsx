'use client';

import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useHydrated } from '@/lib/core/use-hydrated';

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'aria-label'> {
  label: ReactNode;
  title: string;
  closeLabel: string;
  /** Content of the dialog; mounted anew each time, so no input or secret remains. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a form in a dialog. */
export function DialogButton({
  label,
  title,
  closeLabel,
  children,
  variant = 'secondary',
  ...button
}: DialogButtonProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} variant={variant} disabled={!hydrated} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title} closeLabel={closeLabel} steady>
        {children(close)}
      </Dialog>
    </>
  );
}
