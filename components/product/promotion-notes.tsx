import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { announcementsFor } from '@/lib/catalog/promotions/announce';
import { listPromotions } from '@/lib/catalog/promotions/promotion-queries';
import type { Locale } from '@/backend/contract/locales';
import styles from './promotion-notes.module.css';

/** Promotions that a product is part of; nothing while there are none. */
export async function PromotionNotes({ product, locale }: { product: string; locale: Locale }) {
  const announcements = announcementsFor(product, await listPromotions(locale), locale);
  if (announcements.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'promotions' });
  return (
    <ul role="list" className={styles.notes}>
      {announcements.map(({ key, values }, index) => (
        <li key={index} className={styles.note}>
          <Icon name="star" />
          {t(key, values)}
        </li>
      ))}
    </ul>
  );
}
