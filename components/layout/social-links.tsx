import { Icon } from '@/components/ui/icon';
import type { SiteSettings } from '@/lib/content/pages/types';
import styles from './social-links.module.css';

const NAMES = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', x: 'X', tiktok: 'TikTok' } as const;

interface SocialLinksProps {
  links: SiteSettings['socialLinks'];
  title: string;
  /** Announces that the link is external. */
  note: string;
}

export function SocialLinks({ links, title, note }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul role="list" aria-label={title} className={styles.list}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noopener noreferrer" className={styles.link}>
            <Icon name={network} size={22} label={`${NAMES[network]} (${note})`} />
          </a>
        </li>
      ))}
    </ul>
  );
}
