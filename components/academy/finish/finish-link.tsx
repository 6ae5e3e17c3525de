import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/backend/contract/locales';
import { finishPath } from '@/backend/contract/paths';
import styles from './finish-link.module.css';

/** To what each child can do of a level; the same for all visitors. */
export async function FinishLink({ level, locale }: { level: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'finish' });
  return (
    <p>
      <a href={finishPath(level)} className={styles.link}>
        <Icon name="star" /> {t('link')}
      </a>
    </p>
  );
}
