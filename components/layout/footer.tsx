import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { ConsentSettingsLink } from '@/components/consent/settings-link';
import { Container } from '@/components/ui/container';
import { LaneRope } from '@/components/ui/lane-rope';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { CompanyLines } from './company-lines';
import styles from './footer.module.css';
import { LanguageSwitcher } from './language-switcher';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { Logo } from './logo';
import { NavList } from './nav-list';
import { SocialLinks } from './social-links';
import { type Alternates } from '@/lib/i18n/alternates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

export async function Footer({ locale, alternates }: { locale: Locale; alternates: Alternates }) {
  const [t, consent, withdrawal, chrome] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'consent' }),
    getTranslations({ locale, namespace: 'withdrawal' }),
    loadLayoutData(locale),
  ]);
  const { settings, primary, secondary, legal, withdrawalPath } = chrome;
  const languages = chrome.locales.map((code) => ({
    code,
    name: LOCALE_SETTINGS[code].name,
    href: absoluteUrl(code, alternates[code] ?? '/'),
  }));
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: settings?.timeZone }).format(new Date());
  return (
    <footer className={styles.footer} data-print="hidden">
      <LaneRope className={styles.rope} />
      <Container className={styles.columns}>
        <div className={styles.brand}>
          <Logo settings={settings} label={t('home')} />
          {settings?.footerText && <p className={styles.claim}>{settings.footerText}</p>}
          <SocialLinks links={settings?.socialLinks ?? []} title={t('footer.follow')} note={t('external')} />
        </div>
        <div className={styles.column}>
          <h2 className={styles.title}>{t('footer.explore')}</h2>
          <NavList items={primary} label={t('footer.explore')} />
        </div>
        <div className={styles.column}>
          <h2 className={styles.title}>{t('footer.service')}</h2>
          <NavList items={secondary} label={t('footer.service')} />
          {/* Required by law on every page, regardless of the CMS menus. */}
          {withdrawalPath && (
            <Link href={withdrawalPath} prefetch={false} className={styles.withdrawal}>
              {withdrawal('function')}
            </Link>
          )}
        </div>
        <div className={styles.column}>
          <h2 className={styles.title}>{t('footer.languages')}</h2>
          <LanguageSwitcher current={locale} languages={languages} label={t('footer.languages')} />
        </div>
      </Container>
      <div className={styles.legal}>
        <Container className={styles.legalRows}>
          <div className={styles.legalNav}>
            <NavList items={legal} label={t('nav.legal')} />
            <ConsentSettingsLink label={consent('settings')} />
          </div>
          {settings && (
            <CompanyLines company={settings.company} cocLabel={t('footer.coc')} vatLabel={t('footer.vat')} />
          )}
          {settings && <p>{t('footer.copyright', { year, company: settings.company.name })}</p>}
        </Container>
      </div>
    </footer>
  );
}
