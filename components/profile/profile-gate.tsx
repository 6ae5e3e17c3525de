import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/content/page-head';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { nullIfNotFound } from '@/lib/backend/with-fallback';
import { getPagePath, getSiteSettings } from '@/lib/content/pages/page-queries';
import type { Block } from '@/lib/content/pages/blocks';
import styles from './profile.module.css';
import { type Locale } from '@/backend/contract/locales';

interface ProfileGateProps {
  block: Extract<Block, { kind: 'profile' }>;
  locale: Locale;
}

/** Placeholder on pages that are identical for all visitors, where an editor used the profile block. */
export async function ProfileGate({ block, locale }: ProfileGateProps) {
  const [t, { profileSlug }] = await Promise.all([
    getTranslations({ locale, namespace: 'profile.signedOut' }),
    getSiteSettings(locale),
  ]);
  const path = await nullIfNotFound(getPagePath(locale, profileSlug));
  return (
    <>
      <PageHead title={block.title} />
      <Container className={styles.columns}>
        <div>
          {path && (
            <ButtonLink href={path} prefetch={false}>
              {t('open')}
            </ButtonLink>
          )}
        </div>
      </Container>
    </>
  );
}
