'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon';

interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and, unless `steady`, a click on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Ignores clicks on the backdrop, for dialogs with input. */
  steady?: boolean;
  /** 'sheet' slides in from the side at full height. */
  shape?: 'card' | 'sheet';
}

/** The native modal dialog: it traps the focus, makes the rest inert and restores the focus. */
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
      onCancel={(event) => {
        // File inputs have such an event as well.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // This event is late: by now the dialog may be open again. It is needed where `cancel` can not be prevented.
      onClose={() => {
        if (open && !dialog.current?.open) onClose();
      }}
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
