import { getTranslations } from 'next-intl/server';
import { SafeLink } from '@/components/ui/safe-link';
import type { MenuItem } from '@/lib/content/pages/types';
import styles from './nav-list.module.css';

/** A CMS menu. Renders nothing without items, so that no empty landmark is announced. */
export async function NavList({ items, label, className }: { items: MenuItem[]; label: string; className?: string }) {
  if (items.length === 0) return null;
  const t = await getTranslations('layout');
  return (
    <nav aria-label={label} className={className}>
      <ul role="list">
        {items.map(({ id, title, path }) => (
          <li key={id}>
            <SafeLink href={path} externalNote={t('external')} className={styles.link}>
              {title}
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
