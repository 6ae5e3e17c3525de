import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { routes } from '@/backend/contract/routes';
import styles from './payment.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Full page for unknown orders; the server responds with 404. */
export async function OrderNotFound({ locale }: { locale: Locale }) {
  const [t, find] = await Promise.all([
    getTranslations({ locale, namespace: 'profile.lost' }),
    getTranslations({ locale, namespace: 'profile.find' }),
  ]);
  return (
    <PageFrame locale={locale} alternates={{}} status={404}>
      <Container width="text" className={styles.result} as="section">
        <img src="/images/payment-error.svg" alt="" width={240} height={180} className={styles.picture} />
        <h1 className={styles.title}>{t('title')}</h1>
        <p>{t('text')}</p>
        <ButtonLink href={routes.findOrder} size="l" prefetch={false}>
          {find('link')}
        </ButtonLink>
      </Container>
    </PageFrame>
  );
}
