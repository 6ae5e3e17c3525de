import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PreviewBar } from '@/components/preview/preview-bar';
import { Container } from '@/components/ui/container';
import { Breadcrumbs } from './breadcrumbs';
import { Footer } from './footer';
import styles from './page-frame.module.css';
import { type Alternates } from '@/lib/i18n/alternates';
import { type Link } from '@/lib/core/link';
import { type Locale } from '@/backend/contract/locales';

interface PageFrameProps {
  locale: Locale;
  /** Paths of the page in the other languages; missing languages link to their home page. */
  alternates: Alternates;
  breadcrumbs?: Link[];
  /** Makes the server respond with this status, see server.ts. */
  status?: number;
  children: ReactNode;
}

/** Common frame of all pages, between header and end. */
export async function PageFrame({ locale, alternates, breadcrumbs = [], status, children }: PageFrameProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <>
      <PreviewBar locale={locale} />
      <main id="main" tabIndex={-1} className={styles.main} data-http-status={status}>
        {breadcrumbs.length > 1 && (
          <Container>
            <Breadcrumbs items={breadcrumbs} label={t('nav.breadcrumbs')} locale={locale} />
          </Container>
        )}
        {children}
      </main>
      <Footer locale={locale} alternates={alternates} />
    </>
  );
}
