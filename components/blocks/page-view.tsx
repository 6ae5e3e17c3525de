import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import type { Page } from '@/lib/content/pages/types';
import { isPreview } from '@/lib/backend/draft-mode';
import { BlockRenderer, shownBlocks } from './block-renderer';
import { FaqJsonLd } from './faq-json-ld';
import { PageHead } from '@/components/content/page-head';
import { type Locale } from '@/backend/contract/locales';

interface PageViewProps {
  page: Page;
  locale: Locale;
  /** The listing segment that middleware derived from the query. */
  query: string | null;
  /** Replaces the profile block on the page that is rendered per customer. */
  profile?: ReactNode;
}

/** A page built in the CMS. Its first block opens it and falls back to the page's title. */
export async function PageView({ page, locale, query, profile }: PageViewProps) {
  const preview = await isPreview();
  const [first, ...others] = shownBlocks(page.blocks, preview);
  return (
    <PageFrame locale={locale} alternates={page.alternates} breadcrumbs={page.breadcrumbs}>
      <FaqJsonLd items={page.blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []))} />
      {first ? (
        <BlockRenderer
          blocks={[{ ...first, title: first.title || page.title }, ...others]}
          context={{ locale, path: page.path, query, profile, preview }}
        />
      ) : (
        <PageHead title={page.title} />
      )}
    </PageFrame>
  );
}
