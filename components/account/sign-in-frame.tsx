import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { LanguageSwitcher } from '@/components/layout/language-switcher';
import { LegalBar } from '@/components/layout/legal-bar';
import { listLanguages } from '@/components/layout/list-languages';
import { Logo } from '@/components/layout/logo';
import { SwimmingOtter } from '@/components/layout/swimming-otter';
import { Container } from '@/components/ui/container';
import { LaneRope } from '@/components/ui/lane-rope';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { sameInEveryLocale } from '@/lib/customer/account/unlocalized-route';
import { AuthCard, type AuthCardProps } from './auth-card';
import styles from './sign-in-frame.module.css';
import { type Locale } from '@/backend/contract/locales';

interface SignInFrameProps extends AuthCardProps {
  locale: Locale;
  /** Same in every language. */
  path: string;
}

/** Layout of signing in and up: the otter in its pool beside the card, home and legal pages within reach, no menus. */
export async function SignInFrame({ locale, path, ...card }: SignInFrameProps) {
  const [t, withdrawal, { settings, locales, withdrawalPath }] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'withdrawal' }),
    loadLayoutData(locale),
  ]);
  const languages = listLanguages(locales, sameInEveryLocale(path));
  return (
    <div className={styles.page}>
      <header className={styles.pool}>
        <Logo settings={settings} label={t('home')} priority />
        {settings?.tagline && <p className={styles.claim}>{settings.tagline}</p>}
        <div className={styles.otter}>
          <SwimmingOtter />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <AuthCard {...card} />
      </main>
      <footer className={styles.footer} data-print="hidden">
        <LaneRope />
        <Container className={styles.links}>
          <div className={styles.languages}>
            {languages.length > 1 && (
              <LanguageSwitcher current={locale} languages={languages} label={t('footer.languages')} />
            )}
          </div>
          {/* Required by law on every page. */}
          {withdrawalPath && (
            <Link href={withdrawalPath} prefetch={false} className={styles.withdrawal}>
              {withdrawal('function')}
            </Link>
          )}
        </Container>
        <LegalBar locale={locale} />
      </footer>
    </div>
  );
}
