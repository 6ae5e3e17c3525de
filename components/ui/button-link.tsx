import Link from 'next/link';
import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';

export interface ButtonLinkProps extends Omit<ComponentProps<typeof Link>, keyof ButtonLook>, ButtonLook {}

export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
