import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { SiteSettings } from '@/lib/content/pages/types';
import styles from './logo.module.css';

interface LogoProps {
  settings: SiteSettings | null;
  label: string;
  priority?: boolean;
}

/** Link to the home page. The shop's name replaces a missing logo (or backend). */
export function Logo({ settings, label, priority }: LogoProps) {
  const name = settings?.siteName ?? '';
  return (
    <Link href="/" prefetch={false} className={styles.logo} aria-label={name ? `${name}: ${label}` : label}>
      {settings?.logo ? (
        <Picture image={{ ...settings.logo, alt: '' }} sizes="9rem" priority={priority} className={styles.image} />
      ) : (
        <span className={styles.name}>{name || label}</span>
      )}
    </Link>
  );
}
