import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows progress and ignores further clicks, but keeps the focus. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? refuseClick : onClick}
    >
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

function refuseClick(event: MouseEvent): void {
  event.preventDefault();
}
