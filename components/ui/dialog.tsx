'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button and, unless `steady`, a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** A click beside it does not close it: something may have been typed. */
  steady?: boolean;
  /** 'sheet' comes in from the side and is as high as the screen. */
  shape?: 'card' | 'sheet';
}

/** The browser's own modal dialog: it holds the focus, makes the rest inert and gives the focus back. */
export function Dialog({ open, onClose, title, closeLabel, children, shape = 'card', steady = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={titleId}
      onClose={open ? onClose : undefined}
      closedby={steady ? 'closerequest' : 'any'}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
