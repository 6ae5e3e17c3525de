import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'm' | 'l';
  /** Full width. */
  wide?: boolean;
}

/** Shared look of buttons and of links that look like buttons. */
export function buttonClass({ variant = 'primary', size = 'm', wide = false }: ButtonLook, extra?: string): string {
  return [styles.button, styles[variant], styles[size], wide && styles.wide, extra].filter(Boolean).join(' ');
}
