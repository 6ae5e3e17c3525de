import { getTranslations } from 'next-intl/server';
import { AuthLayout } from '@/components/account/auth-layout';
import { CodeForm } from '@/components/ui/code-form';
import { formatDay } from '@/lib/academy/children/format-day';
import { loadCheck } from '@/lib/academy/certificates/load-check';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import type { CertificateCheck as Checked } from '@/backend/contract/certificates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { serverRoutes } from '@/backend/contract/routes';
import styles from './certificate-check.module.css';

const STATUS = { unknown: 404, busy: 429, unavailable: 503 } as const;

interface CertificateCheckProps {
  /** As typed or scanned; null: nothing yet. */
  serial: string | null;
  locale: Locale;
}

/** Whether a certificate was issued, for anybody who holds it. The URL is not repeated: who knows it may read what is here. */
export async function CertificateCheck({ serial, locale }: CertificateCheckProps) {
  const [t, { siteName }, found] = await Promise.all([
    getTranslations({ locale, namespace: 'certificateCheck' }),
    getSiteSettings(locale),
    serial === null ? null : loadCheck(locale, serial),
  ]);
  const path = serverRoutes.certificates;
  if (typeof found === 'object' && found !== null) {
    return (
      <AuthLayout locale={locale} path={path} title={t('valid.title')} lead={t('valid.lead', { shop: siteName })}>
        <Details found={found} locale={locale} />
        <p className={styles.meaning}>{t('meaning')}</p>
        <a href={serverRoutes.certificates} className={styles.again}>
          {t('again')}
        </a>
      </AuthLayout>
    );
  }
  const [title, lead] = found ? [t(`${found}.title`), t(`${found}.text`)] : [t('title'), t('lead')];
  return (
    <AuthLayout locale={locale} path={path} title={title} lead={lead} status={found ? STATUS[found] : undefined}>
      <CodeForm
        action={path}
        name="number"
        typed={serial ?? ''}
        text={{ label: t('serial'), hint: t('hint'), button: t('button') }}
      />
      <p className={styles.meaning}>{t('meaning')}</p>
    </AuthLayout>
  );
}

async function Details({ found, locale }: { found: Checked; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'certificateCheck' });
  const { level, language, day, initial, serial } = found;
  return (
    <dl className={styles.details}>
      <div>
        <dt>{t('level')}</dt>
        <dd lang={language === locale ? undefined : LOCALE_SETTINGS[language].tag}>{level}</dd>
      </div>
      <div>
        <dt>{t('date')}</dt>
        <dd>{formatDay(day, locale)}</dd>
      </div>
      <div>
        <dt>{t('initial')}</dt>
        <dd>{initial}</dd>
      </div>
      <div>
        <dt>{t('serial')}</dt>
        <dd className={styles.serial}>{serial}</dd>
      </div>
    </dl>
  );
}
