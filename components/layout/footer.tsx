import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Container } from '@/components/ui/container';
import { LaneRope } from '@/components/ui/lane-rope';
import styles from './footer.module.css';
import { LanguageSwitcher } from './language-switcher';
import { LegalBar } from './legal-bar';
import { listLanguages } from './list-languages';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { Logo } from './logo';
import { NavList } from './nav-list';
import { SocialLinks } from './social-links';
import { type Alternates } from '@/lib/i18n/alternates';
import { type Locale } from '@/backend/contract/locales';

export async function Footer({ locale, alternates }: { locale: Locale; alternates: Alternates }) {
  const [t, withdrawal, chrome] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'withdrawal' }),
    loadLayoutData(locale),
  ]);
  const { settings, primary, secondary, withdrawalPath } = chrome;
  return (
    <footer className={styles.footer} data-print="hidden">
      <LaneRope className={styles.rope} />
      <Container className={styles.columns}>
        <div className={styles.brand}>
          <Logo settings={settings} label={t('home')} />
          {settings?.footerText && <p className={styles.claim}>{settings.footerText}</p>}
          <SocialLinks links={settings?.socialLinks ?? []} title={t('footer.follow')} note={t('external')} />
        </div>
        <div>
          <h2 className={styles.title}>{t('footer.explore')}</h2>
          <NavList items={primary} label={t('footer.explore')} />
        </div>
        <div>
          <h2 className={styles.title}>{t('footer.service')}</h2>
          <NavList items={secondary} label={t('footer.service')} />
          {/* Required by law on every page, regardless of the CMS menus. */}
          {withdrawalPath && (
            <Link href={withdrawalPath} prefetch={false} className={styles.withdrawal}>
              {withdrawal('function')}
            </Link>
          )}
        </div>
        {chrome.locales.length > 1 && (
          <div>
            <h2 className={styles.title}>{t('footer.languages')}</h2>
            <LanguageSwitcher
              current={locale}
              languages={listLanguages(chrome.locales, alternates)}
              label={t('footer.languages')}
            />
          </div>
        )}
      </Container>
      <LegalBar locale={locale} />
    </footer>
  );
}
