import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { SignInLink } from '@/components/account/sign-in-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { PageHead } from '@/components/content/page-head';
import { routes } from '@/backend/contract/routes';
import { SessionNotice } from './session-notice';
import styles from './profile.module.css';
import { type Locale } from '@/backend/contract/locales';

/** The profile for anonymous visitors: sign-in options. */
export async function SignedOut({ title, path, locale }: { title: string; path: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'profile.signedOut' });
  return (
    <>
      <PageHead title={title} />
      <Container className={styles.columns}>
        <div className={styles.card}>
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
          <div className={styles.buttons}>
            <SignInLink path={path} label={t('login')} />
            <ButtonLink href={routes.register} variant="secondary" prefetch={false}>
              {t('register')}
            </ButtonLink>
          </div>
          <Link href={routes.findOrder} prefetch={false}>
            {t('find')}
          </Link>
        </div>
      </Container>
      <SessionNotice />
    </>
  );
}
