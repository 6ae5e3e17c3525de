import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { getPagePath } from '@/lib/content/pages/page-queries';
import { getLabels } from '@/lib/forms/get-labels';
import { FavouritesIsland } from './favourites-island';
import styles from './favourites-view.module.css';
import { type Locale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

/** The same for all visitors; the browser knows the list. */
export async function FavouritesView({ locale }: { locale: Locale }) {
  const [t, { lead, gone, shared, share, error }, shopPath] = await Promise.all([
    getTranslations({ locale, namespace: 'favourites' }),
    getLabels(locale, 'favourites'),
    getPagePath(locale, PAGE_SLUGS.shop),
  ]);
  return (
    <Container className={styles.view}>
      <h1>{t('title')}</h1>
      <noscript>
        <Notice tone="warning">{t('noScript')}</Notice>
      </noscript>
      <FavouritesIsland
        labels={{ lead, gone, shared, share, error }}
        skeleton={
          <div className={styles.skeleton} aria-busy="true">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton height="20rem" />
            <Skeleton height="20rem" />
          </div>
        }
        empty={
          <div className={styles.empty}>
            <img src="/images/empty-favourites.svg" alt="" width={240} height={180} className={styles.picture} />
            <h2>{t('emptyTitle')}</h2>
            <p>{t('emptyText')}</p>
            <ButtonLink href={shopPath}>{t('toShop')}</ButtonLink>
          </div>
        }
      />
    </Container>
  );
}
