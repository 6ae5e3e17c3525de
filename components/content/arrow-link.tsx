import { Icon } from '@/components/ui/icon';
import { SafeLink } from '@/components/ui/safe-link';
import styles from './arrow-link.module.css';

interface ArrowLinkProps {
  href: string;
  label: string;
  externalNote?: string;
  back?: boolean;
}

/** Secondary link forwards or backwards. */
export function ArrowLink({ href, label, externalNote = '', back = false }: ArrowLinkProps) {
  return (
    <SafeLink href={href} externalNote={externalNote} className={back ? `${styles.link} ${styles.back}` : styles.link}>
      {label}
      <Icon name="arrow-right" className={styles.arrow} />
    </SafeLink>
  );
}
