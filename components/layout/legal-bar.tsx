import { getTranslations } from 'next-intl/server';
import { ConsentSettingsLink } from '@/components/consent/settings-link';
import { Container } from '@/components/ui/container';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { CompanyLines } from './company-lines';
import styles from './legal-bar.module.css';
import { NavList } from './nav-list';
import { type Locale } from '@/backend/contract/locales';

/** End of every page: legal pages, cookie settings and the company's details. */
export async function LegalBar({ locale }: { locale: Locale }) {
  const [t, consent, { settings, legal }] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'consent' }),
    loadLayoutData(locale),
  ]);
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: settings?.timeZone }).format(new Date());
  return (
    <div className={styles.legal}>
      <Container className={styles.rows}>
        <div className={styles.nav}>
          <NavList items={legal} label={t('nav.legal')} />
          <ConsentSettingsLink label={consent('settings')} />
        </div>
        {settings && <CompanyLines company={settings.company} cocLabel={t('footer.coc')} vatLabel={t('footer.vat')} />}
        {settings && <p>{t('footer.copyright', { year, company: settings.company.name })}</p>}
      </Container>
    </div>
  );
}
