import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/backend/contract/routes';
import styles from './plain-search.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Search form without script, for error views that any page may show. */
export async function PlainSearch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' });
  return (
    <form action={routes.search} role="search" className={styles.form}>
      <label htmlFor="plain-search" className={styles.label}>
        {t('label')}
      </label>
      <div className={styles.row}>
        <input
          id="plain-search"
          type="search"
          name="q"
          className={styles.field}
          placeholder={t('placeholder')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" label={t('submit')} />
        </button>
      </div>
    </form>
  );
}
