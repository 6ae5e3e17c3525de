import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { Locale } from '@/backend/contract/locales';
import { routes } from '@/backend/contract/routes';
import styles from './certificate-check.module.css';

/** Asks for a serial; works without JavaScript and keeps what was typed. */
export async function SerialForm({ typed, locale }: { typed: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'certificateCheck' });
  return (
    <form method="get" action={routes.certificates} className={styles.form}>
      <label htmlFor="serial" className={styles.label}>
        {t('serial')}
      </label>
      <input
        id="serial"
        name="number"
        defaultValue={typed}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="serial-hint"
        className={styles.field}
      />
      <p id="serial-hint" className={styles.hint}>
        {t('hint')}
      </p>
      <Button type="submit" size="l" wide>
        {t('button')}
      </Button>
    </form>
  );
}
